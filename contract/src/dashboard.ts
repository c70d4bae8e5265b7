import { z } from "zod";
import { timestamp } from "./answers.ts";
import { deploymentStatus } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";

const activity = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(["single", "multi-location"]),
  date: timestamp,
  /** Created in the last 24 hours (decision D18). */
  isNew: z.boolean(),
  deploymentStatus,
  deploymentUrl: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

export const dashboardMetrics = endpoint("GET", "/dashboard-metrics", {
  answer: z.object({
    singlePageSites: z.number(),
    multiLocationSites: z.number(),
    cloudAccounts: z.number(),
    deployedSites: z.number(),
    recentActivity: z.array(activity),
  }),
});
