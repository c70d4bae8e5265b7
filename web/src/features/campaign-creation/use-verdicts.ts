import type { TypedRow } from "@mainstreet/contract/check-run";
import { useMemo, useState } from "react";
import { randomId } from "../../lib/random-id.ts";
import { useRunCheck } from "./api.ts";
import type { BulkValues } from "./bulk-form-rules.ts";
import type { BulkRow } from "./bulk-rows.ts";
import { verdictsOf } from "./bulk-verdict.ts";
import type { Verdict, Verdicts } from "./bulk-verdict.ts";
import { siteKeyOf } from "./site-key.ts";
import { isChosen } from "./run-of-rows.ts";

const NONE: Verdicts = new Map();

/** The inputs on which the pages depend. */
export type PageVariant = {
  seed: string;
  design: BulkValues["design"];
  business: { businessId?: string };
};

/**
 * The dry run of rows, and the rows sorted so that those that need attention are first. The order is that of the first
 * verdicts, so that a row that is being edited does not move.
 */
export function useVerdicts(rows: readonly BulkRow[], variant: PageVariant) {
  const [visit] = useState(() => randomId(8));
  const number = useNumber(rows);
  const check = useRunCheck(
    [visit, number],
    () => toTypedRows(rows, variant),
    (response) => verdictsOf(rows, response),
  );
  const [first, setFirst] = useState<Verdicts>();
  if (first === undefined && check.data !== undefined) setFirst(check.data);
  const ordered = useMemo(() => {
    const byRank: Record<Verdict["tone"], BulkRow[]> = { bad: [], waiting: [], good: [] };
    for (const row of rows) byRank[first?.get(row.key)?.tone ?? "good"].push(row);
    return [...byRank.bad, ...byRank.waiting, ...byRank.good];
  }, [rows, first]);
  return { check, verdicts: check.data ?? NONE, ordered };
}

/** The rows as input of a dry run. */
export function toTypedRows(
  rows: readonly BulkRow[],
  { seed, design, business }: PageVariant,
): TypedRow[] {
  const chosen = isChosen(design) && { design };
  return rows.map((row) => {
    const { key, at: _, ...fields } = row;
    return {
      ...fields,
      siteKey: siteKeyOf(seed, key),
      ...chosen,
      ...(row.business === "" && business),
    };
  });
}

/** Counts how often `thing` has changed. */
function useNumber(thing: unknown): number {
  const [seen, setSeen] = useState({ thing, number: 0 });
  if (seen.thing !== thing) setSeen({ thing, number: seen.number + 1 });
  return seen.number;
}
