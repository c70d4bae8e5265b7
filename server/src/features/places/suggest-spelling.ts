import { type CheckedPlace, MOST_SUGGESTED } from "@mainstreet/contract/place-check";
import { stateCode } from "@mainstreet/contract/us-states";
import { editDistance } from "../../platform/edit-distance.ts";
import { normaliseName } from "./normalise-name.ts";
import { placePack } from "./pack.ts";
import { placeAt } from "./place.ts";
import { findPlace, statesOfCity } from "./places.ts";

/** Edits between a misspelt name and the one it means; shorter names allow fewer, or any name would be near any other. */
const mostEdits = (key: string): number => (key.length < 4 ? 0 : key.length < 8 ? 1 : 2);

/** Whether a place is known, and what it may mean if not. The state may be '' where none was given. */
export function checkPlace({ city, state }: { city: string; state: string }): CheckedPlace {
  if (findPlace(city, state) !== undefined) return { isKnown: true, suggestions: [] };
  const code = stateCode(state);
  const spelt = code === undefined ? [] : nearNames(city, code);
  return { isKnown: false, suggestions: spelt.length > 0 ? spelt : sameNameElsewhere(city) };
}

type Named = { city: string; state: string };

function sameNameElsewhere(city: string): Named[] {
  return statesOfCity(city)
    .slice(0, MOST_SUGGESTED)
    .map((state) => ({ city: findPlace(city, state)?.name ?? city, state }));
}

/** The places of a state whose names are nearest to a misspelt one, of equally near ones the largest first. */
function nearNames(city: string, state: string): Named[] {
  const key = normaliseName(city);
  const most = mostEdits(key);
  const near = namesIn(state).flatMap(({ name, id }) => {
    // Most names differ in length already.
    if (Math.abs(key.length - name.length) > most) return [];
    const edits = editDistance(key, name);
    return edits > most ? [] : [{ id, edits }];
  });
  const { rank } = placePack().places;
  return near
    .toSorted((a, b) => a.edits - b.edits || (rank[b.id] ?? 0) - (rank[a.id] ?? 0))
    .slice(0, MOST_SUGGESTED)
    .map(({ id }) => ({ city: placeAt(id).name, state }));
}

type Name = { name: string; id: number };
let names: Map<string, Name[]> | undefined;

/** The names of a state's places; built at the first misspelling and kept. */
function namesIn(state: string): Name[] {
  names ??= Map.groupBy(
    placePack().places.name.map((name, id) => ({ name: normaliseName(name), id })),
    ({ id }) => placePack().states[placePack().places.state[id] ?? -1] ?? "",
  );
  return names.get(state) ?? [];
}
