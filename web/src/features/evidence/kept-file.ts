import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";

const keptFile = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
});
/** A file that is being imported: the rows that remain to be added, each with its number in the file. */
export type KeptFile = z.output<typeof keptFile>;
export type KeptRow = KeptFile["rows"][number];

const draftName = (businessId: string) => `evidence-file:${businessId}`;

/** The file whose import was interrupted by a reload. */
export const readKeptFile = (businessId: string): KeptFile | undefined =>
  readDraft(draftName(businessId), keptFile);

export const hasKeptFile = (businessId: string): boolean => readKeptFile(businessId) !== undefined;

/** Stores a file, so that it survives a reload until it was imported or closed. */
export function keepFile(businessId: string, file: KeptFile | undefined): void {
  if (file === undefined) dropDraft(draftName(businessId));
  else writeDraft(draftName(businessId), file);
}
