import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";

const NAME = "last-business";
const OF_FORMS = "businesses-of-forms";

/** Stores the business that the next new site belongs to unless another is chosen, in unfinished forms too; '' = none. */
export function rememberBusiness(id: string): void {
  writeDraft(NAME, id);
  dropDraft(OF_FORMS);
}

/** The business that was chosen last in this tab; '' = none, undefined: nothing was chosen. */
export const chosenBusiness = (): string | undefined => readDraft(NAME, z.string());

const kept = () => readDraft(OF_FORMS, z.record(z.string(), z.string())) ?? {};

/** Stores the business of one unfinished form under the name of the form's draft. */
export const keepBusiness = (form: string, id: string): void =>
  writeDraft(OF_FORMS, { ...kept(), [form]: id });

/** The business that was stored for an unfinished form; undefined where none is stored. */
export const keptBusiness = (form: string): string | undefined =>
  readDraft(form, z.unknown()) === undefined ? undefined : kept()[form];
