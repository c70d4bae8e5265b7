import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { useState } from "react";
import {
  firstUndecided,
  placeName,
  notesOn,
  placesTyped,
  undecidedText,
  withLine,
} from "./place-notes.ts";
import type { PlaceNote } from "./place-notes.ts";
import type { MultiFormState, MultiValues } from "./use-multi-form.ts";
import { usePlaceCheck } from "./use-place-check.ts";

/** The notes on the places of the multi-location form, and the user's decisions. */
export function usePlaceNotes({ form, focus }: Pick<MultiFormState, "form" | "focus">) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const typed = placesTyped(form.values);
  const { known, check } = usePlaceCheck(typed.map(({ place }) => place));
  const notes = notesOn(typed, known, kept);
  const decide = ({ field }: PlaceNote) => {
    form.clearFieldError(field);
    focus(field);
  };
  return {
    notesAt: (field: PlaceNote["field"]) => notes.filter((note) => note.field === field),
    replace(note: PlaceNote, by: TypedLocation) {
      if (note.field === "city") form.setValues({ city: by.city, state: by.state });
      else form.setFieldValue("locations", (text) => withLine(text, note.line, by));
      decide(note);
    },
    keep(note: PlaceNote) {
      setKept((before) => new Set([...before, placeName(note.place)]));
      decide(note);
    },
    /**
     * Checks the places once more before the charge. False when the user has to decide, which is shown at the field.
     */
    async areDecided(values: MultiValues): Promise<boolean> {
      const places = placesTyped(values);
      const found = firstUndecided(
        notesOn(places, await check(places.map(({ place }) => place)), kept),
      );
      if (found === undefined) return true;
      form.setFieldError(found.field, undecidedText(found));
      focus(found.field);
      return false;
    },
  };
}
