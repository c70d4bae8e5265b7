import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { renewAttempt } from "../../lib/attempt.ts";
import { randomId } from "../../lib/random-id.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { BULK_RUN } from "./api.ts";
import { bulkFormOf, EMPTY_BULK } from "./bulk-form-rules.ts";
import type { BulkValues } from "./bulk-form-rules.ts";
import { bulkRowsOf } from "./bulk-rows.ts";
import type { BulkRow, BulkSource, Changes, RowFields, Table } from "./bulk-rows.ts";
import { type BusinessOfNewSite, draftName } from "./new-site-form.ts";
import {
  dropBulk,
  keepForm,
  keepRun,
  keepTable,
  keptForm,
  keptRun,
  keptTable,
} from "./kept-bulk.ts";

const NO_CHANGES: Changes = { removed: [], edits: {} };

/** How the form was opened: the name of its draft, and its first values. */
export type OpenedBulk = { name: string; initial: BulkValues };

/** The bulk form with `service` filled in when it was opened from that service's list. */
export const openedFor = (service: string | undefined): OpenedBulk => ({
  name: draftName(BULK_RUN, service),
  initial: { ...EMPTY_BULK, serviceName: service ?? "" },
});

/**
 * The state of the bulk form: its values, the file that replaces the cities, edits of single rows, and the run created from it.
 * All of it survives a refresh.
 */
export function useBulkForm({ name, initial }: OpenedBulk, business: BusinessOfNewSite) {
  const { use, change, ...draft } = useBulkDraft(name, { initial, businessPhone: business.phone });
  const { table, changes, seed } = draft;
  const [runId, setRunId] = useState(() => keptRun(name));
  const forget = useCallback(() => {
    dropBulk(name);
    renewAttempt(BULK_RUN);
  }, [name]);
  return {
    ...draft,
    business,
    rows: useRows(draft.form.values, { table, changes, seed }),
    removed: changes.removed.length,
    /** Accepts a file that replaces the typed cities, or removes the file. */
    read: (next: Table | undefined) => {
      use(next);
      change(NO_CHANGES);
    },
    /** Changes how the same file is understood. */
    understand: use,
    /** Changes fields of rows, by the rows' keys. */
    edit: (edits: Record<string, Partial<RowFields>>) => {
      const edited = Object.entries(edits).map(
        ([key, fields]) => [key, { ...changes.edits[key], ...fields }] as const,
      );
      change({ ...changes, edits: { ...changes.edits, ...Object.fromEntries(edited) } });
    },
    remove: (keys: readonly string[]) =>
      change({ ...changes, removed: [...changes.removed, ...keys] }),
    restore: () => change({ ...changes, removed: [] }),
    /** The run that was created from the form in this tab; the form is not changed, so that failed rows can be corrected. */
    runId,
    follow: (made: string) => {
      keepRun(name, made);
      setRunId(made);
    },
    /** Removes everything stored, so that the form is empty when it is opened again. */
    forget,
  };
}
export type BulkFormState = ReturnType<typeof useBulkForm>;

type Opened = { initial: BulkValues; businessPhone: string };

/** What is typed, read and edited, each stored at once; after any change the next request is another attempt. */
function useBulkDraft(name: string, { initial, businessPhone }: Opened) {
  const [kept] = useState(() => keptForm(name));
  const [seed, setSeed] = useState(() => kept?.seed ?? randomId(16));
  const [table, setTable] = useState(() => keptTable(name));
  const [changes, setChanges] = useState(kept?.changes ?? NO_CHANGES);
  const state = useSchemaForm(bulkFormOf(table, businessPhone), {
    initial: kept?.values ?? initial,
    onEdit: (values) => keep({ seed, values, changes }),
  });
  const keep = (form: Pick<BulkSource, "seed" | "changes"> & { values: BulkValues }) => {
    renewAttempt(BULK_RUN);
    keepForm(name, form);
  };
  return {
    ...state,
    seed,
    table,
    changes,
    use: (next: Table | undefined) => {
      setTable(next);
      keepTable(name, next);
      renewAttempt(BULK_RUN);
      for (const field of ["serviceName", "cities", "phones"]) state.form.clearFieldError(field);
    },
    change: (next: Changes) => {
      setChanges(next);
      keep({ seed, values: state.form.getValues(), changes: next });
    },
    /** Changes the words, order, random phones and, where none is chosen, the design of every site. */
    takeNewSeed: () => {
      const fresh = randomId(16);
      setSeed(fresh);
      keep({ seed: fresh, values: state.form.getValues(), changes });
    },
  };
}

type Rest = Pick<BulkSource, "table" | "changes" | "seed">;

function useRows(values: BulkValues, { table, changes, seed }: Rest): BulkRow[] {
  const { serviceName, cities, phones, assignment, shared } = values;
  const source = useMemo(
    () => ({ serviceName, cities, phones, assignment, shared, table, seed, changes }),
    [serviceName, cities, phones, assignment, shared, table, seed, changes],
  );
  const settled = useDeferredValue(source);
  return useMemo(() => bulkRowsOf(settled), [settled]);
}
