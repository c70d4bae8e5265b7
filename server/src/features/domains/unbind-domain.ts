import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { DomainHosting } from "../../hosting/domain-hosting.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { DEPLOY_QUEUE } from "../../platform/jobs/jobs.ts";
import { findCampaign, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { lockCampaigns, requestDeployments } from "../deployments/request-deployment.ts";
import {
  awaitJobs,
  hasUnfinishedDeployment,
  stopDeployment,
} from "../deployments/stop-deployment.ts";
import { type Checking, domainInputOf } from "./checking.ts";
import { writeLeased } from "./lease.ts";
import type { DomainChange, DomainRow } from "./queries.ts";
import { holdersOf, releaseFormers } from "./release-formers.ts";

/** Longer than the queue takes to notice a dead worker, and with time left of the 90 s that the web app waits. */
const WAIT_MS = 40_000;
const STOPPED = "Stopped, because the domain of this site is being removed.";

/** `isDeletion`: the campaign is deleted too and is not published again. */
type Unbinding = {
  hosting: DomainHosting | undefined;
  change?: DomainChange;
  isDeletion?: boolean;
};

/**
 * Moves the site's address back to the host's own name, releases the domain at the host, and clears the binding on the campaign. Former
 * places of the site release the domain too. A deployment to the domain is fenced out first, so that it cannot write there afterwards.
 * Returns whether one of the former places could not be reached. Can be repeated after a kill anywhere. Throws ProviderError, and 503
 * while a worker still works on the campaign.
 */
export async function unbindDomain(
  checking: Checking,
  { hosting, change = {}, isDeletion = false }: Unbinding,
): Promise<boolean> {
  const { deps } = checking;
  const { userId, campaignId } = checking.row;
  await asTenant(deps.db, userId, async (tx) => {
    await leaveAddress(tx, deps, { row: checking.row, isDeletion });
    checking.row = await writeLeased(tx, checking.row, change);
  });
  crashPoint("domain.address-left");
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping]);
  if (!(await awaitJobs(deps.db, { campaignId, queue: DEPLOY_QUEUE, signal }))) throw busy();
  await hosting?.unbind(domainInputOf(checking));
  crashPoint("domain.unbound");
  const campaign = await asTenant(deps.db, userId, (tx) =>
    findCampaign(tx, { userId, campaignId }),
  );
  if (!campaign) return false;
  // The present place has released the domain, or was never recorded to have it. So this place is ignored here: a former place with another
  // token of the same account must be released too.
  const unplaced = { ...campaign, hostCredentialsId: null, netlifySiteId: null };
  return releaseFormers(deps, unplaced, holdersOf(campaign));
}

/** Makes the host's own name the site's address again: later deployments publish to that name. */
async function leaveAddress(
  tx: Db,
  deps: Deps,
  { row, isDeletion }: { row: DomainRow; isDeletion: boolean },
): Promise<void> {
  const { userId, campaignId, host } = row;
  const [campaign] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
  if (campaign?.ownDomain?.host !== host || !campaign.ownDomain.isLive) return;
  const { alsoHost } = campaign.ownDomain;
  if (hasUnfinishedDeployment(campaign)) await stopDeployment(tx, campaign, { message: STOPPED });
  await tx
    .update(campaigns)
    .set({ ownDomain: { host, alsoHost, isLive: false } })
    .where(isCampaign({ userId, campaignId }));
  if (isDeletion) return;
  await requestDeployments(tx, deps, {
    userId,
    campaignIds: [campaignId],
    cause: { kind: "domain" },
  });
}

/** Clears the campaign's binding to the domain. */
export async function forgetBinding(tx: Db, { userId, campaignId, host }: DomainRow) {
  const [campaign] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
  if (campaign?.ownDomain?.host !== host) return;
  await tx.update(campaigns).set({ ownDomain: null }).where(isCampaign({ userId, campaignId }));
}

/** 503: somebody else is working on the domain or its site. */
export function busy(): AppError {
  const message = texts.removal.stillDeploying;
  return new AppError({ status: 503, code: "BUSY", message, retryAfterSeconds: 5 });
}
