import { subdivisionName } from "./census-places.ts";
import type { PlaceRow, Sources } from "./place-row.ts";
import { cityRow, compare, groupKey, kmToZip } from "./place-row.ts";
import type { City, ZipCode } from "./sources.ts";

/** A city without a postal name of its own gets the ZIP areas centred this close to it. */
const AREA_KM = 6;
const MAX_AREA_ZIPS = 8;

/** The five counties of New York City: their neighbourhoods share names with places of the state. */
const NEW_YORK_CITY = "36005 36047 36061 36081 36085".split(" ");

/**
 * Rows of the cities without a postal name (`left`): those that the Census has too, those of Puerto Rico, which it does not name, and those
 * of the alias table. Throws when a row of that table names no city, or one that is known without it, so that the table cannot become
 * outdated.
 */
export function citiesWithoutPost(
  left: readonly City[],
  postal: readonly PlaceRow[],
  sources: Sources,
): PlaceRow[] {
  const toRow = (city: City) => cityRow(city, "a", zipsAround(city, sources.zipCodes));
  const confirmed = new Map<City, City>();
  const confirm = censusConfirmation(postal, sources);
  for (const city of left.toSorted((a, b) => b.population - a.population)) {
    const known = city.state === "PR" ? city : confirm(city);
    if (known !== undefined) confirmed.set(city, known);
  }
  const others = left.filter((city) => !confirmed.has(city));
  return [...confirmed.values(), ...namedByHand(others, sources)].map(toRow);
}

/** The Census's record of a city: a place of that name, or the subdivision of that name in the county of the city. */
function censusConfirmation(postal: readonly PlaceRow[], { census, countyAt }: Sources) {
  const subdivisions = Map.groupBy(
    census.filter(({ county }) => county !== undefined),
    groupKey,
  );
  const free = new Map<string, number>();
  const add = (key: string, count: number) => free.set(key, (free.get(key) ?? 0) + count);
  for (const place of census) if (place.county === undefined) add(groupKey(place), 1);
  for (const row of postal) add(groupKey(row), -1);
  const taken = new Set(postal.map(groupKey));
  return (city: City): City | undefined => {
    const bare = { state: city.state, name: city.name.replace(/ Township$/, "") };
    const county = countyAt(city);
    const own = subdivisions.get(groupKey(bare))?.find((place) => place.county === county);
    const named = own && { ...city, ...(own.county !== undefined && { countyFips: own.county }) };
    const isNeighbourhood = county !== undefined && NEW_YORK_CITY.includes(county);
    const isPlace = !isNeighbourhood && (free.get(groupKey(city)) ?? 0) > 0;
    if (isPlace) add(groupKey(city), -1);
    const isTaken = taken.has(groupKey(city));
    taken.add(groupKey(city));
    if (isPlace || named === undefined || own === undefined)
      return isPlace ? (named ?? city) : named;
    return isTaken ? { ...named, name: subdivisionName(own) } : named;
  };
}

function namedByHand(left: readonly City[], { nonPostalCities }: Sources): City[] {
  return Object.entries(nonPostalCities).flatMap(([state, names]) =>
    names.split(", ").map((name) => {
      const key = groupKey({ state, name });
      const city = left.find((one) => groupKey(one) === key);
      if (city === undefined) throw new Error(`Alias table: no unknown city "${name}" in ${state}`);
      return city;
    }),
  );
}

/** The nearest ZIP areas within 6 km, or else the single nearest one within 12. */
function zipsAround(city: City, zipCodes: ZipCode[]): ZipCode[] {
  const near = zipCodes
    .filter((zip) => zip.area !== undefined && zip.state === city.state)
    .filter((zip) => kmToZip(city, zip) <= 2 * AREA_KM)
    .toSorted((a, b) => kmToZip(city, a) - kmToZip(city, b));
  const closest = near.filter((zip) => kmToZip(city, zip) <= AREA_KM);
  return (closest.length > 0 ? closest : near.slice(0, 1))
    .slice(0, MAX_AREA_ZIPS)
    .toSorted((a, b) => compare(a.zip, b.zip));
}
