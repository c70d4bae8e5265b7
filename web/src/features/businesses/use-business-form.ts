import type { Business } from "@mainstreet/contract/businesses";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { NEW_BUSINESS } from "./api.ts";
import {
  businessRules,
  businessFieldOf,
  typedBusiness,
  businessValuesOf,
} from "./business-values.ts";
import type { BusinessValues } from "./business-values.ts";
import { messages } from "./messages.ts";

/** The state of the form of a new or a saved business. What is typed survives a refresh until it is saved or discarded. */
export function useBusinessForm(saved: Business | undefined) {
  const name = saved === undefined ? NEW_BUSINESS : `business:${saved.id}`;
  const [before] = useState(() => businessValuesOf(saved));
  const [draft] = useState(() => readDraft(name, typedBusiness));
  const { form, submit, refuse } = useSchemaForm<BusinessValues>(businessRules, {
    initial: draft ?? before,
    onEdit: (values) => {
      if (saved === undefined) renewAttempt(NEW_BUSINESS);
      writeDraft(name, values);
    },
  });
  return {
    form,
    submit,
    before,
    isDirty: JSON.stringify(form.values) !== JSON.stringify(before),
    forget: () => dropDraft(name),
    discard: () => {
      form.setValues(before);
      form.clearErrors();
      dropDraft(name);
    },
    /** Shows why a save was refused: at the fields that the response names, else as a message. */
    showRefusal: (error: unknown) => {
      if (!refuse(atFormFields(error))) toastFailure(messageOf(error, messages.saveFailed));
    },
  };
}
export type BusinessFormState = ReturnType<typeof useBusinessForm>;
/** The form itself, for its sections. */
export type BusinessFields = BusinessFormState["form"];

function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [businessFieldOf(path), text]),
  );
  return new ApiError({ status, code, message, fields, cause: error });
}
