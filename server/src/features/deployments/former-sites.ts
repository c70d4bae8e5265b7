import { isSameAccount } from "../../hosting/accounts.ts";
import type { FormerRedirect, FormerSiteRecord } from "../../hosting/former-site.ts";
import type { HostPlace } from "../../hosting/host.ts";
import { type Account, accountColumns } from "../../hosting/hosting-columns.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { hosts } from "../../hosting/registry.ts";
import { uncertainState } from "../../hosting/uncertain-state.ts";
import { newId } from "../../platform/db/ids.ts";
import type { CampaignRow } from "../campaigns/queries.ts";

type Moved = Pick<CampaignRow, "awsBucketRegion" | "netlifySiteId" | "siteName"> &
  Partial<Pick<CampaignRow, "hostingState" | "formerSites">>;

/**
 * What changes in a campaign that leaves its place for the `next`, apart from the account: the site there is recorded as a former site,
 * and a former site at the next place becomes the present site again. A move within one folder of one bucket leaves no former site,
 * even with other keys.
 */
export function changePlace(before: CampaignRow, next: HostPlace): Moved {
  const back = findFormerAt(before, next);
  // Another account does not know this site, so its id is cleared; the next deployment creates a site there.
  const there = {
    awsBucketRegion: null,
    netlifySiteId: back?.netlifySiteId ?? null,
    siteName: back?.siteName ?? before.siteName,
  };
  const target = hosts[next.deploymentType].targetOf({ ...before, ...next, ...there });
  const isSameFolder = target !== null && target === hosts[before.deploymentType].targetOf(before);
  if (isSameFolder) return there;
  return {
    ...there,
    hostingState: uncertainState(back?.hostingState ?? null),
    formerSites: mayBeUp(before) ? withLeftSite(before) : before.formerSites,
  };
}

/** The former site of the campaign at the place where it moves now. Its name there may differ from the name elsewhere. */
export function findFormerAt(
  { formerSites, ...row }: CampaignRow,
  next: HostPlace,
): FormerSiteRecord | undefined {
  const { targetOf, claimFolder } = hosts[next.deploymentType];
  const target = targetOf({ ...row, ...next, netlifySiteId: null });
  return formerSites.findLast((former) => {
    if (former.deploymentType !== next.deploymentType) return false;
    if (target !== null && targetOf(former) === target) return true;
    const isFolder = claimFolder === undefined || former.sitePrefix === next.sitePrefix;
    return isFolder && isSameAccount(accountOf(former), next);
  });
}

const accountOf = (former: FormerSiteRecord) =>
  accountColumns({ hostCredentialsId: null, hostChoice: {}, ...former });

/** The former sites plus the site at the present place, each once. */
function withLeftSite(before: CampaignRow): FormerSiteRecord[] {
  const { awsBucketRegion, netlifySiteId, siteName, sitePrefix, hostingState } = before;
  const known = before.formerSites.find((former) => isSamePlace(former, before));
  const others = before.formerSites.filter((former) => former !== known);
  // A campaign that is not yet live here still has the address of the previous place.
  const url = before.deploymentUrl ?? "";
  const isElsewhere = others.some((former) => former.url === url);
  const left: FormerSiteRecord = {
    id: known?.id ?? newId(),
    ...accountColumns(before),
    awsBucketRegion,
    netlifySiteId,
    siteName,
    sitePrefix,
    hostingState,
    url: isElsewhere ? (known?.url ?? "") : url,
    message: "",
  };
  return [...others, left];
}

/**
 * Nothing is uploaded before its record is saved. A Netlify site whose id was never saved is empty. We do not search it by its name:
 * the new account may be the same one, and the site with that name the new site.
 */
function mayBeUp(row: CampaignRow): boolean {
  return row.hostingState !== null || row.netlifySiteId !== null;
}

/** The columns of a campaign that concern its places. */
export type PlacedCampaign = Pick<
  CampaignRow,
  | "deploymentUrl"
  | "formerSites"
  | "awsBucketRegion"
  | "netlifySiteId"
  | "siteName"
  | "sitePrefix"
  | keyof Account
>;

/** Whether something must still be changed at a former site of a live campaign. */
export function isDue(former: FormerSiteRecord, row: PlacedCampaign): boolean {
  const { redirect, isUnwanted, domain } = former;
  // When the domain is released from this place, the release itself requests the next update.
  if (domain) return false;
  if (isUnwanted || !redirect || isBack(former, row)) return true;
  if (redirect.to === row.deploymentUrl) return false;
  const isCharged = hosts[former.deploymentType].deployLimits !== undefined;
  return !(isCharged && leadsToSite(redirect, row));
}

/** Whether the newest version of a campaign is live at its present place. */
export function isNewestLive(row: Pick<CampaignRow, "deploymentStatus" | "hostingState">): boolean {
  return row.deploymentStatus === "deployed" && row.hostingState !== null;
}

/** Whether the campaign is at this place, also with another key of the same account. */
export function isBack(former: FormerSiteRecord, row: PlacedCampaign): boolean {
  return isSamePlace(former, row) || (former.url !== "" && former.url === row.deploymentUrl);
}

/**
 * Whether a redirect still reaches the site: it may point to an older address of the present place, or to a former site that redirects
 * again.
 */
function leadsToSite({ to, place }: FormerRedirect, row: PlacedCampaign): boolean {
  const isOfPlace = place !== undefined && place === hosts[row.deploymentType].targetOf(row);
  return isOfPlace || row.formerSites.some((former) => former.url === to && isToLeadOn(former));
}

/**
 * Whether the place shall redirect visitors. A place that was never live has none, and the operator's account is reserved for live
 * sites, since redirects would occupy its projects for ever.
 */
export function isToLeadOn({ url, isUnwanted, account }: FormerSiteRecord): boolean {
  return url !== "" && !isUnwanted && account !== "default";
}

/** Whether visitors reach the site only there, or may reach it there by its domain. */
export function isStillLive(
  former: FormerSiteRecord,
  { deploymentUrl }: Pick<CampaignRow, "deploymentUrl">,
): boolean {
  if (former.domain) return true;
  return former.redirect === undefined && former.url !== "" && former.url === deploymentUrl;
}
