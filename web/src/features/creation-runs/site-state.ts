import type { RunSite } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";

/**
 * How a site of a run stands, to its viewer: waiting = not started · underWay = queued or deploying · attention = failed,
 * and a person is needed · cancelled = never started, its credit returned · deleted = made, and deleted since.
 */
export type SiteState = "waiting" | "underWay" | "live" | "attention" | "cancelled" | "deleted";

export function siteStateOf({ status, campaignId, message }: RunSite): SiteState {
  if (status === "success") return "live";
  if (status === "cancelled") return "cancelled";
  if (status === "processing") return "underWay";
  if (status === "pending") return campaignId === null ? "waiting" : "underWay";
  // What somebody deleted is counted as ended; nothing of it can be retried.
  const isDeleted = campaignId === null && message === texts.creationRuns.deleted;
  return isDeleted ? "deleted" : "attention";
}

/** How many sites are in each state. */
export type Tally = Readonly<Record<SiteState, number>>;

export function tallyOf(sites: readonly RunSite[]): Tally {
  const tally = { waiting: 0, underWay: 0, live: 0, attention: 0, cancelled: 0, deleted: 0 };
  for (const site of sites) tally[siteStateOf(site)] += 1;
  return tally;
}

/** Sites whose credits a cancellation returns: those that were never made. */
export function countRefundable(sites: readonly RunSite[]): number {
  return sites.filter((site) => {
    const state = siteStateOf(site);
    return state === "waiting" || (state === "attention" && site.campaignId === null);
  }).length;
}
