import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/database.ts";
import { campaigns } from "../../platform/schema.ts";
import { presentDetail } from "../campaigns/present.ts";
import { type CampaignId, isCampaign, listDeployments } from "../campaigns/queries.ts";
import { type Account, chooseAccount, missingAccount } from "./choose-account.ts";
import { leavePlace } from "./former-sites.ts";
import { lockCampaigns, requestDeployment } from "./request-deployment.ts";
import { isUnfinished, stopDeployment } from "./stop-deployment.ts";

const MOVED = "Stopped, because the campaign now goes to another account.";

/**
 * Saves where a campaign goes. A deployment to the old account that waits or runs is fenced out and asked for anew: its
 * worker must not write the old site's id beside the new account. Throws 404 for no such campaign or account.
 */
export async function changeAccount(
  tx: Db,
  deps: Deps,
  { choice, ...id }: CampaignId & { choice: DeploymentChoice },
): Promise<CampaignDetail> {
  const { userId, campaignId } = id;
  const [before] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
  if (!before) throw notFound(texts.campaigns.notFound);
  const account = await chooseAccount(tx, { userId, config: deps.config }, choice);
  const isOther = !isSameAccount(before, account);
  const isStopped = isOther && isUnfinished(before);
  if (isStopped) await stopDeployment(tx, before, { message: MOVED });
  const [saved] = await tx
    .update(campaigns)
    // Another account knows nothing of the old site, so its id goes; the next deployment makes one there.
    .set({
      ...account,
      ...(isOther && {
        netlifySiteId: null,
        awsBucketRegion: null,
        ...leavePlace(before, account),
      }),
      updatedAt: sql`now()`,
    })
    .where(isCampaign(id))
    .returning();
  const isReady = isStopped && missingAccount(account) === undefined;
  const row = isReady ? await requestDeployment(tx, deps, id) : saved;
  if (!row) throw notFound(texts.campaigns.notFound);
  return presentDetail(row, await listDeployments(tx, id));
}

function isSameAccount(one: Account, other: Account): boolean {
  return (
    one.account === other.account &&
    one.netlifyTokenId === other.netlifyTokenId &&
    one.awsCredentialsId === other.awsCredentialsId &&
    one.awsBucketName === other.awsBucketName
  );
}
