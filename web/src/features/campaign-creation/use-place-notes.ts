import { mainPlaceTyped, placesTyped, withLine } from "./place-notes.ts";
import type { PlaceNote } from "./place-notes.ts";
import type { MultiFormState } from "./use-multi-form.ts";
import { usePlaceDecisions } from "./use-place-decisions.ts";
import type { SingleFormState } from "./use-single-form.ts";

type FormErrors = {
  form: {
    clearFieldError: (field: PlaceNote["field"]) => void;
    setFieldError: (field: PlaceNote["field"], error: string) => void;
  };
  focus: (field: string) => void;
};

const errorSetter =
  ({ form, focus }: FormErrors) =>
  (field: PlaceNote["field"], error: string | undefined) => {
    if (error === undefined) form.clearFieldError(field);
    else form.setFieldError(field, error);
    focus(field);
  };

/** The notes on the places of the multi-location form, and the user's decisions. */
export function usePlaceNotes({ form, focus }: Pick<MultiFormState, "form" | "focus">) {
  return usePlaceDecisions({
    values: form.values,
    placesIn: placesTyped,
    onReplace: (note, by) => {
      if (note.field === "city") form.setValues({ city: by.city, state: by.state });
      else form.setFieldValue("locations", (text) => withLine(text, note.line, by));
    },
    onError: errorSetter({ form, focus }),
  });
}

/** The note on the place of the single form, and the user's decision. */
export function useCityNotes({ form, focus }: Pick<SingleFormState, "form" | "focus">) {
  return usePlaceDecisions({
    values: form.values,
    placesIn: mainPlaceTyped,
    onReplace: (_note, { city, state }) => form.setValues({ city, state }),
    onError: errorSetter({ form, focus }),
  });
}
