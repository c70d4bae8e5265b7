import { checkRun } from "@mainstreet/contract/check-run";
import * as runs from "@mainstreet/contract/creation-runs";
import * as edits from "@mainstreet/contract/location-edits";
import * as multi from "@mainstreet/contract/multi-location";
import { describe, describeOther, type ApiOperation } from "../describe.ts";
import {
  CAMPAIGN_ID,
  sampleCampaign,
  sampleCampaignDetail,
  RUN_ID,
  sampleRun,
  TOKEN_ID,
} from "../samples.ts";

const deployment = { deploymentType: "netlify" as const, netlifyTokenId: TOKEN_ID };
const locations = [{ city: "Kernersville", state: "NC" }];
const multiLocation = { ...sampleCampaignDetail, type: "multi-location" as const, locations };

export const creationOperations: readonly ApiOperation[] = [
  describe(multi.createMultiLocation, "createMultiLocationSite", {
    summary: "Create a multi-location site",
    description:
      "Takes one credit for the main location and one for each additional one. Poll the progress with `progressId`.",
    fails: [402, 403, 404, 409, 429],
    takesIdempotencyKey: true,
    request: {
      mainService: "Plumber",
      mainLocation: { city: "Winston-Salem", state: "NC" },
      additionalLocations: locations,
      relatedServices: [{ name: "Drain cleaning", description: "" }],
      phoneNumber: "336-555-0142",
      ...deployment,
    },
    response: { success: true, progressId: RUN_ID },
  }),
  describe(multi.multiLocationProgress, "getMultiLocationProgress", {
    summary: "Read the progress of a multi-location site",
    description: "Ends with `complete` or `error`; poll every 5 seconds until then.",
    response: {
      overallStatus: "complete",
      message: "",
      campaignId: CAMPAIGN_ID,
      deploymentUrl: sampleCampaign.deploymentUrl,
    },
  }),
  describe(edits.addLocations, "addLocations", {
    summary: "Add locations to a multi-location site",
    description:
      "One credit each. Places that are there already are merged and cost nothing; 409 when all are.",
    fails: [402, 409],
    takesIdempotencyKey: true,
    request: { locations },
    response: multiLocation,
  }),
  describe(edits.removeLocation, "removeLocation", {
    summary: "Remove a location of a multi-location site",
    description: "Its credit is returned if it never was part of a live site.",
    fails: [409],
    response: { success: true, refunded: 1, message: "Kernersville, NC was removed" },
  }),
  describe(runs.createRun, "createRun", {
    summary: "Create many sites in one run",
    description:
      "Charges and stores the whole run in one transaction, or nothing: 402 means that nothing was made. Sites are then created and deployed in the background; follow the run with its id. A row may name its business by `businessId`, or by `business`: its name in any case, or its id. With `perWeek`, so many sites are started in a week, evenly, and each site says when in `nextAttemptAt`; the credits of all are taken now.",
    fails: [402, 404, 409, 429],
    takesIdempotencyKey: true,
    request: {
      sites: [
        { serviceName: "Plumber", city: "Winston-Salem", state: "NC", ...deployment },
        { serviceName: "Plumber", city: "Greensboro", state: "NC", ...deployment },
      ],
    },
    response: { runId: RUN_ID },
  }),
  describe(checkRun, "checkRun", {
    summary: "Check the rows of a run without making it",
    description:
      "Makes nothing and charges nothing. Up to 100 rows are also measured against pages that they would resemble.",
    fails: [429],
    request: { rows: [{ serviceName: "Plumber", city: "Greensboro", state: "NC" }] },
    response: {
      rows: [
        {
          fields: {},
          place: { city: "Greensboro", state: "NC", zip: "27401" },
          possibleStates: [],
          suggestions: [],
          campaign: null,
          sameAsRow: null,
          indexable: true,
          problems: [],
          measured: { siteKey: "k3v9x2m7q4", words: 612, nearest: null },
        },
      ],
      totals: {
        rows: 1,
        valid: 1,
        duplicates: 0,
        unresolved: 0,
        creditsNeeded: 1,
        creditsAvailable: 25,
      },
    },
  }),
  describe(runs.listRuns, "listRuns", {
    summary: "List runs",
    description: "Bulk runs, the newest first. Send `nextCursor` as `cursor` for the next page.",
    response: { runs: [sampleRun], nextCursor: null },
  }),
  describe(runs.getRun, "getRun", {
    summary: "Read a run and its sites",
    description: "Pages hold up to `limit` sites; send `nextCursor` as `cursor` for the next one.",
    response: {
      ...sampleRun,
      sites: [
        {
          siteIndex: 0,
          campaignId: CAMPAIGN_ID,
          serviceName: "Plumber",
          city: "Winston-Salem",
          state: "NC",
          status: "success",
          message: "Campaign created successfully",
          deploymentUrl: sampleCampaign.deploymentUrl,
          nextAttemptAt: null,
          version: 3,
        },
      ],
      nextCursor: null,
    },
  }),
  describe(runs.pauseRun, "pauseRun", {
    summary: "Pause a run",
    description: "Starts no more sites; those in progress end.",
    fails: [409],
    response: { ...sampleRun, status: "paused" },
  }),
  describe(runs.resumeRun, "resumeRun", {
    summary: "Resume a paused run",
    description:
      "Without effect on one that is not paused. An account of the user's that is on hold is checked.",
    fails: [409, 429],
    response: sampleRun,
  }),
  describe(runs.startRunNow, "startRunNow", {
    summary: "Start the rest of a run now",
    description: "Ends the plan of so many sites a day or a week, and a pause. Free.",
    fails: [409],
    response: sampleRun,
  }),
  describe(runs.cancelRun, "cancelRun", {
    summary: "Cancel a run",
    description: "Final. The credits of sites that were not started are returned, once.",
    fails: [409],
    response: { ...sampleRun, status: "cancelled" },
  }),
  describe(runs.retryRun, "retryRun", {
    summary: "Retry the failed sites of a run",
    description: "Free.",
    fails: [409],
    response: sampleRun,
  }),
  describeOther(["GET", runs.RUN_EVENTS], "streamRun", {
    summary: "Follow a run as a stream of events",
    description:
      "Events carry JSON: `run` (the run, whenever it changes), `sites` (sites that changed), `complete` (the run, the last event). Reconnect with `Last-Event-ID` when the stream ends without `complete`.",
    fails: [429],
    produces: "text/event-stream",
  }),
  describeOther(["GET", runs.FAILED_ROWS_CSV], "downloadFailedRows", {
    summary: "Download the failed rows of a run",
    description: "A CSV file that bulk creation reads again.",
    produces: "text/csv",
  }),
];
