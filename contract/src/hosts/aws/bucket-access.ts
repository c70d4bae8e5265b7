import { z } from "zod";
import { idParam } from "../../responses.ts";
import { isBucketName, S3_REGIONS } from "./aws-credentials.ts";
import { endpoint } from "../../endpoint.ts";
import { awsTexts } from "./aws-texts.ts";

/** The words that the user types to open a bucket that also holds other objects. */
export const INSIST_WORDS = "publish alongside other objects";

/** What the user has to type before a bucket is opened; in the words, case does not matter. */
export function bucketConfirmation(bucket: string, { holdsOthers }: { holdsOthers: boolean }) {
  const isName = (typed: string) => typed.trim() === bucket;
  const isInsisting = (typed: string) => typed.trim().toLowerCase() === INSIST_WORDS;
  const words = z.string().default("");
  return z.object({
    bucketName: z.string().refine(isName, awsTexts.buckets.typeName(bucket)),
    insist: holdsOthers
      ? words.refine(isInsisting, awsTexts.buckets.typeWords(INSIST_WORDS))
      : words,
  });
}

/** Names statements of a bucket's policy by their Sid; '' means a statement without one. */
export function nameStatements(sids: readonly string[]): string {
  const named = sids
    .filter(Boolean)
    .slice(0, 3)
    .map((sid) => `"${sid.slice(0, 64)}"`);
  return named.length === 0
    ? "a statement of its policy"
    : `its policy (statement ${named.join(", ")})`;
}

const params = idParam(awsTexts.credentials.notFound).extend({
  bucketName: z.string().refine(isBucketName, awsTexts.buckets.invalidName),
});
const inRegion = z.object({ region: z.enum(S3_REGIONS, awsTexts.buckets.invalidRegion) });
/** A bucket is listed, and its settings are changed one after the other. */
const timeoutMs = 60_000;

/** Names of objects and folders (with a slash at the end), at most ten. */
const names = z.object({ names: z.array(z.string()), hasMore: z.boolean() });

/** What anyone can read in a bucket, and what they could read after it is opened. */
export const bucketAccess = z.object({
  /** `other`: public because of statements of its policy that are not ours. */
  state: z.enum(["closed", "sites", "everything", "other"]),
  /** What opening makes readable: everything where the bucket holds only our objects, else the folders of our sites. */
  opens: z.enum(["everything", "sites"]),
  /** The folders of the user's sites in the bucket. */
  sites: names.extend({ total: z.number() }),
  /** The other content of the bucket. */
  others: names,
  /**
   * Statements of its policy that are public and not ours, by Sid ('' without one). While there are any, the bucket is not
   * opened, since opening removes the block that may make them harmless now.
   */
  publicStatements: z.array(z.string()).default([]),
  /** How many of the sites are live. */
  liveSites: z.number(),
});
export type BucketAccess = z.infer<typeof bucketAccess>;

export const getBucketAccess = endpoint("GET", "/aws-credentials/:id/buckets/:bucketName/access", {
  params,
  query: inRegion,
  response: bucketAccess,
  timeoutMs,
});

/** Opens a bucket for reading as a website. The user types `bucketName`, and also `insist` where the bucket holds other objects. */
export const makeBucketPublic = endpoint(
  "POST",
  "/aws-credentials/:id/buckets/:bucketName/make-public",
  {
    params,
    body: inRegion.extend({ bucketName: z.string(), insist: z.string().optional() }),
    response: z.object({ success: z.literal(true), opened: z.enum(["everything", "sites"]) }),
    timeoutMs,
  },
);

/** Undoes the opening. `isStillPublic`: the bucket stays public because of statements of its policy that are not ours. */
export const closeBucket = endpoint("POST", "/aws-credentials/:id/buckets/:bucketName/close", {
  params,
  body: inRegion,
  response: z.object({
    success: z.literal(true),
    isStillPublic: z.boolean(),
    /** How many sites were live in the bucket. */
    liveSites: z.number(),
  }),
  timeoutMs,
});
