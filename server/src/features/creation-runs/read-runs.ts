import {
  type CreationRun,
  type CreationRunPage,
  RECENT_RUNS,
} from "@mainstreet/contract/creation-runs";
import { and, asc, desc, eq, gte } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { creationRuns, creationRunSites } from "../../platform/run-tables.ts";
import { presentRun, presentRuns, presentSite } from "./present-run.ts";
import { findRun, isSiteOf, type RunId, shownColumns } from "./queries.ts";

/** The user's newest bulk runs, newest first. */
export async function recentRuns(tx: Db, userId: string): Promise<CreationRun[]> {
  const rows = await tx
    .select()
    .from(creationRuns)
    .where(and(eq(creationRuns.userId, userId), eq(creationRuns.kind, "bulk")))
    .orderBy(desc(creationRuns.id))
    .limit(RECENT_RUNS);
  return presentRuns(tx, userId, rows);
}

/** A run with `limit` of its sites, from the one at `cursor` on. Throws 404. */
export async function readRunPage(
  tx: Db,
  id: RunId,
  { cursor, limit }: { cursor: number; limit: number },
): Promise<CreationRunPage> {
  const run = await presentRun(tx, await findRun(tx, id));
  const rows = await tx
    .select(shownColumns)
    .from(creationRunSites)
    .where(and(isSiteOf(id), gte(creationRunSites.siteIndex, cursor)))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(limit);
  const next = cursor + limit;
  return {
    ...run,
    sites: rows.map(presentSite),
    nextCursor: next < run.total ? String(next) : null,
  };
}
