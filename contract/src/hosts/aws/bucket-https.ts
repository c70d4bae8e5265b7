import { z } from "zod";
import { idParam, timestamp } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { isBucketName } from "./aws-credentials.ts";
import { awsTexts } from "./aws-texts.ts";

/**
 * Without an entry a bucket is served over http. creating → deploying → deployed, and back: leaving (its sites return to
 * http) → disabling, then the entry is deleted. Only `deployed` means https. A failure keeps the entry until https is turned
 * on or off again.
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

/** The state of a bucket's https. */
export const bucketHttps = z.object({
  bucketName: z.string(),
  state: httpsState,
  /** What the user has requested: after a failure, this is tried again. */
  wants: z.enum(["on", "off"]),
  /** The https address of its sites, with a final slash; null until AWS has assigned it. */
  address: z.string().nullable(),
  /** Why it failed, or what it waits for; '' if there is no problem. */
  message: z.string(),
  /** The number of the user's live sites in the bucket, and of those whose address is the https one. */
  sites: z.object({ total: z.number(), moved: z.number() }),
  /** Since when it is being turned on or off. */
  since: timestamp,
});
export type BucketHttps = z.infer<typeof bucketHttps>;

const params = idParam(awsTexts.credentials.notFound).extend({
  bucketName: z.string().refine(isBucketName, awsTexts.buckets.invalidName),
});
/** The call includes a request to S3 that checks whether the bucket exists. */
const timeoutMs = 60_000;

/** Every bucket of the user's with https, or with https being set up; read from the database only. */
export const listBucketHttps = endpoint("GET", "/bucket-https", {
  response: z.object({
    /** False where the buckets belong to another store, which has no CloudFront. */
    isOffered: z.boolean(),
    buckets: z.array(bucketHttps),
  }),
});

/** Creates a CloudFront distribution in front of the bucket's website, then publishes its sites again at their https address. */
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
