import { parsePhoneLines } from "@mainstreet/contract/bulk-lines";
import { isUnknownState } from "@mainstreet/contract/creation-runs";
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
 * Counts distinct cities, and those of each business. A business is known by its or its company's name, else by the phone that
 * its row names; rows that name neither get one of the form's phone numbers (`phones`) and are of one business.
 */
export function spreadOf(rows: readonly BulkRow[], phones: string): Spread {
  const shared = new Set(parsePhoneLines(phones).phones.map(phoneDigits));
  const cities = new Set<string>();
  const byBusiness = new Map<string, Set<string>>();
  const cityOf = cityKeys(rows);
  for (const row of rows) {
    const city = cityOf(row);
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

const FULL_WORDS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
]);

/** What spellings of one city's name have in common. */
function nameKey(city: string): string {
  const words = city.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.map((word) => FULL_WORDS.get(word) ?? word).join("");
}

/** What rows of one city have in common. A city without its state is taken for one of that name whose state is given. */
function cityKeys(rows: readonly BulkRow[]): (row: BulkRow) => string {
  const named = new Map<string, string>();
  for (const { city, state } of rows)
    if (!isUnknownState(state)) named.set(nameKey(city), stateKey(state));
  return ({ city, state }) => {
    const name = nameKey(city);
    return `${name}, ${isUnknownState(state) ? (named.get(name) ?? "") : stateKey(state)}`;
  };
}

const stateKey = (state: string) => stateCode(state) ?? lettersOf(state);

function businessKey(row: BulkRow, shared: ReadonlySet<string>): string {
  const { business, company, phone } = row;
  const name = lettersOf(business || company);
  if (name !== "") return `company ${name}`;
  const digits = phoneDigits(phone);
  return shared.has(digits) ? "of the form" : `phone ${digits}`;
}
