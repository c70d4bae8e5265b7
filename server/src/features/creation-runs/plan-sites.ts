import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { isSiteOf, type RunId } from "./queries.ts";
import { creationRunSites } from "./tables.ts";

const WEEK_MS = 7 * 86_400_000;
/**
 * When a site is started this much later than planned, the sites after it are delayed too, so that they are not all started at once
 * after an outage or a pause.
 */
const MOST_LATE_MS = 3_600_000;

/** The time between the starts of two sites in a run with `perWeek` sites a week. */
export const spanMs = (perWeek: number): number => WEEK_MS / perWeek;

/** The time at which the site with an index is started, in a plan that begins now. */
export const plannedAt = (index: SQL, perWeek: number): SQL =>
  sql`now() + ${index} * make_interval(secs => ${spanMs(perWeek) / 1_000}::float8)`;

const isPlanned = (id: RunId) => and(isSiteOf(id), eq(creationRunSites.status, "waiting"));

/** Whether the next site of a run with a plan per week is due; a site without a time always is. Delays the plan of a run that is late. */
export async function isNextDue(tx: Db, id: RunId): Promise<boolean> {
  const [next] = await tx
    .select({
      lateMs: sql<
        number | null
      >`extract(epoch from now() - ${creationRunSites.nextAttemptAt})::float8 * 1000`,
    })
    .from(creationRunSites)
    .where(isPlanned(id))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(1);
  if (!next) return false;
  const lateMs = next.lateMs ?? 0;
  if (lateMs > MOST_LATE_MS) await delayPlan(tx, id, lateMs);
  return lateMs >= 0;
}

async function delayPlan(tx: Db, id: RunId, byMs: number): Promise<void> {
  const later = sql`${creationRunSites.nextAttemptAt} + make_interval(secs => ${byMs / 1_000}::float8)`;
  await tx.update(creationRunSites).set({ nextAttemptAt: later }).where(isPlanned(id));
}

/** When the next site of a run with a plan per week is started; now, if the site has no time. */
export const nextPlanned = ({ userId, runId }: RunId): SQL => sql`(
  select coalesce(next_attempt_at, now()) from creation_run_sites
  where user_id = ${userId} and run_id = ${runId} and status = 'waiting' order by site_index limit 1)`;

/** Removes the planned times, so that every site of a run is started as soon as possible. */
export async function forgetPlan(tx: Db, id: RunId): Promise<void> {
  await tx
    .update(creationRunSites)
    .set({ nextAttemptAt: null })
    .where(and(isPlanned(id), isNotNull(creationRunSites.nextAttemptAt)));
}
