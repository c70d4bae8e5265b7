import { setTimeout as sleep } from "node:timers/promises";
import type { RedeployResponse } from "@mainstreet/contract/campaigns";
import {
  choiceFieldsOf,
  DEPLOYMENT_TYPES,
  type DeploymentChoice,
  forEachChoiceField,
  missingText,
  type RedeployOptions,
} from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { missingChoiceField, presentChoice } from "../../hosting/accounts.ts";
import { asTenant } from "../../platform/db/database.ts";
import { type CampaignId, type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import { changeAccount } from "./change-account.ts";
import { requestDeployment } from "./request-deployment.ts";
import { hasUnfinishedDeployment } from "./stop-deployment.ts";

type Options = NonNullable<RedeployOptions>;

/** Below the 90 s that the web app waits (docs/conventions.md). */
const WAIT_MS = 85_000;
const POLL_MS = 150;
const FAR_OFF_MS = 3_600_000;

/**
 * `POST /campaigns/{id}/redeploy`: requests a deployment as {@link requestRedeploy} does and waits for its end. If it is still running
 * after 85 s, or when this process stops, the response reports that and the deployment continues. Throws 502 with the cause when it
 * failed.
 */
export async function redeploy(
  deps: Deps,
  id: CampaignId,
  options: Options = {},
): Promise<RedeployResponse> {
  const requested = await request(deps, id, options);
  const end = await waitForEnd(deps, id, requested);
  if (!end) throw notFound(texts.campaigns.notFound);
  if (end.deploymentStatus === "failed") {
    const message = end.deploymentMessage || texts.campaigns.redeployFailed;
    throw new AppError({ status: 502, code: "DEPLOYMENT_FAILED", message });
  }
  return presentRedeploy(end);
}

/**
 * Moves the campaign if the options name another account or bucket, and requests a deployment. Throws 404 for a campaign or an
 * account that is not the user's, and 400 when the choice is incomplete. A refused choice changes nothing.
 */
export async function requestRedeploy(
  deps: Deps,
  id: CampaignId,
  options: Options,
): Promise<RedeployResponse> {
  const requested = await request(deps, id, options);
  if (!requested) throw notFound(texts.campaigns.notFound);
  return presentRedeploy(requested);
}

async function request(
  deps: Deps,
  id: CampaignId,
  options: Options,
): Promise<CampaignRow | undefined> {
  return asTenant(deps.db, id.userId, async (tx) => {
    const before = await findCampaign(tx, id);
    if (!before) throw notFound(texts.campaigns.notFound);
    const choice = choiceOf(options, before);
    if (choice) await changeAccount(tx, deps, { ...id, choice });
    const campaign = choice ? await findCampaign(tx, id) : before;
    if (!campaign) throw notFound(texts.campaigns.notFound);
    const field = missingChoiceField(campaign);
    if (field) throw invalidField(field, missingText(field, "settings"));
    return requestDeployment(tx, deps, { ...id, cause: { kind: "redeploy" } });
  });
}

/**
 * The complete choice: the options, and the campaign's present values for those that are absent. Undefined when the options change
 * nothing.
 */
function choiceOf(options: Options, campaign: CampaignRow): DeploymentChoice | undefined {
  const named = DEPLOYMENT_TYPES.filter((type) =>
    choiceFieldsOf(type).some((field) => options[field]),
  );
  const onlyNamed = named.length === 1 ? named[0] : undefined;
  const deploymentType = options.deploymentType ?? onlyNamed ?? campaign.deploymentType;
  if (deploymentType === campaign.deploymentType && !named.includes(deploymentType))
    return undefined;
  const current = presentChoice(campaign);
  return { deploymentType, ...forEachChoiceField((field) => options[field] || current[field]) };
}

async function waitForEnd(
  { db, stopping }: Deps,
  id: CampaignId,
  requested: CampaignRow | undefined,
): Promise<CampaignRow | undefined> {
  const deadline = Date.now() + WAIT_MS;
  const isOver = () => Date.now() >= deadline || stopping.aborted;
  let row = requested;
  while (row && hasUnfinishedDeployment(row) && !isOver() && !isFarOff(row)) {
    await sleep(POLL_MS);
    row = await asTenant(db, id.userId, (tx) => findCampaign(tx, id));
  }
  return row;
}

function messageOf(row: CampaignRow): string {
  if (isFarOff(row)) return row.deploymentMessage || texts.campaigns.stillQueued;
  if (hasUnfinishedDeployment(row)) return texts.campaigns.stillQueued;
  return row.deploymentMessage || texts.campaigns.redeployed;
}

/** Whether the next attempt is so far in the future that the response must not wait for it. */
function isFarOff({ deploymentStatus, nextAttemptAt }: CampaignRow): boolean {
  const isQueued = deploymentStatus === "queued" && nextAttemptAt !== null;
  return isQueued && nextAttemptAt.getTime() > Date.now() + FAR_OFF_MS;
}

function presentRedeploy(row: CampaignRow): RedeployResponse {
  return {
    success: true,
    status: row.deploymentStatus,
    message: messageOf(row),
    deploymentUrl: row.deploymentUrl,
    lastDeployed: row.lastDeployed?.toISOString() ?? null,
    deploymentType: row.deploymentType,
    awsBucketName: row.awsBucketName,
    awsCredentialsId: row.awsCredentialsId,
  };
}
