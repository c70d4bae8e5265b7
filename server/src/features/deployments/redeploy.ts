import { setTimeout as sleep } from "node:timers/promises";
import type { RedeployAnswer } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { asTenant } from "../../platform/database.ts";
import { type CampaignId, type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import { missingAccount } from "./choose-account.ts";
import { requestDeployment } from "./request-deployment.ts";
import { isUnfinished } from "./stop-deployment.ts";

/** Below the 90 s that the web app waits (design.md §4). */
const WAIT_MS = 85_000;
const LOOK_EVERY_MS = 150;

/**
 * `POST /campaigns/{id}/redeploy`: asks for a deployment and waits for its end. Still going after 85 s, or when this
 * process stops, the answer says so and it goes on. Throws 404, 400 when no account is chosen, and 502 with the cause when the deployment failed.
 */
export async function redeploy(deps: Deps, id: CampaignId): Promise<RedeployAnswer> {
  const asked = await asTenant(deps.db, id.userId, async (tx) => {
    const campaign = await findCampaign(tx, id);
    if (!campaign) throw notFound(texts.campaigns.notFound);
    const missing = missingAccount(campaign);
    if (missing) throw invalidField(missingField(campaign), missing);
    return requestDeployment(tx, deps, id);
  });
  const end = await waitForEnd(deps, id, asked);
  if (!end) throw notFound(texts.campaigns.notFound);
  if (end.deploymentStatus === "failed") {
    const message = end.deploymentMessage || texts.campaigns.redeployFailed;
    throw new AppError({ status: 502, code: "DEPLOYMENT_FAILED", message });
  }
  return presentRedeploy(end);
}

function missingField(campaign: CampaignRow): string {
  if (campaign.deploymentType === "netlify") return "netlifyTokenId";
  return campaign.awsCredentialsId === null ? "awsCredentialsId" : "awsBucketName";
}

async function waitForEnd(
  { db, stopping }: Deps,
  id: CampaignId,
  asked: CampaignRow | undefined,
): Promise<CampaignRow | undefined> {
  const deadline = Date.now() + WAIT_MS;
  const isOver = () => Date.now() >= deadline || stopping.aborted;
  let row = asked;
  while (row && isUnfinished(row) && !isOver()) {
    await sleep(LOOK_EVERY_MS);
    row = await asTenant(db, id.userId, (tx) => findCampaign(tx, id));
  }
  return row;
}

function presentRedeploy(row: CampaignRow): RedeployAnswer {
  return {
    success: true,
    status: row.deploymentStatus,
    message: isUnfinished(row)
      ? texts.campaigns.stillQueued
      : row.deploymentMessage || texts.campaigns.redeployed,
    deploymentUrl: row.deploymentUrl,
    lastDeployed: row.lastDeployed?.toISOString() ?? null,
    deploymentType: row.deploymentType,
    awsBucketName: row.awsBucketName,
    awsCredentialsId: row.awsCredentialsId,
  };
}
