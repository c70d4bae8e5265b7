import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Deps } from "../../deps.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deployments } from "./tables.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { isClaimed } from "./claim-deployment.ts";
import { requestTakeDown } from "./take-down-former.ts";

type CampaignChange = PgUpdateSetSource<typeof campaigns>;

/**
 * How a deployment ended: live, failed for a reason the user can read, or postponed. Without `retry` the end of its turn puts a
 * postponed one in line again; with it, its next job is due then.
 */
export type Outcome =
  | { status: "deployed"; message: string; filesSent: number; change: CampaignChange }
  | { status: "failed"; message: string; change?: CampaignChange }
  | { status: "postponed"; message: string; retry?: Retry };

type Retry = { at: Date; isUrgent: boolean };

/**
 * Writes the outcome, if this claim is still the newest, and starts the next deployment when one was asked for
 * meanwhile. Safe to run twice.
 */
export async function finishDeployment(
  deps: Deps,
  claim: CampaignRow,
  outcome: Outcome,
): Promise<void> {
  await asTenant(deps.db, claim.userId, async (tx) => {
    const [row] = await tx
      .update(campaigns)
      .set({ ...campaignChange(outcome), updatedAt: sql`now()` })
      .where(isClaimed(claim))
      .returning(ENDED);
    if (!row) return;
    await endRow(tx, claim, outcome);
    await queueNext(tx, deps, { row, outcome });
    await updateRunSites(tx, row.userId, [row.id]);
  });
}

const { id, userId, deployAgain, deployAgainUrgent, requestId, formerSites } =
  getTableColumns(campaigns);
/** Of a campaign that has just ended, what decides on the next job. */
const ENDED = { id, userId, deployAgain, deployAgainUrgent, requestId, formerSites };
type EndedRow = Pick<CampaignRow, keyof typeof ENDED>;

async function queueNext(
  tx: Db,
  deps: Deps,
  { row, outcome }: { row: EndedRow; outcome: Outcome },
): Promise<void> {
  if (outcome.status === "postponed") {
    if (outcome.retry) await queueRetry(tx, deps, { row, retry: outcome.retry });
  } else if (row.deployAgain) await queueAgain(tx, deps, row);
  else if (outcome.status === "deployed") await requestTakeDown(tx, deps, row);
}

function campaignChange(outcome: Outcome): CampaignChange {
  const { status, message: deploymentMessage } = outcome;
  if (status !== "postponed")
    return { ...outcome.change, deploymentStatus: status, deploymentMessage, deployRetries: 0 };
  return { deploymentStatus: "queued", deploymentMessage, ...retryChange(outcome.retry) };
}

function retryChange(retry: Retry | undefined) {
  return retry && { nextAttemptAt: retry.at, deployRetries: sql`${campaigns.deployRetries} + 1` };
}

async function endRow(tx: Db, claim: CampaignRow, outcome: Outcome): Promise<void> {
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

async function queueRetry(
  tx: Db,
  { jobs }: Deps,
  { row, retry }: { row: EndedRow; retry: Retry },
): Promise<void> {
  const job = {
    userId: row.userId,
    campaignId: row.id,
    isUrgent: retry.isUrgent || row.deployAgainUrgent,
    requestId: row.requestId ?? undefined,
  };
  await asOwner(tx, () => jobs.sendDeploy(tx, job, retry.at));
}

async function queueAgain(tx: Db, { jobs }: Deps, row: EndedRow): Promise<void> {
  const job = {
    userId: row.userId,
    campaignId: row.id,
    isUrgent: row.deployAgainUrgent,
    requestId: row.requestId ?? undefined,
  };
  await tx
    .update(campaigns)
    .set({ deploymentStatus: "queued", deployAgain: false, deployAgainUrgent: false })
    .where(and(eq(campaigns.userId, row.userId), eq(campaigns.id, row.id)));
  await asOwner(tx, () => jobs.sendDeploy(tx, job));
}
