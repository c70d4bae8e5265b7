import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, MAX_LENGTH, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { texts } from "./texts.ts";

const { blank, noCampaigns, tooLong, tooManyCampaigns } = texts.verificationScript;

/** A blank script is refused with a text that says that nothing was changed (spec §5). */
export const verificationScript = z
  .string(blank)
  .trim()
  .min(1, blank)
  .max(MAX_LENGTH.verificationScript, tooLong);

export const bulkScriptInput = z.object({
  campaignIds: z
    .array(z.uuid(texts.campaigns.invalidId).toLowerCase(), noCampaigns)
    .min(1, noCampaigns)
    .max(SELECTION_LIMIT, tooManyCampaigns),
  searchConsoleScript: verificationScript,
});

const scriptResult = z.object({
  id: z.string(),
  success: z.boolean(),
  message: z.string().optional(),
});
export type ScriptResult = z.infer<typeof scriptResult>;

const bulkScriptResponse = z.object({
  /** One result per id, in the given order; a repeated id counts once. */
  results: z.array(scriptResult),
  updated: z.number(),
  /** Campaigns whose deployment was requested. */
  redeployed: z.number(),
});
export type BulkScriptResponse = z.infer<typeof bulkScriptResponse>;

export const bulkUpdateScript = endpoint("POST", "/campaigns/bulk-update-script", {
  body: bulkScriptInput,
  response: bulkScriptResponse,
  timeoutMs: TIMEOUT_MS.campaigns,
  bodyLimit: BODY_BYTES.idList,
  rows: { member: "campaignIds", most: SELECTION_LIMIT, tooMany: tooManyCampaigns },
  isHeavy: true,
  spends: true,
});
