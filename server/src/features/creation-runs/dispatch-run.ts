import { SITES_IN_FLIGHT } from "@mainstreet/contract/creation-runs";
import { and, asc, eq, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { creationRuns, creationRunSites } from "./tables.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { requestDeployments } from "../deployments/request-deployment.ts";
import { findRunHolds } from "../account-holds/holds.ts";
import { isRun, isSiteOf, type RunId, type RunRow } from "./queries.ts";
import { isNextDue, nextPlanned } from "./plan-sites.ts";
import { dueAtTime, NEWEST_FORMAT } from "./run-format.ts";
import { startSites } from "./start-sites.ts";

/** How many sites one transaction starts: so few that a cancellation, or another site of the account, hardly has to wait. */
const BATCH = 8;
/** After this time a run is checked again when as many sites as allowed are in flight. */
const FULL = sql`interval '0.2 seconds'`;
/** When a run is checked again whose account is on hold. */
const HELD = sql`now() + interval '3 seconds'`;
const DAY = sql`interval '24 hours'`;

/**
 * Starts the next sites of a run, within the limit of sites in flight, and returns how many. Failed sites that are to be tried again
 * come first. No other process starts sites of the run at the same time: its row is locked, and other processes skip it.
 */
export async function dispatchRun(deps: Deps, id: RunId): Promise<number> {
  return asTenant(deps.db, id.userId, async (tx) => {
    const run = await claimDue(tx, id);
    if (!run) return 0;
    const requestId = run.requestId ?? undefined;
    return withTrace(deps.log, { runId: run.id, requestId }, () => dispatch(tx, deps, run));
  });
}

async function dispatch(tx: Db, deps: Deps, run: RunRow): Promise<number> {
  const id = { userId: run.userId, runId: run.id };
  if ((await findRunHolds(tx, run.userId, [run.id])).get(run.id)?.isBlocked) {
    await tx.update(creationRuns).set(dueAtTime(run, HELD)).where(isRun(id));
    return 0;
  }
  const { again, waiting, inFlight } = await countSites(tx, id);
  const capacity = Math.min(BATCH, SITES_IN_FLIGHT - inFlight);
  const allowed = await allowedNow(tx, run);
  const toRetry = Math.min(capacity, again);
  // Either retries or new sites: creating sites needs a lock that a transaction must not wait for while it holds locks on campaigns.
  const toStart = toRetry > 0 ? 0 : Math.min(capacity, waiting, allowed);
  if (toRetry > 0) await retrySites(tx, deps, { id, count: toRetry });
  if (toStart > 0) await startSites(tx, deps, { run, count: toStart });
  const isDone = again + waiting <= toRetry + toStart;
  const isResting = again === 0 && allowed - toStart <= 0;
  const next = nextFeedTime({ run, capacity, isDone, isResting });
  await tx.update(creationRuns).set(dueAtTime(run, next)).where(isRun(id));
  return Math.max(toRetry, toStart, 0);
}

const isDue = and(
  sql`coalesce(${creationRuns.feedAt}, ${creationRuns.dueAt}) <= now()`,
  lte(creationRuns.format, NEWEST_FORMAT),
);

async function claimDue(tx: Db, id: RunId): Promise<RunRow | undefined> {
  const [run] = await tx
    .select()
    .from(creationRuns)
    .where(and(isRun(id), isDue, ne(creationRuns.state, "paused")))
    .for("no key update", { skipLocked: true });
  return run;
}

async function countSites(tx: Db, id: RunId) {
  const { rows } = await tx.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from creation_run_sites
    where user_id = ${id.userId} and run_id = ${id.runId} and status in ('again', 'waiting', 'pending', 'processing')
    group by status`);
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    again: count("again"),
    waiting: count("waiting"),
    inFlight: count("pending") + count("processing"),
  };
}

/** How many more sites may be started now, according to the plan per week or the limit of the last 24 hours. */
async function allowedNow(tx: Db, run: RunRow): Promise<number> {
  const { userId, id, dripPerDay } = run;
  if (run.perWeek !== null) return (await isNextDue(tx, { userId, runId: id })) ? 1 : 0;
  if (dripPerDay === null) return Number.POSITIVE_INFINITY;
  const { rows } = await tx.execute<{ started: number }>(sql`
    select count(*)::int as started from creation_run_sites
    where user_id = ${userId} and run_id = ${id} and started_at > now() - ${DAY}`);
  return Math.max(dripPerDay - (rows[0]?.started ?? 0), 0);
}

type FeedState = { run: RunRow; capacity: number; isDone: boolean; isResting: boolean };

/**
 * When the dispatcher checks the run again, by the database's clock. With a limit per day, it is checked 24 hours after the first of
 * the day's sites was started; with a plan per week, when the next site is due.
 */
function nextFeedTime({ run, capacity, isDone, isResting }: FeedState): SQL {
  const id = { userId: run.userId, runId: run.id };
  if (isDone) return sql`null`;
  if (!isResting) return capacity > 0 ? sql`now()` : sql`now() + ${FULL}`;
  if (run.perWeek !== null) return nextPlanned(id);
  // If none of the day's sites could be created, none counts as started: then the next sites are due.
  return sql`(
    select coalesce(min(started_at) + ${DAY}, now()) from creation_run_sites
    where user_id = ${id.userId} and run_id = ${id.runId} and started_at > now() - ${DAY})`;
}

async function retrySites(
  tx: Db,
  deps: Deps,
  { id, count }: { id: RunId; count: number },
): Promise<void> {
  const sites = await tx
    .select({ campaignId: creationRunSites.campaignId })
    .from(creationRunSites)
    .where(and(isSiteOf(id), eq(creationRunSites.status, "again")))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(count);
  const campaignIds = sites.map(({ campaignId }) => campaignId);
  const cause = { kind: "retry", id: id.runId } as const;
  await requestDeployments(tx, deps, { userId: id.userId, campaignIds, cause });
}
