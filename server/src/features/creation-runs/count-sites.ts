import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { creationRunSites } from "./tables.ts";

/** How many of a run's sites are in each status. */
export type SiteCounts = Partial<Record<string, number>>;

/** How many of a run's sites have ended lately, and over how many seconds. */
export type Rate = { ended: number; overSeconds: number };

/** Counts the sites of runs of one user, on an index alone; a run's id leads to its tally. */
export async function countSites(
  tx: Db,
  userId: string,
  runIds: string[],
): Promise<Map<string, SiteCounts>> {
  const { rows } = await tx.execute<{ run_id: string; status: string; count: number }>(sql`
    select run_id, status, count(*)::int as count from creation_run_sites
    where user_id = ${userId} and ${inArray(creationRunSites.runId, runIds)}
    group by run_id, status`);
  const tallies = new Map<string, SiteCounts>();
  for (const { run_id: runId, status, count } of rows)
    tallies.set(runId, { ...tallies.get(runId), [status]: count });
  return tallies;
}

/** How long what has ended tells of what will. */
const LATELY_SECONDS = 600;

/** How fast the sites of runs have lately ended; undefined for a run where none has. It looks at every site: only for runs that go on. */
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
