import { type CheckedPlace, MOST_SUGGESTED } from "@mainstreet/contract/place-check";
import { stateCode } from "@mainstreet/contract/us-states";
import { editDistance } from "../../platform/edit-distance.ts";
import { normaliseName } from "./normalise-name.ts";
import { placePack } from "./pack.ts";
import { placeAt } from "./place.ts";
import { findPlace, isAmbiguous, statesOfCity } from "./places.ts";

/** How many edits may lie between a misspelt name and the right one; shorter names allow fewer, or they would match almost any name. */
const mostEdits = (key: string): number => (key.length < 4 ? 0 : key.length < 8 ? 1 : 2);

/** Shorter beginnings would match too many names. */
const SHORTEST_START = 5;

/** Whether a place is known, and what it may mean if not. The state may be '' when none was entered. */
export function checkPlace({ city, state, zip = "" }: TypedPlace): CheckedPlace {
  const place = findPlace(city, state, zip);
  if (place !== undefined) {
    const isKnown = place.latitude !== null || place.county !== null;
    return { isKnown, problem: isKnown ? null : "nameOnly", suggestions: [] };
  }
  if (isAmbiguous(city, state, zip))
    return { isKnown: false, problem: "ambiguous", suggestions: [] };
  return { isKnown: false, problem: "unknown", suggestions: suggestedFor({ city, state }) };
}

type TypedPlace = { city: string; state: string; zip?: string };

/** Places with a similar name in the state; if there are none, places with the same name in other states. */
export function suggestedFor({ city, state }: Named): Named[] {
  const code = stateCode(state);
  const spelt = code === undefined ? [] : nearNames(city, code);
  return spelt.length > 0 ? spelt : sameNameElsewhere(city);
}

type Named = { city: string; state: string };

function sameNameElsewhere(city: string): Named[] {
  return statesOfCity(city)
    .slice(0, MOST_SUGGESTED)
    .map((state) => ({ city: findPlace(city, state)?.name ?? city, state }));
}

/**
 * The places of a state whose names are nearest to a misspelt one, the largest first among equally near ones; then those whose names begin
 * with the typed text.
 */
function nearNames(city: string, state: string): Named[] {
  const key = normaliseName(city);
  const most = mostEdits(key);
  const near = namesIn(state).flatMap(({ name, id }) => {
    // Skips the comparison for most names, whose lengths differ too much.
    if (Math.abs(key.length - name.length) > most) return [];
    const edits = editDistance(key, name);
    return edits > most ? [] : [{ id, edits }];
  });
  const { rank } = placePack().places;
  const begun = key.length < SHORTEST_START ? [] : namesIn(state);
  const longer = begun.flatMap(({ name, id }) =>
    name.startsWith(key) && name.length > key.length + most ? [{ id, edits: most + 1 }] : [],
  );
  return [...near, ...longer]
    .toSorted((a, b) => a.edits - b.edits || (rank[b.id] ?? 0) - (rank[a.id] ?? 0))
    .slice(0, MOST_SUGGESTED)
    .map(({ id }) => ({ city: placeAt(id).name, state }));
}

type Name = { name: string; id: number };
let names: Map<string, Name[]> | undefined;

/** The names of a state's places; built at the first misspelling and cached. */
function namesIn(state: string): Name[] {
  names ??= Map.groupBy(
    placePack().places.name.map((name, id) => ({ name: normaliseName(name), id })),
    ({ id }) => placePack().states[placePack().places.state[id] ?? -1] ?? "",
  );
  return names.get(state) ?? [];
}
