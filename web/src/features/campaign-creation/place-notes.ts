import { placeName } from "../../lib/place-name.ts";
import { parseCity } from "@mainstreet/contract/bulk-lines";
import { UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { FACTS_LIMIT } from "@mainstreet/contract/limits";
import { linesOf } from "@mainstreet/contract/lines";
import { parseLocations, type TypedLocation } from "@mainstreet/contract/location-lines";
import type { CheckedPlace } from "@mainstreet/contract/place-check";
import { stateCode } from "@mainstreet/contract/us-states";

/** The known facts about places, by their names. */
export type PlaceCheck = ReadonlyMap<string, CheckedPlace>;

/** A place in a field of the form: `line` is what was typed, the state is '' where none was. */
export type TypedPlace = {
  field: "city" | "locations";
  line: string;
  /** The place, with its ZIP code where the form has one. */
  place: TypedLocation & { zip?: string };
  /** The line is not of the form 'city, state': it is refused. */
  isIncomplete: boolean;
};

/** A note about a typed place. */
export type PlaceNote = TypedPlace & {
  problem: CheckedPlace["problem"];
  suggestions: readonly TypedLocation[];
  /** The user has chosen to leave it as typed. */
  isKept: boolean;
};

type TypedMain = { city: string; state: string; zip?: string };

/** All places of the multi-location form; the main location only once it is complete. */
export function placesTyped(values: TypedMain & { locations: string }): TypedPlace[] {
  const lines = [...new Set(linesOf(values.locations))].map(placeOfLine);
  return [...mainPlaceTyped(values), ...lines].slice(0, FACTS_LIMIT);
}

const ZIP = /^\d{5}/;

/** The place in the fields for city and state, once both are filled in. */
export function mainPlaceTyped({ city, state, zip = "" }: TypedMain): TypedPlace[] {
  const main = { city: city.trim(), state: stateCode(state) ?? "" };
  if (main.city === "" || main.state === "") return [];
  const [code] = ZIP.exec(zip.trim()) ?? [];
  const place = code === undefined ? main : { ...main, zip: code };
  return [{ field: "city", line: placeName(main), place, isIncomplete: false }];
}

function placeOfLine(line: string): TypedPlace {
  const [whole] = parseLocations(line).locations;
  if (whole !== undefined) return { field: "locations", line, place: whole, isIncomplete: false };
  const { city, state } = parseCity(line);
  const code = state === UNKNOWN_STATE ? "" : (stateCode(state) ?? "");
  return { field: "locations", line, place: { city, state: code }, isIncomplete: true };
}

/** The notes on places; a complete and known place, or one not checked yet, has none. */
export function notesOn(
  places: readonly TypedPlace[],
  known: PlaceCheck,
  kept: ReadonlySet<string>,
): PlaceNote[] {
  return places.flatMap((typed) => {
    const checked = known.get(placeName(typed.place));
    const isFine = checked === undefined || checked.isKnown;
    if (isFine && !typed.isIncomplete) return [];
    const suggestions = checked?.isKnown === true ? [typed.place] : (checked?.suggestions ?? []);
    const isKept = kept.has(placeName(typed.place));
    return [{ ...typed, problem: checked?.problem ?? null, suggestions, isKept }];
  });
}

/** The first place that may be misspelt and is neither replaced nor confirmed: nothing is charged before the user decides. */
export function firstUndecided(notes: readonly PlaceNote[]): PlaceNote | undefined {
  return notes.find(
    ({ isIncomplete, isKept, suggestions }) => !isIncomplete && !isKept && suggestions.length > 0,
  );
}

/** The error at the field of such a place when the form is submitted. */
export function undecidedText({ line, suggestions }: PlaceNote): string {
  const [first] = suggestions;
  return first === undefined ? line : `${line}: did you mean ${placeName(first)}? Choose below.`;
}

/** The lines of a text with one of them replaced. */
export function withLine(text: string, line: string, by: TypedLocation): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((typed) => (typed.trim() === line ? placeName(by) : typed))
    .join("\n");
}
