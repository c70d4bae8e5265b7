import { BULK_COLUMNS } from "@mainstreet/contract/content-names";
import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { bulkValues } from "./bulk-form-rules.ts";
import type { Table } from "./bulk-rows.ts";

const MEMBERS = BULK_COLUMNS.map(({ member }) => member);
const COLUMNS = BULK_COLUMNS.map(({ column }) => column);

const formDraft = z.object({
  seed: z.string(),
  values: bulkValues,
  changes: z.object({
    removed: z.array(z.string()),
    edits: z.record(z.string(), z.partialRecord(z.enum(MEMBERS), z.string())),
  }),
});
const tableDraft = z.object({
  name: z.string(),
  cells: z.array(z.array(z.string())),
  hasHeader: z.boolean(),
  mapping: z.partialRecord(z.enum(COLUMNS), z.number()),
});

const tableKey = (name: string) => `${name}: file`;
const runKey = (name: string) => `${name}: run`;

export const keptForm = (name: string) => readDraft(name, formDraft);
export const keepForm = (name: string, form: z.input<typeof formDraft>) => writeDraft(name, form);

/** The file, stored apart from the form: it is large, and changes only when it is read, not with every typed letter. */
export const keptTable = (name: string): Table | undefined => readDraft(tableKey(name), tableDraft);
export const keepTable = (name: string, table: Table | undefined) =>
  table === undefined ? dropDraft(tableKey(name)) : writeDraft(tableKey(name), table);

/** The id of the run that is in progress in this tab; undefined when there is none. */
export const keptRun = (name: string): string | undefined => readDraft(runKey(name), z.string());
export const keepRun = (name: string, runId: string) => writeDraft(runKey(name), runId);

/** Removes the stored form, its file and its run. */
export function dropBulk(name: string): void {
  for (const draft of [name, tableKey(name), runKey(name)]) dropDraft(draft);
}
