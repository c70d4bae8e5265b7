import * as app from "@mainstreet/contract/app";
import * as dashboard from "@mainstreet/contract/dashboard";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, CAMPAIGN_ID, sampleCampaign } from "../samples.ts";

export const appOperations: readonly ApiOperation[] = [
  describe(app.health, "getHealth", {
    summary: "Check that the API is reachable",
    description: "Responds with 503 when the database does not respond.",
    response: { status: "ok" },
  }),
  describe(app.publicConfig, "getConfig", {
    summary: "Read the public settings",
    description:
      "What a client needs to know before anybody signs in. `sandbox` exists only there.",
    response: {
      hasDefaultNetlifyAccount: false,
      hasForms: true,
      hasMail: true,
      checkout: { sdkUrl: "https://sdk.cashfree.com/js/v3/cashfree.js", mode: "production" },
    },
  }),
  describe(dashboard.dashboardMetrics, "getDashboardMetrics", {
    summary: "Read the figures of the dashboard",
    description: "The ten campaigns that changed last are in `recentActivity`.",
    response: {
      singlePageSites: 12,
      multiLocationSites: 1,
      newLeads: 3,
      cloudAccounts: 2,
      deployedSites: 13,
      statuses: { none: 0, queued: 0, deploying: 0, deployed: 13, failed: 0 },
      recentActivity: [
        {
          id: CAMPAIGN_ID,
          name: sampleCampaign.name,
          type: "single",
          date: AT,
          isNew: false,
          deploymentStatus: "deployed",
          deploymentUrl: sampleCampaign.deploymentUrl,
        },
      ],
      run: null,
    },
  }),
  describe(dashboard.mapCampaigns, "listMapPoints", {
    summary: "List the campaigns as points of a map",
    description:
      "The newest 10,000, each as `[id, longitude, latitude, deploymentStatus, name]`; the coordinates are null where the place is not known.",
    response: { campaigns: [[CAMPAIGN_ID, -80.244, 36.0999, "deployed", sampleCampaign.name]] },
  }),
];
