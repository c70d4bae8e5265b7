import { and, eq, gt, lte, notInArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { credentialKey, hostOfCredential, typeOfCredential } from "../../hosting/credential-key.ts";
import { createRateWatch, type RateWatch } from "../../hosting/rate-watch.ts";
import type { Db } from "../../platform/db/database.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { ProviderError } from "../../provider-error.ts";
import { isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { costOf } from "./forecast.ts";
import * as limits from "./limits.ts";
import { dispatch, enqueue, lockLimit } from "./queue.ts";
import { type LimitedDeploy, saveOutcome } from "./save-outcome.ts";
import { deploymentQueue, providerLimits } from "./tables.ts";

/**
 * A deployment's permission to use its credential: `watch` reads the limits in the responses, `release` returns the slot. `assertNotHeld`
 * throws the refusal that the host would send, as another deployment has just received it.
 */
export type Slot = {
  watch: RateWatch;
  assertNotHeld(): Promise<void>;
  release(outcome: limits.SlotOutcome): Promise<void>;
};

/** Acquires a slot for a deployment. Undefined: it waits in the queue of its credential, and gets another job once it is dispatched. */
export async function acquireSlot(deps: Deps, job: DeployJob): Promise<Slot | undefined> {
  const found = await read(deps.db, job);
  const { credential = null, limit = null, entry = null } = found ?? {};
  const watch = createRateWatch();
  const isMoved = entry !== null && entry.credential !== credential;
  if (isMoved) {
    const before = { job, credential: entry.credential, isProbe: true };
    await saveOutcome(deps, before, { seen: watch.seen, outcome: "moved" });
  }
  if (!found || credential === null) return { watch, ...NO_CREDENTIAL };
  // The job of a site that was stopped, or is live already, uses nothing of the limits: only its entry in the queue is removed.
  const isDispatched = found.isOver || (!isMoved && isStillDispatched(entry, limit));
  // Only probes are dispatched to an account on hold; the job of a probe may start late, after the probe's time is over.
  const isProbing = found.isProbing || (limit !== null && limits.isOnHold(limit));
  const slotData = { job, credential, limit, isDispatched, isProbe: isDispatched && isProbing };
  if (isDispatched || limits.hasNoKnownLimit(credential, limit)) return slotOf(deps, slotData);
  return deps.db.transaction(async (tx) => {
    const locked = await lockLimit(tx, credential);
    await enqueue(tx, { job, credential, ...costOf(locked.limit, found.isNewSite) });
    const isProbe = limits.needsProbe(locked.limit, locked.now);
    const { campaignId } = job;
    if (!(await dispatch(tx, deps, { ...locked, campaignId, isRunning: true }))) return undefined;
    return slotOf(deps, { job, credential, limit: locked.limit, isDispatched: true, isProbe });
  });
}

const NO_CREDENTIAL = {
  assertNotHeld: async () => undefined,
  release: async () => undefined,
};

function isStillDispatched(
  entry: typeof deploymentQueue.$inferSelect | null,
  limit: limits.ProviderLimit | null,
): boolean {
  if (entry === null || entry.dispatchedAt === null) return false;
  return limit === null || !limits.isOvertaken(limit, entry.dispatchedAt);
}

async function read(db: Db, id: DeployJob) {
  const credential = credentialKey(sql`campaigns`);
  const [row] = await db
    .select({
      credential,
      isOver: notInArray(campaigns.deploymentStatus, ["queued", "deploying"]).mapWith(Boolean),
      isNewSite: sql<boolean>`${campaigns.netlifySiteId} is null`,
      isProbing: sql<boolean>`coalesce(${providerLimits.probeUntil} > now(), false)`,
      limit: providerLimits,
      entry: deploymentQueue,
    })
    .from(campaigns)
    .leftJoin(providerLimits, eq(providerLimits.credential, credential))
    .leftJoin(deploymentQueue, eq(deploymentQueue.campaignId, campaigns.id))
    .where(isCampaign(id));
  return row;
}

type SlotData = LimitedDeploy & { limit: limits.ProviderLimit | null; isDispatched: boolean };

function slotOf(deps: Deps, slotData: SlotData): Slot {
  let early: Promise<void> | undefined;
  // When all the limits are known, the others need not wait for the end of the probe.
  const watch = createRateWatch(() => {
    if (slotData.isProbe && slotData.limit?.isKnown)
      early ??= saveOutcome(deps, slotData, { seen: watch.seen, outcome: "running" }).catch(
        (err: unknown) => deps.log.warn({ err }, "limits not reported early"),
      );
  });
  return {
    watch,
    assertNotHeld: () => assertCredentialNotHeld(deps.db, slotData.credential),
    async release(outcome) {
      await early;
      const { deploy, request } = watch.seen;
      const isLimited = typeof deploy === "object" || typeof request === "object";
      const hadFailures = slotData.limit !== null && slotData.limit.failures > 0;
      if (slotData.isDispatched || isLimited || hadFailures || outcome !== "done")
        await saveOutcome(deps, slotData, { seen: watch.seen, outcome });
    },
  };
}

/** Throws the refusal of a credential that is on hold until its next check; a host without rate limits is not checked. */
async function assertCredentialNotHeld(db: Db, credential: string): Promise<void> {
  if (hostOfCredential(credential).deployLimits === undefined) return;
  const [row] = await db
    .select({ message: providerLimits.holdReason })
    .from(providerLimits)
    .where(
      and(
        eq(providerLimits.credential, credential),
        gt(providerLimits.pausedUntil, sql`clock_timestamp()`),
      ),
    );
  if (!row?.message) return;
  const [provider, kind] = [typeOfCredential(credential), "quota" as const];
  throw new ProviderError({ provider, kind, message: row.message });
}

/** Dispatches each queue that is due. Every worker does it several times a second. */
export async function dispatchDue(deps: Pick<Deps, "db" | "jobs" | "log">): Promise<void> {
  const due = await deps.db
    .select({ credential: providerLimits.credential })
    .from(providerLimits)
    .where(lte(providerLimits.dispatchAt, sql`clock_timestamp()`));
  for (const { credential } of due)
    await deps.db
      .transaction(async (tx) => dispatch(tx, deps, await lockLimit(tx, credential)))
      // The queues of other credentials do not wait for one that fails.
      .catch((err: unknown) => deps.log.warn({ err }, "queue not dispatched"));
}
