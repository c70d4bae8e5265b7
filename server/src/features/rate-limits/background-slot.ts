import { DEPLOYS_EACH } from "@mainstreet/contract/hosts/rate-windows";
import type { Deps } from "../../deps.ts";
import { hostOfCredential } from "../../hosting/credential-key.ts";
import { createRateWatch } from "../../hosting/rate-watch.ts";
import type { Db } from "../../platform/db/database.ts";
import { costOf, forecast } from "./forecast.ts";
import type { Slot } from "./limiter.ts";
import * as limits from "./limits.ts";
import { lockLimit, PROBE_MS, readInFlight, readQueue, saveLimit } from "./queue.ts";
import { saveOutcome } from "./save-outcome.ts";

/** When to try again. `holdReason`: why the host accepts no deploy of the account at all. */
type NoSlot = { retryAt: Date; holdReason: string | undefined };

/** What the deploy costs, plus enough for a new site that is deployed at once after it. */
const DEPLOYS = DEPLOYS_EACH.change + DEPLOYS_EACH.newSite;
/** How long to wait while a probe is in flight, or while waiting deployments are about to be dispatched. */
const SOON_MS = 2_000;

/**
 * Acquires a slot for a deploy in the background, which no user waits for. There is none while a deployment waits in the queue of the
 * credential, or when the limits would not allow another deployment right after it: users have priority.
 */
export async function acquireBackgroundSlot(
  deps: Deps,
  credential: string,
): Promise<Pick<Slot, "watch" | "release"> | NoSlot> {
  const watch = createRateWatch();
  if (hostOfCredential(credential).deployLimits === undefined)
    return { watch, release: async () => undefined };
  return deps.db.transaction(async (tx) => {
    const locked = await lockLimit(tx, credential);
    const retryAt = await findRetryTime(tx, locked);
    if (retryAt) {
      const { limit, now } = locked;
      const isOnHold = limits.isOnHold(limit) && limits.isPaused(limit, now);
      return { retryAt, holdReason: (isOnHold && limit.holdReason) || undefined };
    }
    const isProbe = limits.needsProbe(locked.limit, locked.now);
    await saveLimit(tx, reserve(locked, isProbe));
    return {
      watch,
      release: (outcome) =>
        saveOutcome(deps, { credential, isProbe }, { seen: watch.seen, outcome }),
    };
  });
}

/** Undefined when the deploy may start now. */
async function findRetryTime(tx: Db, { limit, now }: limits.Locked): Promise<Date | undefined> {
  const soon = new Date(now.getTime() + SOON_MS);
  if (limits.isPaused(limit, now)) return limit.pausedUntil ?? soon;
  const hasQueue = async () => (await readQueue(tx, limit.credential, { count: 1 })).length > 0;
  if (limits.isProbing(limit, now) || (await hasQueue()))
    return limit.dispatchAt !== null && limit.dispatchAt > soon ? limit.dispatchAt : soon;
  if (limits.needsProbe(limit, now)) return undefined;
  const inFlight = await readInFlight(tx, limit.credential);
  const { requests } = costOf(limit, false);
  const each = { deploys: Math.min(DEPLOYS, limit.deployLimit ?? Infinity), requests };
  const at = forecast({ limit, now, inFlight }, { total: each, each });
  return at > now ? at : undefined;
}

/** Counts the deploy as done until a response names what is left. */
function reserve({ limit, now }: limits.Locked, isProbe: boolean): limits.ProviderLimit {
  if (isProbe) return { ...limit, probeUntil: new Date(now.getTime() + PROBE_MS) };
  const { deployLeft } = limit;
  return { ...limit, deployLeft: deployLeft === null ? null : deployLeft - DEPLOYS_EACH.change };
}
