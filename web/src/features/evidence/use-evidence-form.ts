import { type EvidenceGap, evidenceGaps } from "@mainstreet/contract/evidence-content";
import type { EvidencePiece } from "@mainstreet/contract/evidence";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { newEvidence } from "./api.ts";
import {
  blankFields,
  evidenceFields,
  type EvidenceFields,
  evidenceRules,
  fieldOf,
  fieldsOf,
} from "./evidence-values.ts";

const draftName = (businessId: string, pieceId = "new") => `evidence:${businessId}:${pieceId}`;

/** Whether a form was left unsaved by a reload. */
export const hasDraft = (businessId: string, pieceId?: string): boolean =>
  readDraft(draftName(businessId, pieceId), evidenceFields) !== undefined;

/** The state of the form of a new or a saved piece. What is typed survives a reload until it is saved or cancelled. */
export function useEvidenceForm(businessId: string, piece: EvidencePiece | undefined) {
  const name = draftName(businessId, piece?.id);
  const [problem, setProblem] = useState("");
  const [initial] = useState(
    () =>
      readDraft(name, evidenceFields) ??
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
    /** Why it was not saved, where no field shows it. */
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

/** "Durham, NC"; '' for all cities. */
export const placeName = ({ city, state }: Place) => (city === "" ? "" : `${city}, ${state}`);

const errorsAt = (gaps: readonly EvidenceGap[]) =>
  Object.fromEntries(gaps.map(({ field, message }) => [fieldOf(field), message]));

function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [fieldOf(path), text]),
  );
  return new ApiError({ status, code, message, fields, cause: error });
}
