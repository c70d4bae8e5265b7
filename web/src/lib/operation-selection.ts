import { listFilters } from "@mainstreet/contract/campaign-lists";
import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";

const SELECTION = "operation-selection";
/** The name under which the form of an operation is stored. */
export const OPERATION_FORM = "operation-form";

const filter = z.custom<z.input<typeof listFilters>>(
  (value) => listFilters.safeParse(value).success,
);
const selection = z.union([
  z.object({ campaignIds: z.array(z.string()).min(1) }),
  z.object({ filter, count: z.number(), digest: z.string().optional() }),
]);
/**
 * The sites that an operation changes: these ids, or all that match a filter, with their count and digest at the time when
 * the user saw them.
 */
export type OperationSelection = z.output<typeof selection>;

/**
 * Stores the sites that were selected in a list for the form of an operation; they survive a reload. Another selection
 * starts with an empty form.
 */
export function keepOperationSelection(chosen: OperationSelection): void {
  dropDraft(OPERATION_FORM);
  writeDraft(SELECTION, chosen);
}

/** Stores a newer count of the same filter, without a change of the form. */
export function keepFilterCount(chosen: OperationSelection): void {
  writeDraft(SELECTION, chosen);
}

export const readOperationSelection = () => readDraft(SELECTION, selection);

export const countSelected = (chosen: OperationSelection): number =>
  "filter" in chosen ? chosen.count : chosen.campaignIds.length;
