import { toCsv } from "@mainstreet/contract/csv";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { creationRunSites } from "./tables.ts";
import { presentSite } from "./present-run.ts";
import { findRun, isSiteOf, type RunId } from "./queries.ts";

/** Headings that the bulk form knows. */
const HEADER = ["city", "state", "zip", "phone", "company", "email", "service", "problem"];

/** The rows of a run that failed, whole and in order, as a CSV file that the bulk form reads again. Throws 404. */
export async function failedRowsCsv(tx: Db, id: RunId): Promise<string> {
  await findRun(tx, id);
  const rows = await tx
    .select()
    .from(creationRunSites)
    .where(and(isSiteOf(id), eq(creationRunSites.status, "error")))
    .orderBy(asc(creationRunSites.siteIndex));
  const lines = rows.map((row) => {
    const { city, state, serviceName, input } = row;
    const { zip, phone, company, email } = input;
    return [city, state, zip, phone, company, email, serviceName, presentSite(row).message];
  });
  return toCsv([HEADER, ...lines]);
}
