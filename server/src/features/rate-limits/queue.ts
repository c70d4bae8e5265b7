import type { Calls } from "@mainstreet/contract/hosts/rate-windows";
import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { forecast, windowsOf } from "./forecast.ts";
import * as limits from "./limits.ts";
import { deploymentQueue, providerLimits } from "./tables.ts";
import { updateWaiting } from "./update-waiting.ts";

/** How many deployments one dispatch releases at most, and how many estimates it updates. */
const BATCH = 100;
/** More than the number of deployments that can wait at once. */
const WHOLE_QUEUE = 100_000;
/** A probe ends long before this time, unless its worker was killed. */
export const PROBE_MS = 30_000;
/** The pause when only deployments in flight use up what is left. */
const FULL_MS = 5_000;

/** Locks a credential's limits: all processes change its queue one after another. */
export async function lockLimit(tx: Db, credential: string): Promise<limits.Locked> {
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

/** Saves the limits of a credential, which {@link lockLimit} has locked. */
export async function saveLimit(tx: Db, limit: limits.ProviderLimit): Promise<void> {
  const { credential } = limit;
  await tx.update(providerLimits).set(limit).where(eq(providerLimits.credential, credential));
}

type Added = Calls & { job: DeployJob; credential: string };

/**
 * Puts a deployment behind the first that waits and behind those of its own user (start-time fair queueing); a deployment that was
 * dispatched returns to its former position.
 */
export async function enqueue(tx: Db, { job, ...added }: Added): Promise<void> {
  const { userId, campaignId, isUrgent = false } = job;
  // Old SQL names: see tables.ts.
  const position = sql`(
    select greatest(coalesce(min(turn), 1), coalesce(max(turn) filter (where user_id = ${userId}), 0) + 1)
    from pace_turns where credential = ${added.credential} and is_urgent = ${isUrgent} and granted_at is null)`;
  const set = { dispatchedAt: null, deploys: added.deploys };
  await tx
    .insert(deploymentQueue)
    .values({ userId, campaignId, isUrgent, position, ...added })
    .onConflictDoUpdate({ target: deploymentQueue.campaignId, set });
}

type Part = { also?: string | undefined; count?: number };

/** The first deployments that wait, in the order of dispatch, and that of the campaign `also`. */
export async function readQueue(
  tx: Db,
  credential: string,
  { also, count = BATCH + 1 }: Part = {},
) {
  const { rows } = await tx.execute<limits.Waiting>(sql`
    select jsonb_build_object('deploys', deploys, 'requests', requests) as each,
      jsonb_build_object('deploys', all_deploys, 'requests', all_requests) as total,
      jsonb_strip_nulls(jsonb_build_object('userId', user_id, 'campaignId', campaign_id, 'isUrgent', is_urgent, 'requestId',
        (select request_id from campaigns c where c.user_id = w.user_id and c.id = w.campaign_id))) as job
    from (
      select *, row_number() over before as place, sum(deploys) over before as all_deploys, sum(requests) over before as all_requests
      from pace_turns where credential = ${credential} and granted_at is null
      window before as (order by is_urgent desc, turn, asked_at rows unbounded preceding)) w
    where place <= ${count} ${also === undefined ? sql`` : sql`or campaign_id = ${also}`}
    order by is_urgent desc, turn, asked_at`);
  return rows;
}

/** How many calls the deployments in flight are still expected to make. A deployment that has not ended within 15 minutes was killed. */
export async function readInFlight(tx: Db, credential: string): Promise<Calls> {
  const { rows } = await tx.execute<Calls>(sql`
    select coalesce(sum(deploys), 0)::int as deploys, coalesce(sum(requests), 0)::int as requests
    from pace_turns where credential = ${credential} and granted_at > now() - interval '15 minutes'`);
  return rows[0] ?? limits.NO_CALLS;
}

/**
 * A queue to dispatch, and the campaign whose estimate is updated at any position; that campaign gets no new job while its job `isRunning`.
 * `updatesAll`: the estimates of the whole queue are updated.
 */
type Dispatch = limits.Locked & {
  campaignId?: string | undefined;
  isRunning?: boolean;
  updatesAll?: boolean;
};

/**
 * Creates jobs for the first deployments of the queue, as many as the limits allow, strictly in order: a deployment that needs more is
 * never overtaken. Updates the estimates of those behind them, and saves the limits. Returns whether the campaign was dispatched.
 */
export async function dispatch(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  input: Dispatch,
): Promise<boolean> {
  const { now, campaignId, isRunning } = input;
  const { credential } = input.limit;
  const inFlight = await readInFlight(tx, credential);
  const part = { also: campaignId, ...(input.updatesAll && { count: WHOLE_QUEUE }) };
  const queue = await readQueue(tx, credential, part);
  const count = countOf(queue.slice(0, BATCH), { ...input, inFlight });
  const isProbe = count > 0 && limits.needsProbe(input.limit, now);
  const probeUntil = isProbe ? new Date(now.getTime() + PROBE_MS) : input.limit.probeUntil;
  const limit = { ...input.limit, probeUntil };
  const waiting = queue.slice(count);
  const saved = { ...limit, dispatchAt: nextDispatch({ limit, now }, waiting[0]?.each) };
  await saveLimit(tx, saved);
  await updateWaiting(tx, { limit, now, inFlight }, waiting);
  if (count === 0) return false;
  const dispatched = queue.slice(0, count).map(({ job }) => job);
  const ids = dispatched.map((job) => job.campaignId);
  const isDispatched = inArray(deploymentQueue.campaignId, ids);
  await tx.update(deploymentQueue).set({ dispatchedAt: now }).where(isDispatched);
  const sent = dispatched.filter((job) => !isRunning || job.campaignId !== campaignId);
  if (sent.length > 0) await jobs.sendDeploys(tx, sent);
  return ids.some((id) => id === campaignId);
}

function countOf(queue: limits.Waiting[], { limit, now, inFlight }: limits.InFlight): number {
  if (limits.isPaused(limit, now)) return 0;
  if (limits.needsProbe(limit, now))
    return limits.isProbing(limit, now) ? 0 : Math.min(queue.length, 1);
  const windows = windowsOf(limit, now);
  const beyond = queue.findIndex(({ total }) =>
    windows.some(({ of, left }) => total[of] + inFlight[of] > left),
  );
  return beyond < 0 ? queue.length : beyond;
}

function nextDispatch({ limit, now }: limits.Locked, next: Calls | undefined): Date | null {
  if (!next) return null;
  if (!limits.isPaused(limit, now) && limits.needsProbe(limit, now)) return limit.probeUntil;
  const at = forecast({ limit, now, inFlight: limits.NO_CALLS }, { total: next, each: next });
  return at > now ? at : new Date(now.getTime() + FULL_MS);
}
