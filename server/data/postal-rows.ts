import { normaliseName } from "../src/features/places/normalise-name.ts";
import type { PlaceRow } from "./place-row.ts";
import { cityRow, km, kmToZip } from "./place-row.ts";
import type { City, ZipCode } from "./sources.ts";

/** ZIP codes farther than this from a place do not belong to it. */
const MAX_ZIP_KM = 30;
/** Two records of one name this close are one place. */
const SAME_PLACE_KM = 15;
/** A namesake's ZIP codes this far from the city belong to another place of the same name. */
const OTHER_PLACE_KM = 60;

/** Most populous first; a city of the same name close to a larger one is the same place, and only its role is used. */
export function distinctCities(cities: City[]): City[] {
  const distinct: City[] = [];
  for (const city of cities.toSorted((a, b) => b.population - a.population)) {
    const same = distinct.findIndex((other) => km(city, other) <= SAME_PLACE_KM);
    const known = distinct[same];
    if (known === undefined) distinct.push(city);
    else if (city.code.startsWith("PPLA")) distinct[same] = { ...known, code: city.code };
  }
  return distinct;
}

/** Rows of the places that have this postal name: each ZIP code goes to the nearest city of the name. */
export function joinNamesakes(cities: City[], zips: ZipCode[]): PlaceRow[] {
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
    otherKeys: [],
    countyFips: undefined,
    position: {
      latitude: mean(located.map((zip) => zip.latitude)),
      longitude: mean(located.map((zip) => zip.longitude)),
    },
  };
  return [row, ...postalRows(zips.filter((zip) => !near.includes(zip)))];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
