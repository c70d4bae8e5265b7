import type { CensusPlace } from "./census-places.ts";
import type { PlaceRow } from "./place-row.ts";
import { groupKey, rowKey } from "./place-row.ts";

/** Names, separated by ", ", that two communities of a state have, of which the sources contain only the smaller one. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  CA: "Alta Sierra, Cottonwood, El Sobrante, Mira Monte, Mission Hills, San Miguel, Strawberry",
  CO: "Twin Lakes",
  CT: "Long Hill",
  FL: "Midway, Nocatee",
  GA: "Buckhead, Georgetown",
  HI: "Waimea",
  IL: "Lakewood",
  NY: "East Atlantic Beach, Greenville, Lakeview, Tuckahoe",
  OH: "Lincoln Heights, Northridge, Oakwood, Shiloh",
  PA: "Centerville, Fairhope, Ferndale, Frazer, Georgetown, Liberty, Oakland, Pottsgrove, Valley View",
  TN: "Halls",
  TX: "Ivanhoe, Medina, Palmer",
  VA: "Rose Hill, Wakefield, Woodlawn",
  WA: "Clear Lake",
};

/** Cities, separated by ", ", that GeoNames puts at another place of that name, or at none. */
export const MISPLACED_CITIES: Readonly<Record<string, string>> = {
  AZ: "LeChee",
  GA: "Indian Springs",
  IL: "Central City",
  LA: "Monticello",
  MD: "Riverside",
  MI: "Stony Point",
  MO: "Riverview",
  MS: "Lynchburg",
  NC: "Cove Creek",
  NM: "Lee Acres",
  OH: "Glendale",
  OK: "Meridian",
  PA: "Maple Glen, Mechanicsville",
  SC: "Shell Point",
  TN: "Central, Pine Crest",
  TX: "Ames, Plum Grove",
  WI: "Rome",
  WV: "Bethlehem",
};

/** A place of this rank, or with a postal name and a rank, is the one that its name means, even if others have the name. */
const WELL_KNOWN = 5_000;
const isWellKnown = ({ source, rank }: PlaceRow) => source === "c" || rank >= WELL_KNOWN;

/**
 * Keys, as "NC|salem", of names that another place of the state has too, which no source locates: the Census lists the name more
 * often than there are rows. Only a ZIP code shows which place is meant.
 */
export function sharedNames(rows: readonly PlaceRow[], census: readonly CensusPlace[]): string[] {
  const located = Map.groupBy(
    rows.filter(({ position }) => position !== null),
    rowKey,
  );
  const listed = Map.groupBy(
    census.filter(({ county }) => county === undefined),
    groupKey,
  );
  const isShared = (key: string, count: number) => {
    const own = located.get(key) ?? [];
    return own.length > 0 && own.length < count && !own.some(isWellKnown);
  };
  const found = [...listed].filter(([key, same]) => isShared(key, same.length));
  const byHand = Object.entries(SHARED_NAMES).flatMap(([state, names]) =>
    names.split(", ").map((name) => groupKey({ state, name })),
  );
  return [...new Set([...found.map(([key]) => key), ...byHand])].toSorted();
}
