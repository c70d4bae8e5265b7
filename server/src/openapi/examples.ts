import { CHANGED_SINCE, versionTexts } from "@mainstreet/contract/campaign-version";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { texts } from "@mainstreet/contract/texts";
import { viewTexts } from "@mainstreet/contract/view-texts";
import { BUSINESS_ID, LABEL_ID, sampleCampaignDetail } from "./samples.ts";

// Examples that many operations share: one of each failure, and of the parameters of lists.

const failing = (code: string, message: string, more: object = {}) => ({
  message,
  error: message,
  code,
  requestId: "0199a1b2-0000-7000-8000-0000000000ff",
  ...more,
});

/** By status. Operations name further codes in their descriptions. */
export const FAILURE_EXAMPLES: Readonly<Record<string, object>> = {
  400: failing("INVALID", viewTexts.nameRequired, { fields: { name: viewTexts.nameRequired } }),
  401: failing("SESSION_REQUIRED", texts.auth.sessionRequired),
  402: failing("INSUFFICIENT_CREDITS", texts.credits.shortage(2), { required: 3, available: 1 }),
  404: failing("NOT_FOUND", texts.campaigns.notFound),
  409: failing("SELECTION_CHANGED", operationTexts.selectionChanged(81, 80)),
  412: failing(CHANGED_SINCE, versionTexts.changedSince, {
    campaign: sampleCampaignDetail,
    differences: [{ field: "main.phone", yours: "(336) 555-0199", theirs: "(336) 555-0142" }],
  }),
  413: failing("TOO_LARGE", texts.shell.tooLarge),
  415: failing("WRONG_CONTENT_TYPE", texts.shell.wrongContentType),
  429: failing("TOO_MANY_REQUESTS", texts.shell.tooManyRequests),
  500: failing("UNEXPECTED", texts.shell.unexpected),
  503: failing("BUSY", texts.shell.busy),
};

/** By the name of a parameter of a query. */
export const QUERY_EXAMPLES: Readonly<Record<string, string>> = {
  updatedSince: "2026-11-20T09:30:00Z",
  labels: LABEL_ID,
  businessId: BUSINESS_ID,
  trade: "plumbing",
  theme: "workshop",
  has: "zip,cta",
  hasNot: "email",
  createdFrom: "2026-11-01",
  createdTo: "2026-11-20",
  q: "winston plumber",
  direction: "asc",
};
