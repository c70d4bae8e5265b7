import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { Queue } from "../../platform/jobs/jobs.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { endInterrupted } from "./claim-deployment.ts";

const POLL_MS = 100;

/** True while a deployment is queued or running. */
export function hasUnfinishedDeployment(row: Pick<CampaignRow, "deploymentStatus">): boolean {
  return row.deploymentStatus === "queued" || row.deploymentStatus === "deploying";
}

/**
 * Marks a campaign, whose row the caller's transaction has locked, as failed with `message`. A queued job then finds nothing to do, and
 * a running one is fenced out, since its attempt is no longer the newest.
 */
export async function stopDeployment(
  tx: Db,
  row: CampaignRow,
  {
    message,
    ...change
  }: { message: string } & Partial<Pick<CampaignRow, "hostingState" | "liveSource">>,
): Promise<CampaignRow> {
  const isRunning = row.deploymentStatus === "deploying";
  const [stopped] = await tx
    .update(campaigns)
    .set({
      ...change,
      deploymentStatus: "failed",
      deploymentMessage: message,
      deployAttempt: row.deployAttempt + (isRunning ? 1 : 0),
      deployRetries: 0,
      deployAgain: false,
      deployAgainUrgent: false,
      nextAttemptAt: null,
      updatedAt: sql`now()`,
    })
    .where(isCampaign({ userId: row.userId, campaignId: row.id }))
    .returning();
  if (!stopped) throw new Error("The locked campaign is not there");
  await updateRunSites(tx, row.userId, [row.id]);
  await endInterrupted(tx, stopped);
  return stopped;
}

type CampaignJobs = { campaignId: string; queue: Queue; signal: AbortSignal };

/**
 * Waits until no job of the campaign is in flight: a fenced worker stops at its next step, and one that was killed loses its job after
 * the queue's heartbeat. False when a job is still in flight when `signal` is aborted.
 */
export async function awaitJobs(
  db: Db,
  { campaignId, queue, signal }: CampaignJobs,
): Promise<boolean> {
  const isInFlight = sql`
    select from pgboss.job
    where name = ${queue} and state = 'active' and data ->> 'campaignId' = ${campaignId}`;
  while ((await db.execute(isInFlight)).rows.length > 0) {
    if (signal.aborted) return false;
    await sleep(POLL_MS);
  }
  return true;
}
