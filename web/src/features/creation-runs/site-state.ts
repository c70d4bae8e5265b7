import type { RunSite } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";

/**
 * The state of a site of a run as its viewer sees it: waiting = not started · underWay = queued or deploying ·
 * attention = failed and needs a person · cancelled = never started, its credit returned · deleted = created, and
 * deleted since.
 */
export type SiteState = "waiting" | "underWay" | "live" | "attention" | "cancelled" | "deleted";

export function siteStateOf({ status, campaignId, message }: RunSite): SiteState {
  if (status === "success") return "live";
  if (status === "cancelled") return "cancelled";
  if (status === "processing") return "underWay";
  if (status === "pending") return campaignId === null ? "waiting" : "underWay";
  // A deleted site counts as ended and cannot be retried.
  const isDeleted = campaignId === null && message === texts.creationRuns.deleted;
  return isDeleted ? "deleted" : "attention";
}

/** How many sites are in each state. */
export type SiteTally = Readonly<Record<SiteState, number>>;

export function tallyOf(sites: readonly RunSite[]): SiteTally {
  const tally = { waiting: 0, underWay: 0, live: 0, attention: 0, cancelled: 0, deleted: 0 };
  for (const site of sites) tally[siteStateOf(site)] += 1;
  return tally;
}

/** Sites whose credits a cancellation returns: those that were never created. */
export function countRefundable(sites: readonly RunSite[]): number {
  return sites.filter((site) => {
    const state = siteStateOf(site);
    return state === "waiting" || (state === "attention" && site.campaignId === null);
  }).length;
}
