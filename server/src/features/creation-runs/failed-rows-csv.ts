import { BULK_FILE_COLUMNS } from "@mainstreet/contract/content-names";
import { BYTE_ORDER_MARK, spreadsheetLines } from "@mainstreet/contract/csv";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { creationRunSites } from "./tables.ts";
import { presentRunSite } from "./present-run.ts";
import { findRun, isSiteOf, type RunId } from "./queries.ts";

/** The rows of a run that failed, whole and in order, as a CSV file that the bulk form reads again. Throws 404. */
export async function failedRowsCsv(tx: Db, id: RunId): Promise<string> {
  await findRun(tx, id);
  const rows = await tx
    .select()
    .from(creationRunSites)
    .where(and(isSiteOf(id), eq(creationRunSites.status, "error")))
    .orderBy(asc(creationRunSites.siteIndex));
  const sites = rows.map((row) => {
    const { city, state, serviceName, input } = row;
    const problem = presentRunSite(row).message;
    return { ...input, city, state, serviceName, business: input.businessId, problem };
  });
  const columns = BULK_FILE_COLUMNS.filter(
    ({ column, member }) => !OPTIONAL.has(column) || sites.some((site) => site[member]),
  );
  // A row that an earlier version stored lacks the fields that this version adds.
  const lines = sites.map(({ problem, ...site }) => [
    ...columns.map(({ member }) => site[member] ?? ""),
    problem,
  ]);
  const header = [...columns.map(({ column }) => column), "problem"];
  return BYTE_ORDER_MARK + spreadsheetLines([header, ...lines]);
}

/** Columns beyond the specification's: the file contains them only when a row has a value. */
const OPTIONAL = new Set<string>(["business", "wording"]);
