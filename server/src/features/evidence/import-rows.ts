import type { ImportedRow, importEvidence as endpoint } from "@mainstreet/contract/evidence";
import type { AnswerOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { evidenceGaps } from "@mainstreet/contract/evidence-content";
import { EVIDENCE_LIMIT } from "@mainstreet/contract/limits";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type BusinessId, lockBusiness } from "../businesses/queries.ts";
import { isOfBusiness } from "./queries.ts";
import { type ReadRow, readRow } from "./read-row.ts";
import { columnsOf } from "./save-piece.ts";
import { evidence } from "./tables.ts";

type Input = ValidRequestOf<typeof endpoint>["body"];
type Values = ReturnType<typeof columnsOf>;

/**
 * Adds the rows of a CSV file that can be added; with `dryRun` it only says which. They wait until somebody publishes them. A row
 * whose piece is there already is not added twice, so a corrected file can be imported whole. Throws 404.
 */
export async function importRows(
  tx: Db,
  id: BusinessId,
  { rows, dryRun }: Input,
): Promise<AnswerOf<typeof endpoint>> {
  await lockBusiness(tx, id);
  const there = await tx.select({ digest: evidence.digest }).from(evidence).where(isOfBusiness(id));
  const digests = new Set(there.map(({ digest }) => digest));
  const added: Values[] = [];
  const resultOf = (cells: Input["rows"][number], index: number): ImportedRow => {
    const read = readRow(cells);
    const message = read.message ?? gapOf(read);
    if (read.message !== undefined || message !== undefined)
      return { row: index + 1, status: "refused", message: message ?? "" };
    const values = columnsOf(read);
    if (digests.has(values.digest))
      return { row: index + 1, status: "present", message: evidenceTexts.presentAlready };
    if (there.length + added.length >= EVIDENCE_LIMIT.pieces)
      return {
        row: index + 1,
        status: "refused",
        message: evidenceTexts.tooMany(EVIDENCE_LIMIT.pieces),
      };
    digests.add(values.digest);
    added.push(values);
    return { row: index + 1, status: dryRun ? "ready" : "added", message: "" };
  };
  const results = rows.map(resultOf);
  if (!dryRun) await insertAll(tx, id, added);
  return { added: dryRun ? 0 : added.length, rows: results };
}

/** What the row lacks, as it can be read by itself; photos are added later. */
function gapOf(read: Exclude<ReadRow, { message: string }>): string | undefined {
  const [gap] = evidenceGaps(read).filter(({ message }) => message !== evidenceTexts.storyNeeded);
  return gap?.message;
}

async function insertAll(tx: Db, { userId, businessId }: BusinessId, added: Values[]) {
  if (added.length === 0) return;
  const own = { userId, businessId, status: "waiting" as const, source: "csv" as const };
  await tx.insert(evidence).values(added.map((values) => ({ ...values, ...own, id: newId() })));
}
