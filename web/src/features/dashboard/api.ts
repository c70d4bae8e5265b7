import { dashboardMetrics, mapCampaigns } from "@mainstreet/contract/dashboard";
import type { RunUnderWay } from "@mainstreet/contract/dashboard";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** How often the dashboard polls while a deployment is in flight. */
const WATCH_MS = 5_000;

function isUnderWay(status: DeploymentStatus): boolean {
  return status === "queued" || status === "deploying";
}

/**
 * The poll interval. A run that is paused or waits for its next day changes nothing for a long time; a run with a weekly
 * limit changes even less often.
 */
function pauseBefore(isBusy: boolean, run: RunUnderWay | null | undefined): number | false {
  if (isBusy) return WATCH_MS;
  if (!run) return false;
  return run.perWeek === null ? 6 * WATCH_MS : 60 * WATCH_MS;
}

const metrics = queryOptions({
  queryKey: ["dashboard-metrics"],
  queryFn: ({ signal }) => callApi(dashboardMetrics, {}, { signal }),
  refetchInterval: ({ state: { data } }) =>
    pauseBefore(
      data?.recentActivity.some(({ deploymentStatus }) => isUnderWay(deploymentStatus)) ?? false,
      data?.run,
    ),
});

export function useDashboardMetrics() {
  return useQuery(metrics);
}

/** Every site as a point; fetched again while a site is being deployed, less often where there are many sites. */
export function useMapPoints() {
  return useQuery({
    queryKey: ["campaigns-map"],
    queryFn: ({ signal }) => callApi(mapCampaigns, {}, { signal }),
    select: ({ campaigns }) => campaigns,
    refetchInterval: ({ state: { data } }) => {
      const points = data?.campaigns ?? [];
      if (!points.some(([, , , status]) => isUnderWay(status))) return false;
      return points.length > 1_000 ? 6 * WATCH_MS : WATCH_MS;
    },
  });
}

/** How many sites of each kind and new leads there are, for the sidebar; undefined until known. */
export function useSidebarCounts() {
  return useQuery({
    ...metrics,
    select: ({ singlePageSites, multiLocationSites, newLeads }) => ({
      single: singlePageSites,
      multiLocation: multiLocationSites,
      // Zero leads are shown without a number.
      newLeads: newLeads === 0 ? undefined : newLeads,
    }),
  }).data;
}

/** The newest bulk run that has not ended; undefined when there is none, or until known. */
export function useRunUnderWay(): RunUnderWay | undefined {
  return useQuery({ ...metrics, select: ({ run }) => run }).data ?? undefined;
}

/** How many sites are in each deployment status, as the server counts them; undefined until known. */
export function useStatuses() {
  return useQuery({ ...metrics, select: ({ statuses }) => statuses }).data;
}
