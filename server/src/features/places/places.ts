import type { Place as Suggestion } from "@mainstreet/contract/places";
import { US_STATES, stateCode } from "@mainstreet/contract/us-states";
import { normaliseName } from "./normalise-name.ts";
import { placePack } from "./pack.ts";
import type { PackPlace } from "./place.ts";
import { largestFirst, placeAt } from "./place.ts";
import { placesBeginning, placesInZip, placesNamed } from "./place-index.ts";

/** How many times larger than the next namesake a city must be to be meant without its state (decision D12). */
const UNAMBIGUOUS = 10;

/** How many times larger than its next namesake in the state a place must be to be meant without a ZIP code. */
const MEANT = 3;

/**
 * The place a user means by city and state (code or name), however spelt. Of several places with that name in the state, the one with the
 * ZIP code is chosen, else the largest when it is much larger. Undefined when unknown, and when nothing shows which one is meant.
 */
export function findPlace(city: string, state: string, zip = ""): PackPlace | undefined {
  const [first, ...others] = namesakesOf(city, state);
  const own = [first, ...others].find((place) => place && hasZip(place, zip));
  if (own !== undefined || first === undefined) return own;
  const key = `${stateCode(state)}|${normaliseName(city)}`;
  const isClear = first.rank >= MEANT * (others[0]?.rank ?? 0) && !isShared(key);
  return isClear ? first : undefined;
}

/**
 * The place of a page that search engines may list already: of several places with that name the one with the ZIP code, else the largest.
 * Such pages were made when the largest was always chosen, and must not lose their facts.
 */
export function findListedPlace(city: string, state: string, zip = ""): PackPlace | undefined {
  const namesakes = namesakesOf(city, state);
  return namesakes.find((place) => hasZip(place, zip)) ?? namesakes[0];
}

/** The places of that name in the state, the largest first. */
function namesakesOf(city: string, state: string): PackPlace[] {
  const code = stateCode(state);
  const ids = placesNamed(normaliseName(city)).filter((id) => stateOf(id) === code);
  return largestFirst(ids).map(placeAt);
}

/** Whether several places of the state have the name, and nothing shows which one is meant. */
export function isAmbiguous(city: string, state: string, zip = ""): boolean {
  const code = stateCode(state);
  const isNamed = placesNamed(normaliseName(city)).some((id) => stateOf(id) === code);
  return isNamed && findPlace(city, state, zip) === undefined;
}

const isShared = (name: string) => placePack().sharedNames.includes(name);

function stateOf(id: number): string | undefined {
  const { states, places } = placePack();
  return states[places.state[id] ?? -1];
}

function hasZip({ zctas, otherZips }: PackPlace, typed: string): boolean {
  const zip = typed.slice(0, 5);
  return zctas.includes(zip) || otherZips.includes(zip);
}

/** The place meant by a city without its state, when its largest namesake is at least ten times the next. */
export function resolveUnknownState(city: string): PackPlace | undefined {
  const [first, second] = largestFirst(placesNamed(normaliseName(city))).map(placeAt);
  if (first === undefined || second === undefined) return first;
  return first.rank > 0 && first.rank >= UNAMBIGUOUS * second.rank ? first : undefined;
}

/** The codes of the states with a city of this name, the state of the largest such city first. */
export function statesOfCity(city: string): string[] {
  const ids = largestFirst(placesNamed(normaliseName(city)));
  return [...new Set(ids.flatMap((id) => stateOf(id) ?? []))];
}

/** The ZIP code to fill in for a place (decision D13): the first one with an area, else the first of all; '' if it has none. */
export function primaryZip(place: PackPlace): string {
  return place.zctas[0] ?? place.otherZips[0] ?? "";
}

/** At most `limit` places for a half-typed "winston", "st lou", "Winston-Salem, NC" or "27101", largest first. */
export function suggestPlaces(query: string, limit: number): Suggestion[] {
  const typed = query.trim();
  const isZip = /^\d{3,5}$/.test(typed);
  return largestFirst(isZip ? placesInZip(typed) : placesMeant(typed))
    .slice(0, limit)
    .map(placeAt)
    .map((place) => ({
      city: place.name,
      state: place.state,
      zip: isZip && typed.length === 5 ? typed : primaryZip(place),
      county: place.county,
      latitude: place.latitude,
      longitude: place.longitude,
    }));
}

/** The state or its beginning follows a comma; without a comma the last word may be a state's code. */
function placesMeant(typed: string): number[] {
  const [city = "", state] = typed.split(",", 2);
  if (state !== undefined) return placesBeginning(city).filter((id) => isStateBegun(id, state));
  const [, before = "", code = ""] = /^(.*\S)\s+([a-z]{2})$/i.exec(typed) ?? [];
  const wanted = stateCode(code);
  const inState =
    wanted === undefined ? [] : placesBeginning(before).filter((id) => stateOf(id) === wanted);
  return inState.length > 0 ? inState : placesBeginning(typed);
}

function isStateBegun(id: number, typed: string): boolean {
  const code = stateOf(id) ?? "";
  const wanted = stateCode(typed);
  if (wanted !== undefined) return code === wanted;
  const start = typed.trim().toLowerCase();
  const name = US_STATES[code] ?? "";
  return code.toLowerCase().startsWith(start) || name.toLowerCase().startsWith(start);
}
