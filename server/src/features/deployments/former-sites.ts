import { isSameAccount } from "../../hosting/accounts.ts";
import type { FormerRedirect, FormerSite } from "../../hosting/former-site.ts";
import type { Place } from "../../hosting/host.ts";
import { type Account, accountColumns } from "../../hosting/hosting-columns.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { hosts } from "../../hosting/registry.ts";
import { uncertainState } from "../../hosting/uncertain-state.ts";
import { newId } from "../../platform/db/ids.ts";
import type { CampaignRow } from "../campaigns/queries.ts";

type Moved = Pick<CampaignRow, "awsBucketRegion" | "netlifySiteId" | "siteName"> &
  Partial<Pick<CampaignRow, "hostingState" | "formerSites">>;

/**
 * What changes in a campaign that leaves its place for the `next`, apart from the account: the site there is remembered, and one that
 * it left at the next place is its own again. A move within one folder of one bucket leaves nothing, whatever its keys are.
 */
export function changePlace(before: CampaignRow, next: Place): Moved {
  const back = findFormerAt(before, next);
  // Another account knows nothing of the site here, so its id goes; the next deployment makes one there.
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

/** The site that the campaign left at the place where it goes now. Its name there may be another one than elsewhere. */
export function findFormerAt(
  { formerSites, ...row }: CampaignRow,
  next: Place,
): FormerSite | undefined {
  const { targetOf, claimFolder } = hosts[next.deploymentType];
  const target = targetOf({ ...row, ...next, netlifySiteId: null });
  return formerSites.findLast((former) => {
    if (former.deploymentType !== next.deploymentType) return false;
    if (target !== null && targetOf(former) === target) return true;
    const isFolder = claimFolder === undefined || former.sitePrefix === next.sitePrefix;
    return isFolder && isSameAccount(accountOf(former), next);
  });
}

const accountOf = (former: FormerSite) =>
  accountColumns({ hostCredentialsId: null, hostChoice: {}, ...former });

/** The former sites with the one at the present place, once each. */
function withLeftSite(before: CampaignRow): FormerSite[] {
  const { awsBucketRegion, netlifySiteId, siteName, sitePrefix, hostingState } = before;
  const known = before.formerSites.find((former) => isSamePlace(former, before));
  const others = before.formerSites.filter((former) => former !== known);
  // Not yet live here, the campaign has the address of the place before.
  const url = before.deploymentUrl ?? "";
  const isElsewhere = others.some((former) => former.url === url);
  const left: FormerSite = {
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
 * Nothing goes up before its record is saved. A Netlify site whose id was never saved is empty, and is not looked for by
 * its name: the new account may be the same one, and the site of that name the new one.
 */
function mayBeUp(row: CampaignRow): boolean {
  return row.hostingState !== null || row.netlifySiteId !== null;
}

/** A campaign as far as its places go. */
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

/** Whether a former site is not yet as it should be for a campaign that is live. */
export function isDue(former: FormerSite, row: PlacedCampaign): boolean {
  const { redirect, isUnwanted, domain } = former;
  // Once the domain is gone from there, its release requests the rest.
  if (domain) return false;
  if (isUnwanted || !redirect || isBack(former, row)) return true;
  if (redirect.to === row.deploymentUrl) return false;
  const isCharged = hosts[former.deploymentType].deployLimits !== undefined;
  return !(isCharged && leadsToSite(redirect, row));
}

/** Whether the newest version of a campaign is live at its present place. */
export function isLive(row: Pick<CampaignRow, "deploymentStatus" | "hostingState">): boolean {
  return row.deploymentStatus === "deployed" && row.hostingState !== null;
}

/** Whether the campaign is at this place, also with another key of the same account. */
export function isBack(former: FormerSite, row: PlacedCampaign): boolean {
  return isSamePlace(former, row) || (former.url !== "" && former.url === row.deploymentUrl);
}

/** An older address of the present place leads to the site as well, and so does an old one, which leads on itself. */
function leadsToSite({ to, place }: FormerRedirect, row: PlacedCampaign): boolean {
  const isOfPlace = place !== undefined && place === hosts[row.deploymentType].targetOf(row);
  return isOfPlace || row.formerSites.some((former) => former.url === to && isToLeadOn(former));
}

/**
 * Whether the place is to lead visitors on. One that was never live has none, and the operator's account is for sites that are live
 * there: what leads on would take its projects for good.
 */
export function isToLeadOn({ url, isUnwanted, account }: FormerSite): boolean {
  return url !== "" && !isUnwanted && account !== "default";
}

/** Whether visitors get the site there and nowhere else, or may get it there by its domain. */
export function isStillLive(
  former: FormerSite,
  { deploymentUrl }: Pick<CampaignRow, "deploymentUrl">,
): boolean {
  if (former.domain) return true;
  return former.redirect === undefined && former.url !== "" && former.url === deploymentUrl;
}
