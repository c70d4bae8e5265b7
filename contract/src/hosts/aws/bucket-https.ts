import { z } from "zod";
import { idParam, timestamp } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { isBucketName } from "./aws-credentials.ts";
import { awsTexts } from "./aws-texts.ts";

/**
 * Without an entry a bucket is served over http. creating → deploying → deployed, and back: leaving (its sites go back to http) →
 * disabling, and the entry is gone. Only `deployed` is https. A failure keeps the entry until it is turned on or off again.
 */
export const httpsState = z.enum([
  "creating",
  "deploying",
  "deployed",
  "leaving",
  "disabling",
  "failed",
]);
export type HttpsState = z.infer<typeof httpsState>;

/** How far https of a bucket is. */
export const bucketHttps = z.object({
  bucketName: z.string(),
  state: httpsState,
  /** What the user wants of it: after a failure, this is tried again. */
  wants: z.enum(["on", "off"]),
  /** Where its sites are served over https, with a slash at the end; null until AWS has named it. */
  address: z.string().nullable(),
  /** Why it failed, or what it waits for; '' while all is well. */
  message: z.string(),
  /** The user's live sites in the bucket, and those of them whose address is the https one. */
  sites: z.object({ total: z.number(), moved: z.number() }),
  /** Since when it is being turned on or off. */
  since: timestamp,
});
export type BucketHttps = z.infer<typeof bucketHttps>;

const params = idParam(awsTexts.credentials.notFound).extend({
  bucketName: z.string().refine(isBucketName, awsTexts.buckets.invalidName),
});
/** S3 is asked whether the bucket is there. */
const timeoutMs = 60_000;

/** Every bucket of the user's whose https is on, or on its way; read from the database alone. */
export const listBucketHttps = endpoint("GET", "/bucket-https", {
  response: z.object({
    /** False where the buckets are another store's, which has no CloudFront. */
    isOffered: z.boolean(),
    buckets: z.array(bucketHttps),
  }),
});

/** Makes a CloudFront distribution in front of the bucket's website, then publishes its sites again at their https address. */
export const turnOnHttps = endpoint("POST", "/aws-credentials/:id/buckets/:bucketName/https", {
  params,
  response: bucketHttps,
  status: 202,
  timeoutMs,
});

/** Publishes the sites of the bucket again at their http address, then removes the distribution. */
export const turnOffHttps = endpoint("DELETE", "/aws-credentials/:id/buckets/:bucketName/https", {
  params,
  response: bucketHttps,
  status: 202,
});
