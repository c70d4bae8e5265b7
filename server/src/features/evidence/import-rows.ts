import type { ImportedRow, importEvidence as endpoint } from "@mainstreet/contract/evidence";
import type { ResponseOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { EVIDENCE_LIMIT } from "@mainstreet/contract/limits";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type BusinessId, lockBusiness } from "../businesses/queries.ts";
import { isPieceOfBusiness } from "./queries.ts";
import { readEvidenceRow } from "./read-row.ts";
import { pieceColumnsOf } from "./save-piece.ts";
import { evidence } from "./tables.ts";

type Input = ValidRequestOf<typeof endpoint>["body"];
type Values = ReturnType<typeof pieceColumnsOf>;

/**
 * Adds the valid rows of a CSV file; with `dryRun` only reports which rows are valid. Added pieces wait until somebody publishes them.
 * A row whose piece already exists is not added again, so a corrected file can be imported completely. Throws 404.
 */
export async function importRows(
  tx: Db,
  id: BusinessId,
  { rows, dryRun }: Input,
): Promise<ResponseOf<typeof endpoint>> {
  await lockBusiness(tx, id);
  const there = await tx
    .select({ digest: evidence.digest })
    .from(evidence)
    .where(isPieceOfBusiness(id));
  const digests = new Set(there.map(({ digest }) => digest));
  const added: Values[] = [];
  const resultOf = (cells: Input["rows"][number], index: number): ImportedRow => {
    const row = index + 1;
    const read = readEvidenceRow(cells);
    if (read.fields !== undefined) return refused(row, { ...read.fields });
    const values = pieceColumnsOf(read);
    if (digests.has(values.digest))
      return { row, status: "present", message: evidenceTexts.presentAlready, fields: {} };
    if (there.length + added.length >= EVIDENCE_LIMIT.pieces)
      return refused(row, {}, [evidenceTexts.tooMany(EVIDENCE_LIMIT.pieces)]);
    digests.add(values.digest);
    added.push(values);
    return { row, status: dryRun ? "ready" : "added", message: "", fields: {} };
  };
  const results = rows.map(resultOf);
  if (!dryRun) await insertAll(tx, id, added);
  return { added: dryRun ? 0 : added.length, rows: results };
}

const refused = (
  row: number,
  fields: Record<string, string>,
  [message = ""] = Object.values(fields),
): ImportedRow => ({ row, status: "refused", message, fields });

async function insertAll(tx: Db, { userId, businessId }: BusinessId, added: Values[]) {
  if (added.length === 0) return;
  const own = { userId, businessId, status: "waiting" as const, source: "csv" as const };
  await tx.insert(evidence).values(added.map((values) => ({ ...values, ...own, id: newId() })));
}
