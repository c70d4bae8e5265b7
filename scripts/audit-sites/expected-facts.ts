import { placePack } from "../../server/src/features/places/pack.ts";
import { countyName } from "../../server/src/features/places/place.ts";
import type { PackPlace } from "../../server/src/features/places/place.ts";
import { US_STATES } from "../../contract/src/us-states.ts";
import { namedIn, vectorOf, wayBetween } from "./place-record.ts";

const BIG_CITY_MILES = 150;

/** The check of a line of the area section: compares its text with the place pack. */
export type FactCheck = (printed: string, place: PackPlace) => boolean;

const column = <T>(list: readonly T[], place: PackPlace): T | undefined => list[place.id];

const county: FactCheck = (printed, place) => place.county !== null && printed === place.county;

const seat: FactCheck = (printed, place) =>
  county(printed.replace(/^Seat of /, ""), place) && placePack().places.role[place.id] === "s";

const role: FactCheck = (printed, place) =>
  printed.startsWith("Seat of ")
    ? seat(printed, place)
    : placePack().places.role[place.id] === "c" &&
      printed === (place.state === "DC" ? "Capital of the United States" : "State capital");

/** For each printed name, an IANA time zone that it means. */
const ZONES: Readonly<Record<string, string>> = {
  "Eastern Time": "America/New_York",
  "Central Time": "America/Chicago",
  "Mountain Time": "America/Denver",
  "Mountain Standard Time all year": "America/Phoenix",
  "Pacific Time": "America/Los_Angeles",
  "Alaska Time": "America/Anchorage",
  "Hawaii Standard Time all year": "Pacific/Honolulu",
  "Hawaii–Aleutian Time": "America/Adak",
};

/** Clocks of the place and of its printed zone agree in winter and in summer. */
const timeZone: FactCheck = (printed, place) => {
  const { zones, places } = placePack();
  const zone = zones[column(places.zone, place) ?? -1] ?? "";
  const known = ZONES[printed];
  return known !== undefined && clocksOf(zone) === clocksOf(known);
};

const clocksOf = (zone: string) =>
  ["2026-01-15T12:00Z", "2026-07-15T12:00Z"]
    .map((moment) => new Date(moment).toLocaleTimeString("en-US", { timeZone: zone }))
    .join();

const coordinates: FactCheck = (printed, { latitude, longitude }) =>
  printed === `${latitude}, ${longitude}`;

const borders: FactCheck = (printed, place) => {
  const { counties, places } = placePack();
  const around = counties.neighbours[column(places.county, place) ?? -1] ?? [];
  const names = around.flatMap((index) => {
    const [name, code] = [countyName(counties, index), counties.state[index]];
    return name === null ? [] : [code === place.state ? name : `${name} (${code})`];
  });
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, name) => left.replace(name, ""), printed);
  return /^(?:, and | and |, )*$/.test(rest);
};

/** The large city named is the nearest of the big cities larger than the place, and lies where the page says. */
const largeCity: FactCheck = (printed, place) => {
  const { places, bigCities } = placePack();
  const here = vectorOf(place.id);
  const [nearest] = bigCities
    .filter((id) => (places.rank[id] ?? 0) > place.rank && isAnother(id, place))
    .map((id) => ({ ...wayBetween(here, vectorOf(id)), name: nameAndCode(id) }))
    .filter(({ exact }) => exact <= BIG_CITY_MILES)
    .toSorted((a, b) => a.exact - b.exact);
  if (nearest === undefined) return false;
  const { miles, compass, name } = nearest;
  const [direction = ""] =
    /\b(?:north|south)?(?:east|west)\b|\b(?:north|south)\b/.exec(printed) ?? [];
  return printed.includes(name) && says(printed, miles) && DIRECTIONS[direction] === compass;
};

/** Whether it is another place than this one (not just another row of it), and may be named. */
function isAnother(id: number, place: PackPlace): boolean {
  const { places } = placePack();
  return places.source[id] !== "p" && nameAndCode(id) !== `${place.name}, ${place.state}`;
}

function nameAndCode(id: number): string {
  const { places, states } = placePack();
  return `${places.name[id]}, ${states[places.state[id] ?? -1]}`;
}

const says = (printed: string, miles: number) =>
  new RegExp(`\\b${miles} ${miles === 1 ? "mile" : "miles"}\\b`).test(printed);

const DIRECTIONS: Readonly<Record<string, string>> = {
  north: "N",
  northeast: "NE",
  east: "E",
  southeast: "SE",
  south: "S",
  southwest: "SW",
  west: "W",
  northwest: "NW",
};

const stateLine: FactCheck = (printed, place) => {
  const { places, states } = placePack();
  const name = US_STATES[states[column(places.otherState, place) ?? -1] ?? ""];
  const miles = column(places.otherStateMiles, place) ?? -1;
  return name !== undefined && printed.includes(name) && says(printed, miles);
};

/** The first time is June's, the second December's. */
const sunset: FactCheck = (printed, place) => {
  const { june, december } = placePack().places;
  const times = printed.match(/\d+:\d\d [ap]m/g) ?? [];
  return times.join() === [column(june, place), column(december, place)].map(clock).join();
};

function clock(minutes = 0): string {
  const noon = minutes >= 720;
  const hours = Math.floor(minutes / 60) - (minutes >= 780 ? 12 : 0);
  return `${hours}:${String(minutes % 60).padStart(2, "0")} ${noon ? "pm" : "am"}`;
}

/** The checks by the labels that an area section may have. */
export const FACT_CHECKS: Readonly<Record<string, FactCheck>> = {
  County: county,
  Role: role,
  "County seat of": seat,
  "Time zone": timeZone,
  Clock: timeZone,
  "Local time": timeZone,
  Coordinates: coordinates,
  Position: coordinates,
  Borders: borders,
  "Next to": borders,
  "Neighboring counties": borders,
  "Nearest big city": largeCity,
  "Closest large city": largeCity,
  "Big city nearby": largeCity,
  "State line": stateLine,
  "Next state": stateLine,
  "Over the line": stateLine,
  Sunset: sunset,
  "Daylight ends": sunset,
  "Last light": sunset,
};

/** A place as a page names it: "7 miles NE" is `way`. */
export type Named = { name: string; code: string; way: string };

/** Whether a place with this name lies that far away in that direction. */
export function liesThere(place: PackPlace, { name, code, way }: Named): boolean {
  const here = vectorOf(place.id);
  return namedIn(name, code).some((id) => {
    const { miles, compass } = wayBetween(here, vectorOf(id));
    return way === `${miles} ${miles === 1 ? "mile" : "miles"} ${compass}`;
  });
}
