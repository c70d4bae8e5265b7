import { dashboardMetrics, mapCampaigns } from "@mainstreet/contract/dashboard";
import type { DeploymentStatus } from "@mainstreet/contract/deployment";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { send } from "../../lib/send.ts";

/** How often the dashboard looks again while a deployment is under way. */
const WATCH_MS = 5_000;

function isUnderWay(status: DeploymentStatus): boolean {
  return status === "queued" || status === "deploying";
}

const metrics = queryOptions({
  queryKey: ["dashboard-metrics"],
  queryFn: ({ signal }) => send(dashboardMetrics, {}, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.recentActivity.some((activity) => isUnderWay(activity.deploymentStatus))
      ? WATCH_MS
      : false,
});

export function useDashboardMetrics() {
  return useQuery(metrics);
}

/** Every site as a point; read again while one of them is on its way to be live, less often where they are many. */
export function useMapPoints() {
  return useQuery({
    queryKey: ["campaigns-map"],
    queryFn: ({ signal }) => send(mapCampaigns, {}, { signal }),
    select: ({ campaigns }) => campaigns,
    refetchInterval: ({ state: { data } }) => {
      const points = data?.campaigns ?? [];
      if (!points.some(([, , , status]) => isUnderWay(status))) return false;
      return points.length > 1_000 ? 6 * WATCH_MS : WATCH_MS;
    },
  });
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
