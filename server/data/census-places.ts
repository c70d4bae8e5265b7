import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { normaliseName } from "../src/features/places/normalise-name.ts";
import { currentName, isAbolished, stateByFips } from "./sources.ts";

/**
 * A place of the Census by its name: a city, town, village or census-designated place, or a subdivision of a county. The id of a
 * subdivision contains its county. The source has no positions.
 */
export type CensusPlace = {
  name: string;
  state: string;
  /** The key of its name. */
  key: string;
  /** FIPS number of a subdivision's county; undefined for a place, whose id does not contain it. */
  county: string | undefined;
};

/** States whose county subdivisions are called townships; elsewhere they are towns and are named without a kind. */
const TOWNSHIP_STATES = new Set("IL IN KS MI MN MO ND NE NJ OH PA SD".split(" "));

/** The Census lists numbered election districts as subdivisions, but nobody calls them places. */
const IS_DISTRICT = /^District \d/;

/** The Census's places of 2016, checked against the committed checksum. Throws when the file was changed. */
export function readCensusPlaces(): CensusPlace[] {
  const text = readFileSync(new URL("./census-places-2016.csv", import.meta.url), "utf8");
  const checksum = readFileSync(
    new URL("./census-places-2016.csv.sha256", import.meta.url),
    "utf8",
  );
  if (!checksum.startsWith(createHash("sha256").update(text).digest("hex")))
    throw new Error("census-places-2016.csv is not the file of its checksum");
  return text.trim().split("\n").slice(1).flatMap(parseLine);
}

function parseLine(line: string): CensusPlace[] {
  const [, id = "", named = ""] = /^(\d+),"(.+), [A-Z]{2}",\w+$/.exec(line.trim()) ?? [];
  const state = stateByFips.get(id.slice(0, 2));
  if (state === undefined || IS_DISTRICT.test(named)) return [];
  const county = id.length === 10 ? id.slice(0, 5) : undefined;
  const known = withoutKind(named);
  if (county === undefined && isAbolished(state, known)) return [];
  const name = county === undefined ? currentName(state, known) : known;
  return [{ name, state, key: normaliseName(name), county }];
}

/** "Shelby charter" → "Shelby", "Juneau city and" → "Juneau", "San Buenaventura (Ventura)" → "San Buenaventura". */
function withoutKind(name: string): string {
  return name
    .replace(/ charter$/, "")
    .replace(/ plantation$/, " Plantation")
    .replace(/ city and$/, "")
    .replace(/ \(.+\)$/, "");
}

/** What a subdivision is called: "Shelby Township" in Michigan, "Cheektowaga" in New York. */
export function subdivisionName({ name, state }: Pick<CensusPlace, "name" | "state">): string {
  const isNamed = /\bTownship\b/.test(name) || !TOWNSHIP_STATES.has(state);
  return isNamed ? name : `${name} Township`;
}
