import { stateName } from "@mainstreet/contract/us-states";
import type { CountyOutline, LocalFacts, NearbyPlace } from "@mainstreet/generator/local-facts";
import type { Point } from "@mainstreet/generator/distance";
import { bearing, compassPoint, milesBetween } from "@mainstreet/generator/distance";
import { normaliseName } from "./normalise-name.ts";
import type { PlacePack } from "./pack.ts";
import { placePack } from "./pack.ts";
import { placesNamed } from "./place-index.ts";
import type { PackPlace } from "./place.ts";
import { countyName, placeAt } from "./place.ts";
import { timeZoneName } from "./time-zones.ts";

const MAX_LISTED_ZIPS = 24;
const MAX_NEARBY = 8;
const MAX_NEIGHBOURS = 8;
/** Desert cities have few neighbours, so we search this far, and never add others to fill the list. */
const NEARBY_MILES = 60;
const MILES_PER_DEGREE = 69;
/** A big city farther away is not named as the big city nearby. */
const BIG_CITY_MILES = 150;

/** The facts that a page may state about a place, all of them from the pack (GS-3). */
export function localFacts(place: PackPlace): LocalFacts {
  const pack = placePack();
  const { places, counties } = pack;
  const county = places.county[place.id] ?? -1;
  return {
    city: place.name,
    state: place.state,
    county: place.county,
    role: role(pack, place),
    timeZone: timeZoneName(pack.zones[places.zone[place.id] ?? -1] ?? "") ?? "",
    latitude: place.latitude,
    longitude: place.longitude,
    zips: {
      listed: place.zctas.toSorted().slice(0, MAX_LISTED_ZIPS),
      total: place.zctas.length,
    },
    nearby: nearestPlaces(pack, place, {
      ids: printableIds(),
      miles: NEARBY_MILES,
      limit: MAX_NEARBY,
    }),
    nearestLarge: nearestBigCity(pack, place),
    neighbouringCounties: (counties.neighbours[county] ?? [])
      .flatMap((index) => neighbourName(pack, index, place.state) ?? [])
      .slice(0, MAX_NEIGHBOURS)
      .toSorted(),
    otherState: otherState(pack, place.id),
    sunset: sunset(pack, place.id),
    outline: (places.dot[place.id] ?? -1) < 0 ? null : countyOutline(pack, place.id, county),
  };
}

function role({ places }: PlacePack, { id, county }: PackPlace): LocalFacts["role"] {
  if (places.role[id] === "c") return "capital";
  return places.role[id] === "s" && county !== null ? "seat" : null;
}

const pointAt = ({ places }: PlacePack, id: number): Point => ({
  latitude: (places.latitude[id] ?? 0) / 100_000,
  longitude: (places.longitude[id] ?? 0) / 100_000,
});

/** The nearest big city that is larger than the place itself: no one calls a smaller one the big city nearby. */
function nearestBigCity(pack: PlacePack, place: PackPlace): NearbyPlace | null {
  const ids = pack.bigCities.filter((id) => (pack.places.rank[id] ?? 0) > place.rank);
  return nearestPlaces(pack, place, { ids, miles: BIG_CITY_MILES, limit: 1 })[0] ?? null;
}

/** Which of the places `ids` to name: at most `limit` of them, at most `miles` away. */
type Wanted = { ids: readonly number[]; miles: number; limit: number };

/** The nearest of places that may be named on this one's page, nearest first; none for a place without a position. */
function nearestPlaces(
  pack: PlacePack,
  { name, state, latitude, longitude }: PackPlace,
  { ids, miles, limit }: Wanted,
): NearbyPlace[] {
  if (latitude === null || longitude === null) return [];
  const from = { latitude, longitude };
  const { places } = pack;
  const namesakes = placesNamed(normaliseName(name));
  const isNamesake = (id: number) =>
    namesakes.includes(id) && pack.states[places.state[id] ?? -1] === state;
  const inBand = (id: number) =>
    Math.abs((places.latitude[id] ?? 0) / 100_000 - latitude) * MILES_PER_DEGREE <= miles;
  return ids
    .filter((id) => inBand(id) && !isNamesake(id))
    .map((id) => ({ id, miles: milesBetween(from, pointAt(pack, id)) }))
    .filter((place) => place.miles <= miles)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, limit)
    .map((place) => describe(pack, from, place));
}

let printable: number[] | undefined;

/** Places known from ZIP codes or the Census alone are never named on the page of another. */
function printableIds(): number[] {
  const { source } = placePack().places;
  printable ??= Array.from(source, (letter, id) => ("ps".includes(letter) ? -1 : id)).filter(
    (id) => id >= 0,
  );
  return printable;
}

function describe(pack: PlacePack, from: Point, to: { id: number; miles: number }): NearbyPlace {
  const degrees = bearing(from, pointAt(pack, to.id));
  const { name, state } = placeAt(to.id);
  const miles = Math.max(1, Math.round(to.miles));
  return { name, state, miles, bearing: degrees, compass: compassPoint(degrees) };
}

/** A county in another state carries its code; Connecticut's and independent cities are left out. */
function neighbourName({ counties }: PlacePack, index: number, state: string): string | null {
  const own = counties.state[index] ?? "";
  const name = own === "CT" ? null : countyName(counties, index);
  return name === null || own === state ? name : `${name} (${own})`;
}

function otherState({ states, places }: PlacePack, id: number): LocalFacts["otherState"] {
  const name = stateName(states[places.otherState[id] ?? -1] ?? "");
  return name === undefined ? null : { name, miles: places.otherStateMiles[id] ?? 0 };
}

function sunset({ places }: PlacePack, id: number): LocalFacts["sunset"] {
  const [june, december] = [places.june[id] ?? -1, places.december[id] ?? -1];
  return june < 0 || december < 0 ? null : { june: clock(june), december: clock(december) };
}

/** 1241 → "8:41 pm". */
function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const padded = String(minutes % 60).padStart(2, "0");
  return `${hours % 12 || 12}:${padded} ${hours < 12 ? "am" : "pm"}`;
}

function countyOutline({ counties, places }: PlacePack, id: number, county: number): CountyOutline {
  const dot = places.dot[id] ?? 0;
  const grid = (index: number) => ({
    x: (counties.x[index] ?? 0) / 1000,
    y: (counties.y[index] ?? 0) / 1000,
    step: (counties.step[index] ?? 1) / 1_000_000,
  });
  const own = grid(county);
  const neighbours = (counties.neighbours[county] ?? []).map((index) => {
    const other = grid(index);
    return {
      path: counties.path[index] ?? "",
      x: round((other.x - own.x) / own.step, 1),
      y: round((other.y - own.y) / own.step, 1),
      scale: round(other.step / own.step, 3),
    };
  });
  return {
    path: counties.path[county] ?? "",
    grid: own,
    dot: { x: Math.floor(dot / 1000), y: dot % 1000 },
    neighbours,
  };
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
