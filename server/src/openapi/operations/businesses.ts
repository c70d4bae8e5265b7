import { BLANK_BUSINESS } from "@mainstreet/contract/business-content";
import * as businesses from "@mainstreet/contract/businesses";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, BUSINESS_ID, CAMPAIGN_ID, sampleCampaign } from "../samples.ts";

const sample = {
  ...BLANK_BUSINESS,
  name: "Ruiz Plumbing",
  phone: "336-555-0142",
  city: "Winston-Salem",
  state: "NC",
  services: [
    { trade: "plumbing", id: "drain-cleaning", name: "", sentence: "", priceNote: "from $89" },
  ],
  id: BUSINESS_ID,
  createdAt: AT,
  updatedAt: AT,
  sites: 12,
  liveSites: 10,
  unpublishedSites: 0,
};

export const businessOperations: readonly ApiOperation[] = [
  describe(businesses.listBusinesses, "listBusinesses", {
    summary: "List the businesses",
    description:
      "By name, with the number of their sites. `lastUsed` is that of the newest site, null if it has none. With `updatedSince` those whose own fields were changed at that time or later.",
    response: {
      lastUsed: BUSINESS_ID,
      businesses: [
        {
          id: BUSINESS_ID,
          name: "Ruiz Plumbing",
          phone: "336-555-0142",
          city: "Winston-Salem",
          state: "NC",
          services: 1,
          lacks: ["about", "hours", "licence"],
          sites: 12,
          liveSites: 10,
          updatedAt: AT,
        },
      ],
    },
  }),
  describe(businesses.createBusiness, "createBusiness", {
    summary: "Add a business",
    description:
      "A record that the sites of one firm share. Only the name is needed; what is not given is printed nowhere.",
    fails: [409],
    takesIdempotencyKey: true,
    request: { name: "Ruiz Plumbing", phone: "336-555-0142" },
    response: { ...sample, sites: 0, liveSites: 0 },
  }),
  describe(businesses.getBusiness, "getBusiness", {
    summary: "Read a business with its sites",
    description:
      "`siteList` holds its newest 10,000 sites, `lacks` what the business has not given and its pages could show.",
    response: {
      ...sample,
      siteList: [
        {
          id: CAMPAIGN_ID,
          name: sampleCampaign.name,
          city: "Winston-Salem",
          state: "NC",
          latitude: 36.0999,
          longitude: -80.2442,
          deploymentStatus: "deployed",
          deployed: true,
          deploymentUrl: sampleCampaign.deploymentUrl,
          deploymentType: "netlify" as const,
          hasUnpublishedChanges: false,
          leads: 12,
          lacks: [],
        },
      ],
      lacks: ["about", "hours", "licence"],
    },
  }),
  describe(businesses.updateBusiness, "updateBusiness", {
    summary: "Change a business",
    description:
      "What is absent stays as it is. Its sites take the new values of the fields that they do not own; their live pages change with the next deployment. `unpublishedSites` counts the live sites that now differ from what is published: see redeploy.",
    request: { phone: "336-555-0143" },
    response: { ...sample, phone: "336-555-0143", unpublishedSites: 10 },
  }),
  describe(businesses.deleteBusiness, "deleteBusiness", {
    summary: "Delete a business",
    description:
      "Its sites stay, with the values that they had from it as their own. Live pages stay as they are until they are deployed again.",
    response: { success: true, sites: 12, liveSites: 10 },
  }),
  describe(businesses.redeployBusiness, "redeployBusiness", {
    summary: "Deploy the changed sites of a business",
    description:
      "Free, in one transaction: each live site that differs from what is published is queued for deployment.",
    fails: [409],
    takesIdempotencyKey: true,
    response: { requested: 10, withoutAccount: 0 },
  }),
  describe(businesses.suggestBusinesses, "suggestBusinesses", {
    summary: "Suggest businesses for sites that have none",
    description:
      "Sites of one company name, and of those without a name sites of one phone number. Nothing is changed before a suggestion is confirmed. `dismissed` counts those that are left out since the user has dismissed them.",
    response: {
      dismissed: 0,
      suggestions: [
        {
          key: "name ruiz plumbing",
          name: "Ruiz Plumbing",
          phone: "336-555-0142",
          businessId: null,
          campaignIds: [CAMPAIGN_ID],
          examples: [sampleCampaign.name],
        },
      ],
    },
  }),
  describe(businesses.dismissSuggestion, "dismissBusinessSuggestion", {
    summary: "Dismiss a suggestion",
    description:
      "It is not made again. `dismissed` is false when there is no suggestion of that key.",
    request: { key: "name ruiz plumbing" },
    response: { dismissed: true },
  }),
  describe(businesses.restoreSuggestions, "restoreBusinessSuggestions", {
    summary: "Make dismissed suggestions again",
    description: "All that were dismissed are in the list again.",
    response: { restored: 1 },
  }),
  describe(businesses.groupCampaigns, "groupCampaigns", {
    summary: "Let sites join a business",
    description:
      "Confirms a suggestion. Without `businessId` a business is made of the values that most of the sites share. A site keeps the values that differ from it as its own. Sites that have a business already are left out; 404 when none is left.",
    fails: [404, 409],
    takesIdempotencyKey: true,
    request: { name: "Ruiz Plumbing", campaignIds: [CAMPAIGN_ID] },
    response: { ...sample, joined: 12 },
  }),
];
