import type { RunSite } from "@mainstreet/contract/creation-runs";
import type { SiteFilter } from "./run-search.ts";
import { type SiteState, siteStateOf, type SiteTally } from "./site-state.ts";

/** The states of the sites that each filter lists. */
const STATES: Record<SiteFilter, readonly SiteState[]> = {
  attention: ["attention"],
  live: ["live"],
  waiting: ["waiting", "underWay"],
  all: ["attention", "underWay", "waiting", "live", "cancelled", "deleted"],
};

/** The sites that match a filter and a search, in the order of the run. */
export function filterSites(
  sites: readonly RunSite[],
  { show, q = "" }: { show: SiteFilter; q?: string | undefined },
): readonly RunSite[] {
  const words = q
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (show === "all" && words.length === 0) return sites;
  return sites.filter(
    (site) => STATES[show].includes(siteStateOf(site)) && words.every((word) => isIn(site, word)),
  );
}

/** Whether a word is the beginning of one of the place's words: "spr" and "mo" find "Springfield, MO". */
function isIn({ city, state, serviceName }: RunSite, word: string): boolean {
  return `${city} ${state} ${serviceName}`
    .toLowerCase()
    .split(/[\s-]+/)
    .some((part) => part.startsWith(word));
}

/** How many sites match a filter, without the search. */
export function countFiltered(tally: SiteTally, show: SiteFilter): number {
  return STATES[show].reduce((sum, state) => sum + tally[state], 0);
}

/** At first only sites that need a person are listed; where there are none, the sites that are live. */
export function initialFilter(tally: SiteTally): SiteFilter {
  const isAllLive = tally.live > 0 && tally.attention + tally.waiting + tally.underWay === 0;
  return isAllLive ? "live" : "attention";
}
