import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import {
  type Cost,
  forecast,
  isPaused,
  needsProbe,
  NO_COST,
  type ProviderLimit,
  windowsOf,
} from "./limits.ts";
import { deploymentQueue, providerLimits } from "./tables.ts";

/** The most that one dispatch lets go. */
const BATCH = 100;
/** A probe ends long before this, or its worker was killed. */
const PROBE_MS = 30_000;
/** Until the next try when only those in flight use up what is left. */
const FULL_MS = 5_000;

/** A credential's limits, locked, and the database's time. */
export type Locked = { limit: ProviderLimit; now: Date };

/** Locks a credential's limits: all processes change its queue one after another. */
export async function lockLimit(tx: Db, credential: string): Promise<Locked> {
  const now = sql`clock_timestamp()`.mapWith(providerLimits.dispatchAt);
  const [row] = await tx
    .insert(providerLimits)
    .values({ credential })
    .onConflictDoUpdate({ target: providerLimits.credential, set: { credential } })
    .returning({ ...getTableColumns(providerLimits), now });
  if (!row) throw new Error("The limit was not locked");
  const { now: lockedAt, ...limit } = row;
  return { limit, now: lockedAt };
}

type Added = Cost & { job: DeployJob; credential: string };

/** Puts a deployment behind the first that waits and behind its user's own (start-time fair queueing); one that was dispatched, back to its place. */
export async function enqueue(tx: Db, { job, ...added }: Added): Promise<void> {
  const { userId, campaignId, isUrgent = false } = job;
  const position = sql`(
    select greatest(coalesce(min(turn), 1), coalesce(max(turn) filter (where user_id = ${userId}), 0) + 1)
    from pace_turns where credential = ${added.credential} and is_urgent = ${isUrgent} and granted_at is null)`;
  const set = { dispatchedAt: null, deploys: added.deploys };
  await tx
    .insert(deploymentQueue)
    .values({ userId, campaignId, isUrgent, position, ...added })
    .onConflictDoUpdate({ target: deploymentQueue.campaignId, set });
}

/** `each`: what it takes. `total`: what it takes with all that are dispatched before it. */
type Waiting = { job: DeployJob; each: Cost; total: Cost };

/** What those in flight will still take, and the first that wait, in the order of dispatch; or only one of these. */
export async function readQueue(tx: Db, credential: string, campaignId?: string) {
  // A deployment that has not ended within 15 minutes was killed.
  const { rows } = await tx.execute<Cost>(sql`
    select coalesce(sum(deploys), 0)::int as deploys, coalesce(sum(requests), 0)::int as requests
    from pace_turns where credential = ${credential} and granted_at > now() - interval '15 minutes'`);
  const { rows: waiting } = await tx.execute<Waiting>(sql`
    select jsonb_build_object('deploys', deploys, 'requests', requests) as each,
      jsonb_build_object('deploys', all_deploys, 'requests', all_requests) as total,
      jsonb_strip_nulls(jsonb_build_object('userId', user_id, 'campaignId', campaign_id, 'isUrgent', is_urgent, 'requestId',
        (select request_id from campaigns c where c.user_id = w.user_id and c.id = w.campaign_id))) as job
    from (
      select *, sum(deploys) over before as all_deploys, sum(requests) over before as all_requests
      from pace_turns where credential = ${credential} and granted_at is null
      window before as (order by is_urgent desc, turn, asked_at rows unbounded preceding)) w
    where ${campaignId === undefined ? sql`true` : sql`campaign_id = ${campaignId}`}
    order by is_urgent desc, turn, asked_at limit ${BATCH + 1}`);
  return { inFlight: rows[0] ?? NO_COST, waiting };
}

/**
 * Gives a job to the first of the queue, as many as the limits allow, strictly in order: one that needs more is never overtaken.
 * Saves the limits.
 */
export async function dispatch(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  locked: Locked,
): Promise<void> {
  const { now } = locked;
  const { credential } = locked.limit;
  const { inFlight, waiting } = await readQueue(tx, credential);
  const count = countOf(waiting.slice(0, BATCH), { ...locked, inFlight });
  const sent = waiting.slice(0, count).map(({ job }) => job);
  const isProbe = count > 0 && needsProbe(locked.limit, now);
  const probeUntil = isProbe ? new Date(now.getTime() + PROBE_MS) : locked.limit.probeUntil;
  const limit = { ...locked.limit, probeUntil };
  const dispatchAt = nextDispatch(limit, waiting[count]?.each, now);
  await tx
    .update(providerLimits)
    .set({ ...limit, dispatchAt })
    .where(eq(providerLimits.credential, credential));
  if (count === 0) return;
  const ids = sent.map(({ campaignId }) => campaignId);
  await tx
    .update(deploymentQueue)
    .set({ dispatchedAt: now })
    .where(inArray(deploymentQueue.campaignId, ids));
  await jobs.sendDeploys(tx, sent);
}

type Queued = Locked & { inFlight: Cost };

function countOf(waiting: Waiting[], { limit, now, inFlight }: Queued): number {
  if (isPaused(limit, now)) return 0;
  const isProbing = limit.probeUntil !== null && limit.probeUntil > now;
  if (needsProbe(limit, now)) return isProbing ? 0 : Math.min(waiting.length, 1);
  const windows = windowsOf(limit, now);
  const isTooMuch = ({ total }: Waiting) =>
    windows.some(({ of, left }) => total[of] + inFlight[of] > left);
  const beyond = waiting.findIndex(isTooMuch);
  return beyond < 0 ? waiting.length : beyond;
}

function nextDispatch(limit: ProviderLimit, next: Cost | undefined, now: Date): Date | null {
  if (!next) return null;
  if (!isPaused(limit, now) && needsProbe(limit, now)) return limit.probeUntil;
  const at = forecast(limit, { total: next, each: next, inFlight: NO_COST, now });
  return at > now ? at : new Date(now.getTime() + FULL_MS);
}
