import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { send } from "../../lib/send.ts";

const metrics = queryOptions({
  queryKey: ["dashboard-metrics"],
  queryFn: ({ signal }) => send(dashboardMetrics, {}, { signal }),
});

export function useDashboardMetrics() {
  return useQuery(metrics);
}

/** How many sites of each kind there are, for the sidebar; undefined until known. */
export function useSiteCounts() {
  return useQuery({
    ...metrics,
    select: ({ singlePageSites, multiLocationSites }) => ({
      single: singlePageSites,
      multiLocation: multiLocationSites,
    }),
  }).data;
}
