import { z } from "zod";
import { timestamp } from "./responses.ts";
import { deploymentStatus, NO_STATUSES, statusCounts } from "./deployment-status.ts";
import { endpoint } from "./endpoint.ts";
import { TIMEOUT_MS } from "./limits.ts";

const activity = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(["single", "multi-location"]),
  /** When it was created if it is new, else when it last changed; the word in front of it says which of the two. */
  date: timestamp,
  /** Created in the last 24 hours (decision D18). */
  isNew: z.boolean(),
  deploymentStatus,
  deploymentUrl: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

/** A bulk run that has not ended; `live` of its `total` sites are live. */
const runUnderWay = z.object({
  id: z.string(),
  isPaused: z.boolean(),
  total: z.number(),
  live: z.number(),
  /** How many of its sites are started in a week; null = as fast as possible. */
  perWeek: z.number().nullable().default(null),
});
export type RunUnderWay = z.infer<typeof runUnderWay>;

export const dashboardMetrics = endpoint("GET", "/dashboard-metrics", {
  response: z.object({
    singlePageSites: z.number(),
    multiLocationSites: z.number(),
    cloudAccounts: z.number(),
    deployedSites: z.number(),
    /** Leads that nobody has answered. */
    newLeads: z.number().default(0),
    /** How many campaigns are in each deployment status. */
    statuses: statusCounts.default(NO_STATUSES),
    recentActivity: z.array(activity),
    /** The newest run that is under way; null when there is none. */
    run: runUnderWay.nullable(),
  }),
});

/** A point of a map: id, longitude, latitude (null where the place is unknown), status, name. */
export const mapPoint = z.tuple([
  z.string(),
  z.number().nullable(),
  z.number().nullable(),
  deploymentStatus,
  z.string(),
]);
export type MapPoint = z.infer<typeof mapPoint>;

/** The newest 10,000 campaigns, newest first. */
export const mapCampaigns = endpoint("GET", "/campaigns/map", {
  response: z.object({ campaigns: z.array(mapPoint) }),
  timeoutMs: TIMEOUT_MS.campaigns,
});
