import { z } from "zod";
import { readDraft, writeDraft } from "../../lib/draft.ts";

const NAME = "last-business";

/** The business that the next new site belongs to unless another is chosen; '' = none. */
export const rememberBusiness = (id: string): void => writeDraft(NAME, id);

/** The business that was chosen last in this tab; '' = none, undefined: nothing was chosen. */
export const chosenBusiness = (): string | undefined => readDraft(NAME, z.string());
