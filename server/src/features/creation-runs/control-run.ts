import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { creationRuns, creationRunSites } from "./tables.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { lockCreditAccount } from "../credits/lock-credit-account.ts";
import { checkHold, findRunHolds } from "../account-holds/holds.ts";
import { forgetPlan } from "./plan-sites.ts";
import { findRun, isRun, isSiteOf, lockRun, type RunId, type RunRow } from "./queries.ts";
import { dueAtTime, dueTimeOf, NEVER_DUE } from "./run-format.ts";
import { presentRun } from "./present-run.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

type Change = {
  state?: RunRow["state"];
  feedAt?: SQL | null;
  dueAt?: SQL | null;
  perWeek?: null;
  dripPerDay?: null;
  requestId?: string | undefined;
};

/** Locks a run and calls `work`, which returns the changes to the run's row. Returns the changed run. */
async function steer(
  db: Db,
  id: RunId,
  work: (tx: Db, run: RunRow) => Promise<Change>,
): Promise<CreationRun> {
  return asTenant(db, id.userId, async (tx) => {
    const run = await lockRun(tx, id);
    const change = await work(tx, run);
    if (Object.keys(change).length > 0) await tx.update(creationRuns).set(change).where(isRun(id));
    return presentRun(tx, await findRun(tx, id));
  });
}

/** Stops starting sites. Nothing happens when no site is waiting. Throws 404, and 409 for a cancelled run. */
export async function pauseRun(db: Db, id: RunId): Promise<CreationRun> {
  return steer(db, id, async (_tx, run) => {
    assertNotCancelled(run);
    return dueTimeOf(run) === null ? {} : { state: "paused" };
  });
}

/**
 * Continues a paused run; if the user's account at the host is on hold, the account is checked. Throws 404, and 409 for a cancelled
 * run.
 */
export async function resumeRun(
  deps: Pick<Deps, "db" | "jobs" | "limits">,
  id: RunId,
): Promise<CreationRun> {
  await checkAccount(deps, id);
  return steer(deps.db, id, async (_tx, run) => {
    assertNotCancelled(run);
    return run.state === "paused" ? { state: "running", ...dueAtTime(run) } : {};
  });
}

async function checkAccount(
  deps: Pick<Deps, "db" | "jobs" | "limits">,
  { userId, runId }: RunId,
): Promise<void> {
  const { held, run } = await asTenant(deps.db, userId, async (tx) => ({
    run: await findRun(tx, { userId, runId }),
    held: (await findRunHolds(tx, userId, [runId])).get(runId),
  }));
  // The operator's account is checked on its own schedule, however many users request a check.
  if (!held || run.account === "default" || run.state === "cancelled") return;
  await deps.limits.spend("keyChecks", userId);
  await checkHold(deps, held.credential);
}

/**
 * Starts the rest of a run as fast as possible, without regard to a plan per day or week, and also when the run is paused. Nothing
 * happens when no site is waiting. Throws 404, and 409 for a cancelled run.
 */
export async function startRunNow(db: Db, id: RunId): Promise<CreationRun> {
  return steer(db, id, async (tx, run) => {
    assertNotCancelled(run);
    if (dueTimeOf(run) === null) return {};
    await forgetPlan(tx, id);
    return { state: "running", perWeek: null, dripPerDay: null, ...dueAtTime(run) };
  });
}

function assertNotCancelled({ state }: RunRow): void {
  if (state === "cancelled") throw conflict("CANCELLED", texts.creationRuns.wasCancelled);
}

/**
 * Ends a run: sites that were never started are cancelled and their credits are returned, only once even if it is requested several
 * times; sites that were to be tried again stay failed. Running deployments continue. Throws 404.
 */
export async function cancelRun(db: Db, id: RunId): Promise<CreationRun> {
  const cancelled = await steer(db, id, async (tx, run) => {
    if (run.state === "cancelled") return {};
    await lockCreditAccount(tx, id.userId);
    const isStopped = and(isSiteOf(id), eq(creationRunSites.status, "again"));
    await tx.update(creationRunSites).set({ status: "error" }).where(isStopped);
    const isNeverStarted = and(isSiteOf(id), isNull(creationRunSites.startedAt));
    const sites = await tx
      .update(creationRunSites)
      .set({ status: "cancelled", message: "", endedAt: null })
      .where(isNeverStarted)
      .returning({ siteIndex: creationRunSites.siteIndex });
    const subject = countOf(sites.length, "site");
    await recordEvent(tx, { userId: id.userId, kind: "run-cancelled", subject });
    crashPoint("run.before-refund");
    await refund(tx, id, sites.length);
    return { state: "cancelled", ...NEVER_DUE };
  });
  crashPoint("run.refunded");
  return cancelled;
}

async function refund(tx: Db, { userId, runId }: RunId, sites: number): Promise<void> {
  if (sites === 0) return;
  await appendEntry(tx, {
    userId,
    type: "refund",
    amount: sites * SINGLE_SITE_COST,
    description: texts.creationRuns.refundOf(sites),
    businessKey: `refund-run:${runId}`,
    runId,
  });
}

/** Requests that the failed sites, and only those, are started again for free; a paused run starts them after it is resumed. Throws 404. */
export async function retryRun(db: Db, id: RunId): Promise<CreationRun> {
  return steer(db, id, async (tx, run) => {
    const failed = await tx
      .update(creationRunSites)
      .set({
        // A site that could not be created is created now; the other sites already have a campaign to deploy.
        status: sql`case when ${creationRunSites.startedAt} is null then 'waiting' else 'again' end`,
        endedAt: null,
        nextAttemptAt: null,
      })
      .where(and(isSiteOf(id), eq(creationRunSites.status, "error")))
      .returning({ siteIndex: creationRunSites.siteIndex });
    const { requestId } = currentTrace();
    return failed.length === 0 ? {} : { ...dueAtTime(run), requestId };
  });
}
