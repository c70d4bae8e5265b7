import * as lists from "@mainstreet/contract/campaign-lists";
import { getOverrides, saveOverrides } from "@mainstreet/contract/campaign-overrides";
import * as campaigns from "@mainstreet/contract/campaigns";
import { removeFormerSite } from "@mainstreet/contract/former-sites";
import { deployToS3 } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { exportSites } from "@mainstreet/contract/site-export";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { describe, type ApiOperation } from "../describe.ts";
import {
  CAMPAIGN_ID,
  sampleCampaign,
  sampleCampaignDetail,
  CREDENTIALS_ID,
  sampleDeployment,
  TOKEN_ID,
} from "../samples.ts";

const list = {
  campaigns: [sampleCampaign],
  total: 1,
  nextCursor: null,
  filters: { cities: ["Winston-Salem"], states: ["NC"] },
  statuses: { none: 0, queued: 0, deploying: 0, deployed: 1, failed: 0 },
};
const sampleOverrides = {
  pages: {
    "": {
      texts: [{ key: "hero.lead", title: "", text: "Call **Ana** any weekday.", replaced: "" }],
      hidden: ["problems"],
      order: [],
      questions: [{ question: "Do you work in Clemmons?", answer: "Yes." }],
      services: [],
    },
  },
  version: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  warnings: [],
  changed: [],
  notShown: [],
};
const filters =
  "Filters narrow together, and an empty one counts as absent. `q`: each word occurs in some field of the site, in its address or in the digits of its phone; marks around words and 'in' do not count, and the name of a state also finds its code. `labels`: ids of labels with commas, of which a site has all. `businessId`: that of a business, or `none`. `trade`: the slug of the trade whose words the page uses, or `none`; `theme`: the slug of a theme. `has` and `hasNot`: names of fields with commas, such as `zip,cta`, that are all filled or all blank. `createdFrom` and `createdTo`: days in UTC, such as `2026-11-20`, both within the range. `deployed` and `hasVerificationTag` are `true` or `false`.";
const paging =
  "Pages hold up to `limit` campaigns; send `nextCursor` as `cursor` for the next one. `sort` is one of `created` (also without it), `updated`, `city`, `service`, `name`, `business`, `state` and `status`, and `direction` `asc` or `desc`; without it times run from the newest and names from A. In the order `created`, the newest campaign comes first and a walk through all pages misses none that is changed in between; in another order it may. `updatedSince` lists what was changed at that time or later, by its user or by a deployment; a change in progress has the time at which it began, so request from a minute before the last `updatedAt` that you have. Labels are no part of a site: giving or taking them changes neither `updatedAt` nor `version`. What was deleted is not listed: `GET /trash` with `updatedSince` does.";

export const campaignOperations: readonly ApiOperation[] = [
  describe(campaigns.createCampaign, "createCampaign", {
    summary: "Create a single-page site",
    description:
      "Takes one credit, stores the campaign and queues its deployment in one transaction; poll `deploymentStatus`, or call redeploy to wait for its end. Without an account to deploy to, the site stays 'Not deployed yet' and deploys for free later. With `businessId` the blank fields are taken from that business. `matchedTrade` is the trade whose words the page uses: that of `trade` in the request, or the one that the service's name means. A page of no trade has only the owner's words, and starts unlisted: `indexing.reasons` says so.",
    fails: [402, 404, 409, 429],
    takesIdempotencyKey: true,
    request: {
      serviceName: "Plumber",
      city: "Winston-Salem",
      state: "NC",
      zip: "27101",
      phone: "336-555-0142",
      deploymentType: "netlify",
      netlifyTokenId: TOKEN_ID,
    },
    response: {
      ...sampleCampaignDetail,
      deployed: false,
      deploymentStatus: "queued",
      isLive: false,
    },
  }),
  describe(campaigns.getCampaign, "getCampaign", {
    summary: "Read one campaign",
    description:
      "With its last deployments, newest first. `version`, also as `ETag`, is raised by every change of what its user may change, and by no deployment.",
    sends: ["etag"],
    response: sampleCampaignDetail,
  }),
  describe(getOverrides, "getOverrides", {
    summary: "Read what the owner changed on the pages",
    description:
      "By the pages' paths; the first page is ''. `changed` lists own texts of the first page whose generated text has changed since, with the new one; the own text stays. `notShown` lists own texts that have no place on it any more.",
    response: sampleOverrides,
  }),
  describe(saveOverrides, "saveOverrides", {
    summary: "Save what the owner changed on the pages",
    description:
      'Replaces all overrides of the site; `{"pages": {}}` restores the generated pages. Texts replace blocks by key (`hero.lead`, `services.drain-cleaning.text`), `hidden` switches sections and items off, `order` moves sections, and questions and services are added. Markup is `**bold**`, lines that begin with "- ", and `[text](target)` to own pages, `tel:` and `https:`; anything else stays text. Sentences that claim what nobody has shown are listed in `warnings` and saved. The live site changes with the next deployment. With `base`, the `version` that was read, the call gets 409 `OVERRIDES_CHANGED` and saves nothing when something else was saved since.',
    fails: [409],
    request: { pages: sampleOverrides.pages, base: sampleOverrides.version },
    response: sampleOverrides,
  }),
  describe(campaigns.updateCampaign, "updateCampaign", {
    summary: "Change a campaign",
    description:
      "What is absent stays as it is. The live page changes with the next deployment. `deploymentUrl` and `lastDeployed` are accepted and ignored. Moving a site that was ever live to another service, or to a city and state (or ZIP code) that mean another place, costs 1 credit; corrections of spelling are free, and so is going back to what is live before the move was deployed. With `acceptCost` 0 such a change gets 409 `COST_NOT_ACCEPTED` and saves nothing; without it the credit is charged. In a campaign of a business a value that differs from the business's becomes the campaign's own (`own` names such fields), one that is the same is taken from the business again, and '' shows none. `businessId` joins another business; null leaves, and the values stay. With `If-Match` the call gets 412 `CHANGED_SINCE` and saves nothing when the campaign has another version; `campaign` in that response has the present values, `differences` both values of each field that was sent and is another one now.",
    fails: [402, 409, 412],
    takes: ["IfMatch"],
    sends: ["etag"],
    request: { main: { phone: "336-555-0143" }, content: { cta: "Call Ana" } },
    response: { ...sampleCampaignDetail, hasUnpublishedChanges: true },
  }),
  describe(deleteCampaign, "deleteCampaign", {
    summary: "Delete a campaign and take its site down",
    description:
      "It moves to the trash, from which `POST /trash/restore` brings it back for 30 days. A campaign that never went live is refunded in full, once for each time it was paid. With `keepSite=true` the site stays where it is. Its own domain is taken from it first: `recordsToRemove` lists the DNS records that lead nowhere then. `pending`: its host refuses, or is still busy with it; it is tried again from the trash.",
    response: {
      success: true,
      refunded: 0,
      teardown: "removed",
      message: "Campaign deleted successfully!",
    },
  }),
  describe(campaigns.updateDeploymentSettings, "updateDeploymentSettings", {
    summary: "Choose where a campaign is deployed",
    description:
      "Does not deploy it: call redeploy. Once the site is live at its new place, the one before leads on to it: at Netlify and Cloudflare by a permanent redirect of every path, in a bucket by a small page at each address. `formerSites` lists these places.",
    fails: [409],
    request: { deploymentType: "netlify", netlifyTokenId: TOKEN_ID },
    response: sampleCampaignDetail,
  }),
  describe(removeFormerSite, "removeFormerSite", {
    summary: "Remove what leads on from an old address of a site",
    description:
      "Links to that address then lead nowhere. 409 while visitors get the site nowhere else. `forget=true` only takes it off the list.",
    fails: [409, 502, 503],
    response: { success: true },
  }),
  describe(campaigns.redeployCampaign, "redeployCampaign", {
    summary: "Deploy a campaign again",
    description:
      "Free. Waits up to 85 seconds for the end of the deployment; with `Prefer: respond-async` it responds 202 as soon as the deployment is queued, and `GET /campaigns/{id}` follows it. A deployment choice in the body changes the account first; without one the campaign stays where it is.",
    fails: [409, 502, 503, 504],
    takes: ["Prefer"],
    sends: ["preference-applied"],
    also: { status: 202, when: "The deployment is still queued and goes on by itself." },
    request: { deploymentType: "netlify", netlifyTokenId: TOKEN_ID },
    response: sampleDeployment,
  }),
  describe(deployToS3, "deployToS3", {
    summary: "Deploy a campaign to an S3 bucket",
    description:
      "Moves the campaign to the bucket and deploys it there. `siteDir` is the folder in the bucket, not a path of files.",
    fails: [404, 409, 502, 503, 504],
    also: { status: 202, when: "The deployment is still queued and goes on by itself." },
    request: {
      credentialsId: CREDENTIALS_ID,
      bucketName: "ruiz-plumbing-sites",
      campaignId: CAMPAIGN_ID,
    },
    response: {
      ...sampleDeployment,
      deploymentUrl: "http://ruiz-plumbing-sites.s3-website-us-east-1.amazonaws.com/k3v9x2m7q4/",
      deploymentType: "aws",
      awsBucketName: "ruiz-plumbing-sites",
      awsCredentialsId: CREDENTIALS_ID,
    },
  }),
  describe(bulkUpdateScript, "bulkUpdateScript", {
    summary: "Give many campaigns one verification script",
    description:
      "Each one that changed and has an account is deployed again. Foreign and unknown ids fail alike, each by itself.",
    fails: [409, 429],
    takesIdempotencyKey: true,
    request: {
      campaignIds: [CAMPAIGN_ID],
      searchConsoleScript:
        '<meta name="google-site-verification" content="Xk3v9x2m7q4Lw8sD1gK5pR7uA0eC6iMbT2nB4hJ9cVw">',
    },
    response: { results: [{ id: CAMPAIGN_ID, success: true }], updated: 1, redeployed: 1 },
  }),
  describe(lists.serviceSummary, "listServices", {
    summary: "List the services with the number of their sites",
    description: "`type=single` counts single-page sites, any other type multi-location sites.",
    response: [{ name: "Plumber", slug: "plumber", count: 12 }],
  }),
  describe(lists.listCampaigns, "listCampaigns", {
    summary: "List campaigns",
    description: `${filters} ${paging}`,
    response: list,
  }),
  describe(lists.listCampaignsByService, "listCampaignsByService", {
    summary: "List the campaigns of one service",
    description: `\`service\` is the name or its slug; the response has the true name. ${filters} ${paging}`,
    response: { ...list, service: "Plumber" },
  }),
  describe(lists.listPage, "listCampaignPage", {
    summary: "Read a page at any place of a list",
    description:
      "Takes the filters and orders of `GET /campaigns`, and returns no counts: those are for the first page. `offset` skips as many campaigns as the list has before that place now; from there send `nextCursor` or `previousCursor` as `cursor` for the page after or before. Cursors go by value: what is created, deleted or moved in between shifts nothing and comes once. Two offsets go by count: between two such requests campaigns may move across the edge, so read on by cursors and take an offset only to jump.",
    response: { campaigns: [sampleCampaign], previousCursor: null, nextCursor: null },
  }),
  describe(lists.selectCampaigns, "selectCampaigns", {
    summary: "List the ids of all campaigns that pass a filter",
    description:
      "The first 10,000 in the order of the list; `total` counts all. `digest` identifies exactly these: sent next to a `filter`, it has that refused once the filter finds others. Takes the filters and orders of `GET /campaigns`.",
    response: {
      campaigns: [
        {
          id: CAMPAIGN_ID,
          name: sampleCampaign.name,
          company: { name: "Ruiz Plumbing", address: { street: "12 Trade Street" } },
          deploymentUrl: sampleCampaign.deploymentUrl,
          deploymentType: "netlify" as const,
        },
      ],
      total: 1,
      digest: "5a5b3d6ff1cf2b5f5f6f30c2f0b7aa1a7aa30f2b1a4a1dd1dbf2c6fa40c5a1de",
    },
  }),
  describe(lists.mapSelection, "mapSelection", {
    summary: "List the campaigns that pass a filter as points of a map",
    description:
      "The newest 10,000, each as `[id, longitude, latitude, deploymentStatus, name]`; the coordinates are null where the place is not known.",
    response: {
      campaigns: [[CAMPAIGN_ID, -80.244, 36.0999, "deployed" as const, sampleCampaign.name]],
    },
  }),
  describe(lists.redeployFailed, "redeployFailedCampaigns", {
    summary: "Deploy all failed campaigns that pass a filter again",
    description:
      "The first 10,000 that pass the filters of `GET /campaigns`, for free and in one transaction; `remaining` says how many failed ones are left.",
    fails: [409, 429],
    takesIdempotencyKey: true,
    response: { requested: 8, remaining: 0 },
  }),
  describe(exportSites, "exportCampaigns", {
    summary: "Download sites as a CSV file",
    description:
      "Of `campaignIds`, of a `filter` of the lists, in its order, or all. A row holds `id`, `version` with a mark of the labels (`12-bdkqtvbc`), labels and every field. Texts that a spreadsheet would run or change have an apostrophe before them. `POST /operations/import` takes its rows again, up to 10,000 and 4 MB at a time.",
    fails: [404, 429],
    produces: "text/csv",
    request: { campaignIds: [CAMPAIGN_ID] },
    response: "id,version,Labels,Service Name\r\n",
  }),
];
