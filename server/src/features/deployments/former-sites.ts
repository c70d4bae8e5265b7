import { newId } from "../../platform/db/ids.ts";
import type { FormerSite } from "../../hosting/former-site.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { Account } from "./choose-account.ts";

/** Where a campaign goes: whose account, and which folder should it be a bucket. */
export type Place = Account & Pick<CampaignRow, "sitePrefix">;

type Left = Partial<Pick<CampaignRow, "hostingState" | "formerSites">>;

/**
 * What changes in a campaign that leaves its place for the `next`: the site there is remembered, so that it can be taken
 * down once the new one is live. In one folder of one bucket nothing is left, whoever has the keys.
 */
export function leavePlace(before: CampaignRow, next: Place): Left {
  const isSameFolder =
    next.awsBucketName !== null &&
    next.awsBucketName === before.awsBucketName &&
    next.sitePrefix === before.sitePrefix;
  if (isSameFolder || !mayBeUp(before)) return {};
  const { deploymentType, account: kind, netlifyTokenId, awsCredentialsId, ...rest } = before;
  const { awsBucketName, awsBucketRegion, netlifySiteId, siteName, sitePrefix } = rest;
  const former: FormerSite = {
    id: newId(),
    deploymentType,
    account: kind,
    netlifyTokenId,
    awsCredentialsId,
    awsBucketName,
    awsBucketRegion,
    netlifySiteId,
    siteName,
    sitePrefix,
    hostingState: before.hostingState,
    url: before.deploymentUrl ?? "",
    message: "",
  };
  return { hostingState: null, formerSites: [...before.formerSites, former] };
}

/**
 * Nothing goes up before its record is saved. A Netlify site whose id was never saved is empty, and is not looked for by
 * its name: the new account may be the same one, and the site of that name the new one.
 */
function mayBeUp(row: CampaignRow): boolean {
  return row.hostingState !== null || row.netlifySiteId !== null;
}

/** Whether the campaign came back to where its former site stands: that site is its own again. */
export function isSamePlace(former: FormerSite, row: CampaignRow): boolean {
  if (former.deploymentType !== row.deploymentType) return false;
  return row.deploymentType === "netlify"
    ? (former.netlifySiteId ?? former.hostingState?.target) === row.netlifySiteId
    : former.awsBucketName === row.awsBucketName && former.sitePrefix === row.sitePrefix;
}
