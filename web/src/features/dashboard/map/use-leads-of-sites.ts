import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { countLeads } from "@mainstreet/contract/lead-counts";
import { useQuery } from "@tanstack/react-query";
import { firstLeadDay, ownTimeZone } from "../../../lib/lead-period.ts";
import { callApi } from "../../../lib/send.ts";
import type { LeadsOfSites } from "./spots.ts";

const STALE_MS = 60_000;

export type CityWithLeads = ResponseOf<typeof countLeads>["cities"][number];
type Counts = { leadsOf: LeadsOfSites; cities: readonly CityWithLeads[] };

const NONE: Counts = { leadsOf: new Map(), cities: [] };

// One function for all renders, so that the map is not computed again with each of them.
const byPlace = ({ sites, cities }: ResponseOf<typeof countLeads>): Counts => ({
  leadsOf: new Map(sites.map(({ campaignId, leads }) => [campaignId, leads])),
  cities,
});

/** How many leads each site and each city had in the last 30 days; the map is rendered before this is loaded. */
export function useLeadCounts(): Counts {
  return (
    useQuery({
      queryKey: ["lead-counts"],
      queryFn: ({ signal }) => {
        const query = { from: firstLeadDay(), timeZone: ownTimeZone() };
        return callApi(countLeads, { query }, { signal });
      },
      select: byPlace,
      staleTime: STALE_MS,
    }).data ?? NONE
  );
}

/** The number of leads of each site, without those of cities. */
export const useLeadsOfSites = (): LeadsOfSites => useLeadCounts().leadsOf;
