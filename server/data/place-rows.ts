import type { Point } from "@mainstreet/generator/distance";
import { KM_PER_MILE, milesBetween } from "@mainstreet/generator/distance";
import { normaliseName } from "../src/features/places/normalise-name.ts";
import { POSTAL_NAME } from "./aliases.ts";
import type { City, ZipCode } from "./sources.ts";

/**
 * One place before facts are added. `source` tells how we know it is real: "c" a city with a postal
 * name, "a" a city of the alias table, "p" a postal name without a city record (never printed elsewhere).
 */
export type PlaceRow = Point & {
  key: string;
  name: string;
  state: string;
  source: "c" | "a" | "p";
  rank: number;
  code: string | null;
  zips: ZipCode[];
};

type Sources = {
  cities: City[];
  zipCodes: ZipCode[];
  /** Names by state, separated by ", ". */
  nonPostalCities: Readonly<Record<string, string>>;
};

/** ZIP codes farther than this from a place do not belong to it. */
const MAX_ZIP_KM = 30;
/** Two records of one name this close are one place. */
const SAME_PLACE_KM = 15;
/** A namesake's ZIP codes this far from the city belong to another place of the same name. */
const OTHER_PLACE_KM = 60;
/** A city without a postal name of its own gets the ZIP areas centred this close to it. */
const AREA_KM = 6;
const MAX_AREA_ZIPS = 8;

const km = (a: Point, b: Point) => milesBetween(a, b) * KM_PER_MILE;

/** The nearer of a ZIP code's two positions counts: either source alone puts some of them far off. */
const kmToZip = (place: Point, zip: ZipCode) =>
  Math.min(km(place, zip), zip.area === undefined ? Infinity : km(place, zip.area));

/**
 * Joins postal names and cities by state and normalised name. Cities without a postal name (ghosts)
 * are dropped unless the alias table names them. Ordered by key, state, then rank.
 */
export function joinPlaces({ cities, zipCodes, nonPostalCities }: Sources): PlaceRow[] {
  const citiesByKey = Map.groupBy(cities.map(withPostalName), groupKey);
  const zipsByKey = Map.groupBy(zipCodes, groupKey);
  const postal = [...zipsByKey].flatMap(([key, zips]) =>
    joinNamesakes(distinctCities(citiesByKey.get(key) ?? []), zips),
  );
  return [...postal, ...aliasCities(citiesByKey, zipCodes, nonPostalCities)].toSorted(
    (a, b) =>
      compare(a.key, b.key) ||
      compare(a.state, b.state) ||
      b.rank - a.rank ||
      compare(a.zips[0]?.zip ?? "", b.zips[0]?.zip ?? ""),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const groupKey = (record: { state: string; name: string }) =>
  `${record.state}|${normaliseName(record.name)}`;

const withPostalName = (city: City): City => ({
  ...city,
  name: POSTAL_NAME[city.state]?.[city.name] ?? city.name,
});

/** Most populous first; a namesake close to a larger one is the same place and only lends it its role. */
function distinctCities(cities: City[]): City[] {
  const distinct: City[] = [];
  for (const city of cities.toSorted((a, b) => b.population - a.population)) {
    const same = distinct.findIndex((other) => km(city, other) <= SAME_PLACE_KM);
    const known = distinct[same];
    if (known === undefined) distinct.push(city);
    else if (city.code.startsWith("PPLA")) distinct[same] = { ...known, code: city.code };
  }
  return distinct;
}

function joinNamesakes(cities: City[], zips: ZipCode[]): PlaceRow[] {
  const zipsOf = new Map<City, ZipCode[]>();
  const left: ZipCode[] = [];
  for (const zip of zips) {
    const [nearest] = cities.toSorted((a, b) => kmToZip(a, zip) - kmToZip(b, zip));
    if (nearest === undefined) left.push(zip);
    else if (kmToZip(nearest, zip) <= MAX_ZIP_KM)
      zipsOf.set(nearest, [...(zipsOf.get(nearest) ?? []), zip]);
    else if (kmToZip(nearest, zip) > OTHER_PLACE_KM && zip.area !== undefined) left.push(zip);
  }
  const matched = [...zipsOf].map(([city, own]) => cityRow(city, "c", own));
  return [...matched, ...postalRows(left)];
}

function cityRow(city: City, source: "c" | "a", zips: ZipCode[]): PlaceRow {
  return {
    key: normaliseName(city.name),
    name: city.name,
    state: city.state,
    source,
    rank: city.population,
    code: city.code,
    zips,
    latitude: city.latitude,
    longitude: city.longitude,
  };
}

/** Places known by postal name only, one for each cluster of ZIP codes, placed at the middle of their areas. */
function postalRows(zips: ZipCode[]): PlaceRow[] {
  const [first] = zips;
  if (first === undefined) return [];
  const near = zips.filter((zip) => kmToZip(first, zip) <= MAX_ZIP_KM);
  const areas = near.filter((zip) => zip.area !== undefined);
  const located = areas.length > 0 ? areas : near;
  const row: PlaceRow = {
    key: normaliseName(first.name),
    name: first.name,
    state: first.state,
    source: "p",
    rank: 0,
    code: null,
    zips: near,
    latitude: mean(located.map((zip) => zip.latitude)),
    longitude: mean(located.map((zip) => zip.longitude)),
  };
  return [row, ...postalRows(zips.filter((zip) => !near.includes(zip)))];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @throws {Error} when a row of the alias table names no city, so that the table cannot go stale. */
function aliasCities(
  citiesByKey: Map<string, City[]>,
  zipCodes: ZipCode[],
  nonPostalCities: Sources["nonPostalCities"],
): PlaceRow[] {
  return Object.entries(nonPostalCities).flatMap(([state, names]) =>
    names.split(", ").map((name) => {
      const [city] = distinctCities(citiesByKey.get(groupKey({ state, name })) ?? []);
      if (city === undefined) throw new Error(`Alias table: no city "${name}" in ${state}`);
      return cityRow(city, "a", zipsAround(city, zipCodes));
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
