import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { creationRunSites } from "./tables.ts";

/** How many of a run's sites are in each status. */
export type RunSiteCounts = Partial<Record<string, number>>;

/** How many of a run's sites have ended recently, and within how many seconds. */
export type Rate = { ended: number; overSeconds: number };

/** Counts the sites of runs of one user by status, and reads only an index. Returns a map from a run's id to its counts. */
export async function countRunSites(
  tx: Db,
  userId: string,
  runIds: string[],
): Promise<Map<string, RunSiteCounts>> {
  const { rows } = await tx.execute<{ run_id: string; status: string; count: number }>(sql`
    select run_id, status, count(*)::int as count from creation_run_sites
    where user_id = ${userId} and ${inArray(creationRunSites.runId, runIds)}
    group by run_id, status`);
  const tallies = new Map<string, RunSiteCounts>();
  for (const { run_id: runId, status, count } of rows)
    tallies.set(runId, { ...tallies.get(runId), [status]: count });
  return tallies;
}

/** Only sites that ended within this time are used to estimate the rest. */
const LATELY_SECONDS = 600;

/**
 * How fast the sites of runs have ended recently; undefined for a run where none has. Reads every site, so call it only for unfinished
 * runs.
 */
export async function readRates(
  tx: Db,
  userId: string,
  runIds: string[],
): Promise<Map<string, Rate>> {
  if (runIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ run_id: string; ended: number; over: number }>(sql`
    select run_id, count(*)::int as ended,
      least(coalesce(extract(epoch from now() - min(started_at)), 0), ${LATELY_SECONDS})::float8 as over
    from creation_run_sites
    where user_id = ${userId} and ${inArray(creationRunSites.runId, runIds)}
      and ended_at > now() - make_interval(secs => ${LATELY_SECONDS})
    group by run_id`);
  return new Map(rows.map(({ run_id: id, ended, over }) => [id, { ended, overSeconds: over }]));
}
