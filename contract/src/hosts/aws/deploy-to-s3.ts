import { z } from "zod";
import { isBucketName } from "./aws-credentials.ts";
import { redeployResponse } from "../../campaigns.ts";
import { endpoint } from "../../endpoint.ts";
import { MAX_LENGTH, TIMEOUT_MS } from "../../limits.ts";
import { awsTexts } from "./aws-texts.ts";
import { texts } from "../../texts.ts";

/**
 * The folder of the site in its bucket, never a file path (decision D7): the campaign's site key, or safe segments. With ''
 * or absent, the folder does not change.
 */
const siteDir = z
  .string(awsTexts.deployment.invalidSiteDir)
  .trim()
  .max(MAX_LENGTH.siteDir, awsTexts.deployment.invalidSiteDir)
  .regex(/^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, awsTexts.deployment.invalidSiteDir);

/** Deploys a campaign's site to a bucket (spec §7): saves the account and bucket, then deploys like a redeployment. */
export const deployToS3 = endpoint("POST", "/deploy-to-s3", {
  body: z.object({
    credentialsId: z.uuid(awsTexts.credentials.notFound),
    bucketName: z
      .string(awsTexts.buckets.nameRequired)
      .trim()
      .min(1, awsTexts.buckets.nameRequired)
      .refine(isBucketName, awsTexts.buckets.invalidName),
    campaignId: z.uuid(texts.campaigns.invalidId),
    siteDir: siteDir.optional(),
  }),
  response: redeployResponse,
  timeoutMs: TIMEOUT_MS.campaigns,
  spends: true,
});
