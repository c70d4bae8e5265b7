import { parsePhoneLines } from "@mainstreet/contract/bulk-lines";
import { phoneDigits } from "@mainstreet/contract/phone";
import { stateCode } from "@mainstreet/contract/us-states";
import type { BulkRow } from "./bulk-rows.ts";

/** More cities than this of one business, and the doorway rule of search engines is to be thought of (GS-12). */
const DOORWAY_CITIES = 50;

/** How the sites of a run spread over cities and businesses. */
export type Spread = {
  /** Cities in all. */
  cities: number;
  /** Businesses with more than {@link DOORWAY_CITIES} cities. */
  crowded: number;
  /** Cities of the business that has most. */
  mostCities: number;
};

/**
 * Counts distinct cities, and those of each business. A business is known by its company's name, else by the phone that
 * its row names; rows that name neither get one of the form's phone numbers (`phones`) and are of one business.
 */
export function spreadOf(rows: readonly BulkRow[], phones: string): Spread {
  const shared = new Set(parsePhoneLines(phones).phones.map(phoneDigits));
  const cities = new Set<string>();
  const byBusiness = new Map<string, Set<string>>();
  for (const row of rows) {
    const city = cityKey(row);
    const business = businessKey(row, shared);
    cities.add(city);
    byBusiness.set(business, (byBusiness.get(business) ?? new Set()).add(city));
  }
  const counts = [...byBusiness.values()].map(({ size }) => size);
  return {
    cities: cities.size,
    crowded: counts.filter((count) => count > DOORWAY_CITIES).length,
    mostCities: counts.reduce((most, count) => Math.max(most, count), 0),
  };
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function cityKey({ city, state }: BulkRow): string {
  return `${lettersOf(city)}, ${stateCode(state) ?? lettersOf(state)}`;
}

function businessKey({ company, phone }: BulkRow, shared: ReadonlySet<string>): string {
  const name = lettersOf(company);
  if (name !== "") return `company ${name}`;
  const digits = phoneDigits(phone);
  return shared.has(digits) ? "of the form" : `phone ${digits}`;
}
