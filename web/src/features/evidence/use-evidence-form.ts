import { placeName } from "../../lib/place-name.ts";
import { type EvidenceGap, evidenceGaps } from "@mainstreet/contract/evidence-content";
import type { EvidencePiece } from "@mainstreet/contract/evidence";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { newEvidence } from "./api.ts";
import {
  blankFields,
  evidenceFields,
  type EvidenceFields,
  evidenceRules,
  evidenceFieldOf,
  fieldsOf,
} from "./evidence-values.ts";

const draftName = (businessId: string, pieceId = "new") => `evidence:${businessId}:${pieceId}`;

/** The values of a form that was not saved. */
export const begunEvidence = (businessId: string, pieceId?: string): EvidenceFields | undefined =>
  readDraft(draftName(businessId, pieceId), evidenceFields);

/** Whether a reload has interrupted a form that was not saved. */
export const hasDraft = (businessId: string, pieceId?: string): boolean =>
  begunEvidence(businessId, pieceId) !== undefined;

/** Starts a new piece for a place, as if it had been typed. A piece in which something was typed already is not changed. */
export function beginEvidence(
  businessId: string,
  { kind, place }: Pick<EvidenceFields, "kind" | "place">,
): void {
  const begun = begunEvidence(businessId);
  if (begun !== undefined && isTyped(begun)) return;
  renewAttempt(newEvidence(businessId));
  writeDraft(draftName(businessId), { ...blankFields(), kind, place });
}

const isTyped = ({ title, text, customer, source, name, role, photos }: EvidenceFields): boolean =>
  title + text + customer + source + name + role !== "" || photos.length > 0;

/** The state of the form of a new or a saved piece. What is typed survives a reload until it is saved or cancelled. */
export function useEvidenceForm(businessId: string, piece: EvidencePiece | undefined) {
  const name = draftName(businessId, piece?.id);
  const [problem, setProblem] = useState("");
  const [initial] = useState(
    () =>
      begunEvidence(businessId, piece?.id) ??
      (piece ? fieldsOf(piece.content, placeName(piece)) : blankFields()),
  );
  const { form, submit, refuse } = useSchemaForm<EvidenceFields>(evidenceRules, {
    initial,
    initialErrors: piece ? errorsAt(evidenceGaps(piece)) : {},
    onEdit: (values) => {
      if (piece === undefined) renewAttempt(newEvidence(businessId));
      writeDraft(name, values);
      setProblem("");
    },
  });
  return {
    form,
    submit,
    /** Why the piece was not saved, where no field shows the reason. */
    problem,
    forget: () => dropDraft(name),
    /** Shows why a save was refused: at the fields that the response names, else as a message. */
    showRefusal: (error: unknown) => {
      if (!refuse(atFormFields(error))) setProblem(messageOf(error, "This could not be saved"));
    },
  };
}
/** The form itself, for its fields. */
export type EvidenceFormFields = ReturnType<typeof useEvidenceForm>["form"];

type Place = { city: string; state: string };

/** The places to choose from, with the form's own place, which may have no site yet. */
export function withPlace(places: readonly Place[], name: string): readonly Place[] {
  const [, city = "", state = ""] = /^(.+), ([^,]+)$/.exec(name) ?? [];
  const isKnown = name === "" || places.some((place) => placeName(place) === name);
  return isKnown ? places : [...places, { city, state }];
}

/** The place with a name, '' being all cities; undefined when it is not in the list. */
export const placeNamed = (places: readonly Place[], name: string): Place | undefined =>
  name === "" ? { city: "", state: "" } : places.find((place) => placeName(place) === name);

/** Refuses a chosen city that has no site any more: it must never become "all cities". */
export const placeProblems = (places: readonly Place[], name: string): FieldErrors =>
  placeNamed(places, name) === undefined
    ? { place: `There is no site in ${name} any more. Please choose again.` }
    : {};

const errorsAt = (gaps: readonly EvidenceGap[]) =>
  Object.fromEntries(gaps.map(({ field, message }) => [evidenceFieldOf(field), message]));

function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [evidenceFieldOf(path), text]),
  );
  return new ApiError({ status, code, message, fields, cause: error });
}
