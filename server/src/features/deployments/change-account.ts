import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { chooseAccount, isSameAccount, missingAccount } from "../../hosting/accounts.ts";
import type { HostPlace } from "../../hosting/host.ts";
import { hosts } from "../../hosting/registry.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { presentDetail } from "../campaigns/present.ts";
import {
  type CampaignId,
  type CampaignRow,
  isCampaign,
  listDeployments,
} from "../campaigns/queries.ts";
import { changePlace } from "./former-sites.ts";
import { moveDomain } from "./move-domain.ts";
import { lockCampaigns, requestDeployment } from "./request-deployment.ts";
import { hasUnfinishedDeployment, stopDeployment } from "./stop-deployment.ts";

const MOVED = "Stopped, because the campaign now goes to another account.";

/** `sitePrefix`: another folder in the bucket than the campaign's own. */
type Move = CampaignId & {
  choice: DeploymentChoice;
  sitePrefix?: string | undefined;
};

/**
 * Saves the account of a campaign. A queued or running deployment to the old account is fenced out and requested again: its worker must
 * not write the old site's id next to the new account. Throws 404 for an unknown campaign or account, and 409 for a folder that belongs
 * to another site.
 */
export async function changeAccount(
  tx: Db,
  deps: Deps,
  { choice, sitePrefix, ...id }: Move,
): Promise<CampaignDetail> {
  const { userId, campaignId } = id;
  const [before] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
  if (!before) throw notFound(texts.campaigns.notFound);
  const account = await chooseAccount(tx, { userId, config: deps.config }, choice);
  const next = { ...account, sitePrefix: sitePrefix ?? before.sitePrefix };
  const { saved, isStopped } = await savePlace(tx, before, next);
  const isReady = isStopped && missingAccount(account) === undefined;
  const cause = { kind: "account" } as const;
  const row = isReady ? await requestDeployment(tx, deps, { ...id, cause }) : saved;
  if (!row) throw notFound(texts.campaigns.notFound);
  return presentDetail(row, await listDeployments(tx, id));
}

/**
 * Saves the place of a campaign that is locked. `isStopped`: a deployment to the previous place was fenced out. Throws 409 for a folder
 * that belongs to another site, and as {@link moveDomain}.
 */
export async function savePlace(
  tx: Db,
  before: CampaignRow,
  next: HostPlace,
): Promise<{ saved: CampaignRow | undefined; isStopped: boolean }> {
  const id = { userId: before.userId, campaignId: before.id };
  await hosts[next.deploymentType].claimFolder?.(tx, id, next);
  const isOther = before.sitePrefix !== next.sitePrefix || !isSameAccount(before, next);
  const change = isOther ? changePlace(before, next) : {};
  const moved = isOther ? await moveDomain(tx, before, { next, change }) : {};
  const isStopped = isOther && hasUnfinishedDeployment(before);
  if (isStopped) await stopDeployment(tx, before, { message: MOVED });
  const [saved] = await tx
    .update(campaigns)
    .set({ ...next, ...change, ...moved, updatedAt: sql`now()` })
    .where(isCampaign(id))
    .returning();
  return { saved, isStopped };
}
