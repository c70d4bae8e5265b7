import { placeName } from "../../lib/place-name.ts";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { useState } from "react";
import { firstUndecided, notesOn, undecidedText } from "./place-notes.ts";
import type { PlaceNote, TypedPlace } from "./place-notes.ts";
import { usePlaceCheck } from "./use-place-check.ts";

type Options<V> = {
  values: V;
  /** The places in the values of the form. */
  placesIn: (values: V) => TypedPlace[];
  /** Puts a suggestion in the place of what was typed. */
  onReplace: (note: PlaceNote, by: TypedLocation) => void;
  /** Shows the error at a field and puts the cursor there, or removes the error. */
  onError: (field: PlaceNote["field"], error: string | undefined) => void;
};

/** The notes on the places of a form for a new site, and the user's decisions. */
export function usePlaceDecisions<V>({ values, placesIn, onReplace, onError }: Options<V>) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const typed = placesIn(values);
  const { known, check } = usePlaceCheck(typed.map(({ place }) => place));
  const notes = notesOn(typed, known, kept);
  return {
    notesAt: (field: PlaceNote["field"]) => notes.filter((note) => note.field === field),
    replace(note: PlaceNote, by: TypedLocation) {
      onReplace(note, by);
      onError(note.field, undefined);
    },
    keep(note: PlaceNote) {
      setKept((before) => new Set([...before, placeName(note.place)]));
      onError(note.field, undefined);
    },
    /** Checks the places once more before the charge. Returns false when the user has to decide; the question is shown at the field. */
    async areDecided(submitted: V): Promise<boolean> {
      const places = placesIn(submitted);
      const found = firstUndecided(
        notesOn(places, await check(places.map(({ place }) => place)), kept),
      );
      if (found !== undefined) onError(found.field, undecidedText(found));
      return found === undefined;
    },
  };
}
