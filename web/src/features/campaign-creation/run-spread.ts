import { parsePhoneLines } from "@mainstreet/contract/bulk-lines";
import { isUnknownState } from "@mainstreet/contract/creation-runs";
import { phoneDigits } from "@mainstreet/contract/phone";
import { stateCode } from "@mainstreet/contract/us-states";
import type { BulkRow } from "./bulk-rows.ts";
import { DOORWAY_CITIES } from "./doorway-cities.ts";

/** How the sites of a run spread over cities and businesses. */
export type Spread = {
  /** Cities in all. */
  cities: number;
  /** Businesses with more than {@link DOORWAY_CITIES} cities in which they show nothing. */
  crowded: number;
  /** The number of such cities of the business that has the most. */
  mostCities: number;
};

/** Whether the business of a row shows published evidence in the row's city. */
export type HasEvidence = (row: BulkRow) => boolean;

const NO_EVIDENCE: HasEvidence = () => false;

/**
 * Counts distinct cities, and for each business the cities in which it shows nothing. A business is identified by its own or
 * its company's name, else by the phone that its row names; rows that name neither get one of the form's phone numbers
 * (`phones`) and count as one business.
 */
export function spreadOf(
  rows: readonly BulkRow[],
  phones: string,
  hasEvidence = NO_EVIDENCE,
): Spread {
  const cityOf = cityKeys(rows);
  const groups = [...byBusiness(rows, phones).values()];
  const counts = groups.map(
    (group) => new Set(group.filter((row) => !hasEvidence(row)).map(cityOf)).size,
  );
  return {
    cities: new Set(rows.map(cityOf)).size,
    crowded: counts.filter((count) => count > DOORWAY_CITIES).length,
    mostCities: counts.reduce((most, count) => Math.max(most, count), 0),
  };
}

/** The rows of businesses with more than {@link DOORWAY_CITIES} cities. */
export function rowsOfCrowded(rows: readonly BulkRow[], phones: string): BulkRow[] {
  const cityOf = cityKeys(rows);
  return [...byBusiness(rows, phones).values()].flatMap((group) =>
    new Set(group.map(cityOf)).size > DOORWAY_CITIES ? group : [],
  );
}

/** The rows of the business with the most cities, the first row of each city. */
export function rowsOfLargest(rows: readonly BulkRow[], phones: string): BulkRow[] {
  const cityOf = cityKeys(rows);
  const businesses = [...byBusiness(rows, phones).values()].map((group) =>
    [...Map.groupBy(group, cityOf).values()].flatMap(([first]) => (first ? [first] : [])),
  );
  return businesses.reduce((most, one) => (one.length > most.length ? one : most), []);
}

function byBusiness(rows: readonly BulkRow[], phones: string): Map<string, BulkRow[]> {
  const shared = new Set(parsePhoneLines(phones).phones.map(phoneDigits));
  return Map.groupBy(rows, (row) => businessKey(row, shared));
}

/** A key that is equal for different spellings of one name. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const FULL_WORDS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
]);

/** A key that is equal for different spellings of one city's name. */
function nameKey(city: string): string {
  const words = city.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.map((word) => FULL_WORDS.get(word) ?? word).join("");
}

/** A key that is equal for rows of one city. A city without a state counts as a city of that name whose state is given. */
function cityKeys(rows: readonly BulkRow[]): (row: BulkRow) => string {
  const named = new Map<string, string>();
  for (const { city, state } of rows)
    if (!isUnknownState(state)) named.set(nameKey(city), stateKey(state));
  return ({ city, state }) => {
    const name = nameKey(city);
    return `${name}, ${isUnknownState(state) ? (named.get(name) ?? "") : stateKey(state)}`;
  };
}

/** A key that is equal for different spellings of one place. */
export const placeKey = ({ city, state }: { city: string; state: string }): string =>
  `${nameKey(city)}, ${stateKey(state)}`;

const stateKey = (state: string) => stateCode(state) ?? lettersOf(state);

function businessKey(row: BulkRow, shared: ReadonlySet<string>): string {
  const { business, company, phone } = row;
  const name = lettersOf(business || company);
  if (name !== "") return `company ${name}`;
  const digits = phoneDigits(phone);
  return shared.has(digits) ? "of the form" : `phone ${digits}`;
}
