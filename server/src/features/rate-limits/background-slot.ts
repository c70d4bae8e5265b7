import { DEPLOYS_EACH } from "@mainstreet/contract/hosts/rate-windows";
import type { Deps } from "../../deps.ts";
import { hostOfCredential } from "../../hosting/credential-key.ts";
import { createRateWatch, type RateWatch } from "../../hosting/rate-watch.ts";
import type { Db } from "../../platform/db/database.ts";
import * as limits from "./limits.ts";
import { dispatch, lockLimit, PROBE_MS, readInFlight, readQueue, saveLimit } from "./queue.ts";

/** Permission for one deploy that no user waits for. `watch` reads the limits in the responses, `release` returns the slot. */
export type BackgroundSlot = {
  watch: RateWatch;
  release(outcome: limits.SlotOutcome): Promise<void>;
};

/** When to try again. `holdReason`: why the host accepts no deploy of the account at all. */
export type NoSlot = { retryAt: Date; holdReason: string | undefined };

/** What the deploy costs, plus enough for a new site that is deployed at once after it. */
const DEPLOYS = DEPLOYS_EACH.change + DEPLOYS_EACH.newSite;
/** How long to wait while a probe is in flight, or while waiting deployments are about to be dispatched. */
const SOON_MS = 2_000;

/**
 * Acquires a slot for a deploy in the background. There is none while a deployment waits in the queue of the credential, or when the limits
 * would not allow another deployment right after it: users have priority.
 */
export async function acquireBackgroundSlot(
  deps: Deps,
  credential: string,
): Promise<BackgroundSlot | NoSlot> {
  const watch = createRateWatch();
  if (hostOfCredential(credential).deployLimits === undefined)
    return { watch, release: async () => undefined };
  return deps.db.transaction(async (tx) => {
    const locked = await lockLimit(tx, credential);
    const retryAt = await findRetryTime(tx, locked);
    if (retryAt) {
      const { limit, now } = locked;
      const isOnHold = limits.isHeld(limit) && limits.isPaused(limit, now);
      return { retryAt, holdReason: (isOnHold && limit.holdReason) || undefined };
    }
    const isProbe = limits.needsProbe(locked.limit, locked.now);
    await saveLimit(tx, reserve(locked, isProbe));
    return { watch, release: (outcome) => report(deps, { credential, isProbe, watch, outcome }) };
  });
}

/** Undefined when the deploy may start now. */
async function findRetryTime(tx: Db, { limit, now }: limits.Locked): Promise<Date | undefined> {
  const soon = new Date(now.getTime() + SOON_MS);
  if (limits.isPaused(limit, now)) return limit.pausedUntil ?? soon;
  const isProbing = limit.probeUntil !== null && limit.probeUntil > now;
  if (isProbing || (await readQueue(tx, limit.credential, { count: 1 })).length > 0)
    return limit.dispatchAt !== null && limit.dispatchAt > soon ? limit.dispatchAt : soon;
  if (limits.needsProbe(limit, now)) return undefined;
  const inFlight = await readInFlight(tx, limit.credential);
  const { requests } = limits.costOf(limit, false);
  const each = { deploys: Math.min(DEPLOYS, limit.deployLimit ?? Infinity), requests };
  const at = limits.forecast({ limit, now, inFlight }, { total: each, each });
  return at > now ? at : undefined;
}

/** Counts the deploy as done until a response names what is left. */
function reserve({ limit, now }: limits.Locked, isProbe: boolean): limits.ProviderLimit {
  if (isProbe) return { ...limit, probeUntil: new Date(now.getTime() + PROBE_MS) };
  const { deployLeft } = limit;
  return { ...limit, deployLeft: deployLeft === null ? null : deployLeft - DEPLOYS_EACH.change };
}

type Ended = Omit<BackgroundSlot, "release"> & {
  credential: string;
  isProbe: boolean;
  outcome: limits.SlotOutcome;
};

/** Saves the limits that the deploy has read and how it ended, and dispatches the deployments that waited for it. */
async function report(deps: Deps, { credential, watch, ...ended }: Ended): Promise<void> {
  const { seen } = watch;
  await deps.db.transaction(async (tx) => {
    const { limit: before, now } = await lockLimit(tx, credential);
    const read = limits.withReadings(before, seen, now);
    const limit = limits.withOutcome(read, { ...ended, seen, now });
    if (ended.isProbe) limit.probeUntil = null;
    // The average is that of deployments, and a background deploy needs fewer requests.
    limit.requestsEach = before.requestsEach;
    const isNewHold = limits.isHeld(limit) && limit.heldAt !== before.heldAt;
    await dispatch(tx, deps, { limit, now, updatesAll: isNewHold });
  });
}
