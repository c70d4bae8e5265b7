import type { Point } from "@mainstreet/generator/distance";
import { KM_PER_MILE, milesBetween } from "@mainstreet/generator/distance";
import { normaliseName } from "../src/features/places/normalise-name.ts";
import type { CensusPlace } from "./census-places.ts";
import type { City, ZipCode } from "./sources.ts";

/**
 * One place before facts are added. `source` tells how we know it is real: "c" a city with a postal name, "a" a city that the
 * Census or the alias table has, "p" a postal name without a city record (never printed elsewhere), "s" a place that only the Census has,
 * for which no source has a position.
 */
export type PlaceRow = {
  key: string;
  /** Further keys that mean it. */
  otherKeys: string[];
  name: string;
  state: string;
  source: "c" | "a" | "p" | "s";
  rank: number;
  code: string | null;
  zips: ZipCode[];
  position: Point | null;
  /** FIPS number of the county that a source names for this place itself, directly or by the id of a subdivision. */
  countyFips: string | undefined;
};

export type Sources = {
  cities: City[];
  zipCodes: ZipCode[];
  census: CensusPlace[];
  /** Names by state, separated by ", ". */
  nonPostalCities: Readonly<Record<string, string>>;
  /** FIPS number of the county that the map has at a position. */
  countyAt: (point: Point) => string | undefined;
};

export const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** A key that records of one state share if their names are spellings of the same name. */
export const groupKey = (record: { state: string; name: string }) =>
  `${record.state}|${normaliseName(record.name)}`;

export const rowKey = ({ state, key }: { state: string; key: string }) => `${state}|${key}`;

export const km = (a: Point, b: Point) => milesBetween(a, b) * KM_PER_MILE;

/** The distance to the nearer of a ZIP code's two positions, since each source alone has some positions far off. */
export const kmToZip = (place: Point, zip: ZipCode) =>
  Math.min(km(place, zip), zip.area === undefined ? Infinity : km(place, zip.area));

/** The row of a city with a position. */
export function cityRow(city: City, source: "c" | "a", zips: ZipCode[]): PlaceRow {
  const { name, state, population: rank, code, countyFips } = city;
  const key = normaliseName(name);
  return { key, otherKeys: [], name, state, source, rank, code, zips, position: city, countyFips };
}
