import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Deps } from "../../deps.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deployments } from "./tables.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { type ChangedSite, requestIndexNotice } from "../index-notices/request-index-notice.ts";
import { addVersion, type PublishedVersion } from "../site-history/add-version.ts";
import { isClaimed } from "./claim-deployment.ts";
import { PLACED, requestFormerUpdate } from "./update-former-sites.ts";

type CampaignChange = PgUpdateSetSource<typeof campaigns>;

/**
 * How a deployment ended: live, failed for a reason that the user can read, or postponed. Without `retry` a postponed deployment
 * returns to the queue of its credential; with `retry`, its next job is due at that time.
 */
export type DeploymentOutcome =
  | {
      status: "deployed";
      message: string;
      filesSent: number;
      change: CampaignChange;
      site: ChangedSite;
      version: PublishedVersion;
    }
  | { status: "failed"; message: string; change?: CampaignChange }
  | { status: "postponed"; message: string; retry?: Retry; change?: CampaignChange | undefined };

type Retry = { at: Date; isUrgent: boolean };

/**
 * Writes the outcome, if this claim is still the newest, and starts the next deployment when one was requested
 * while it ran. Safe to run twice.
 */
export async function finishDeployment(
  deps: Deps,
  claim: CampaignRow,
  outcome: DeploymentOutcome,
): Promise<void> {
  await asTenant(deps.db, claim.userId, async (tx) => {
    const [row] = await tx
      .update(campaigns)
      .set({ ...campaignChange(outcome), updatedAt: sql`now()` })
      .where(isClaimed(claim))
      .returning(ENDED);
    if (!row) return;
    await endRow(tx, claim, outcome);
    if (outcome.status === "deployed") await addVersion(tx, claim, outcome.version);
    await queueNext(tx, deps, { row, outcome });
    await updateRunSites(tx, row.userId, [row.id]);
  });
}

/** The columns that determine the next job of a campaign whose deployment has just ended. */
const ENDED = {
  ...PLACED,
  deployAgain: campaigns.deployAgain,
  deployAgainUrgent: campaigns.deployAgainUrgent,
  requestId: campaigns.requestId,
};
type EndedRow = Pick<CampaignRow, keyof typeof ENDED>;

/** Queues the next job: a retry, the deployment that was requested while this one ran, or the removal of the former site. */
async function queueNext(
  tx: Db,
  deps: Deps,
  { row, outcome }: { row: EndedRow; outcome: DeploymentOutcome },
): Promise<void> {
  const { userId, id: campaignId, deployAgainUrgent: isUrgent } = row;
  const job = { userId, campaignId, isUrgent, requestId: row.requestId ?? undefined };
  const send = (next: DeployJob, at?: Date) =>
    asOwner(tx, () => deps.jobs.sendDeploy(tx, next, at));
  if (outcome.status === "postponed") {
    const { retry } = outcome;
    if (retry) await send({ ...job, isUrgent: retry.isUrgent || isUrgent }, retry.at);
  } else if (row.deployAgain) {
    await tx
      .update(campaigns)
      .set({ deploymentStatus: "queued", deployAgain: false, deployAgainUrgent: false })
      .where(isCampaign({ userId, campaignId }));
    await send(job);
  } else if (outcome.status === "deployed") await requestFormerUpdate(tx, deps, row);
  if (outcome.status === "deployed") await requestIndexNotice(tx, deps, { row, ...outcome });
}

function campaignChange(outcome: DeploymentOutcome): CampaignChange {
  const { status, message: deploymentMessage } = outcome;
  if (status !== "postponed")
    return { ...outcome.change, deploymentStatus: status, deploymentMessage, deployRetries: 0 };
  return {
    ...outcome.change,
    deploymentStatus: "queued",
    deploymentMessage,
    ...retryChange(outcome.retry),
  };
}

function retryChange(retry: Retry | undefined) {
  return retry && { nextAttemptAt: retry.at, deployRetries: sql`${campaigns.deployRetries} + 1` };
}

async function endRow(tx: Db, claim: CampaignRow, outcome: DeploymentOutcome): Promise<void> {
  await tx
    .update(deployments)
    .set({
      status: outcome.status === "deployed" ? "deployed" : "failed",
      message: outcome.message,
      filesSent: outcome.status === "deployed" ? outcome.filesSent : 0,
      finishedAt: sql`now()`,
    })
    .where(
      and(
        eq(deployments.userId, claim.userId),
        eq(deployments.campaignId, claim.id),
        eq(deployments.attempt, claim.deployAttempt),
      ),
    );
}
