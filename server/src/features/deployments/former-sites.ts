import { newId } from "../../platform/db/ids.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import type { FormerSite } from "../../hosting/former-site.ts";
import type { Place } from "../../hosting/host.ts";
import { hosts } from "../../hosting/registry.ts";
import type { CampaignRow } from "../campaigns/queries.ts";

type Left = Partial<Pick<CampaignRow, "hostingState" | "formerSites">>;

/**
 * What changes in a campaign that leaves its place for the `next`: the site there is remembered, so that it can be taken
 * down once the new one is live. A move within one folder of one bucket leaves nothing, whatever its keys are.
 */
export function leavePlace(before: CampaignRow, next: Place): Left {
  const target = hosts[next.deploymentType].targetOf({ ...before, ...next, netlifySiteId: null });
  const isSameFolder = target !== null && target === hosts[before.deploymentType].targetOf(before);
  if (isSameFolder || !mayBeUp(before)) return {};
  const { awsBucketRegion, netlifySiteId, siteName, sitePrefix } = before;
  const former: FormerSite = {
    id: newId(),
    ...accountColumns(before),
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
  const { targetOf } = hosts[row.deploymentType];
  return (targetOf(former) ?? former.hostingState?.target) === targetOf(row);
}
