import { countLeads } from "@mainstreet/contract/lead-counts";
import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/send.ts";
import type { LeadsOfSites } from "./spots.ts";

const DAY_MS = 86_400_000;
const STALE_MS = 60_000;
const NONE: LeadsOfSites = new Map();

/** How many leads each site had within 30 days; nobody waits for it to see the map. */
export function useLeadsOfSites(): LeadsOfSites {
  return (
    useQuery({
      queryKey: ["lead-counts"],
      queryFn: ({ signal }) => callApi(countLeads, { query: { from: firstDay() } }, { signal }),
      select: ({ sites }) => new Map(sites.map(({ campaignId, leads }) => [campaignId, leads])),
      staleTime: STALE_MS,
    }).data ?? NONE
  );
}

const firstDay = () => new Date(Date.now() - LEAD_COUNT_DAYS * DAY_MS).toISOString().slice(0, 10);
