import { texts } from "@mainstreet/contract/texts";
import { ProviderError, type ProviderErrorKind } from "../provider-error.ts";

/** What was being done, since a refusal means something else for each. */
export type S3Action = "write" | "list" | "create" | "open";

/** `code`: S3's error code; `status` where there was an answer. */
export type S3Failure = { action: S3Action; bucket: string; code: string; status?: number };

const CREDENTIAL = "AWS does not accept this access key or secret. Check both in Settings.";
const BUSY = "AWS is busy, will retry";
const SILENT = "AWS is not answering. Nothing was lost; please try again in a few minutes.";

/** The user's texts (providers.md §2.8). */
const DENIED: Record<S3Action, (bucket: string) => string> = {
  write: (bucket) => `This key may not write to ${bucket}. Attach the policy shown in Settings.`,
  list: () => "This key may not list buckets. Attach the policy shown in Settings.",
  create: () => "This key may not create buckets. Attach the policy shown in Settings.",
  open: () =>
    "Public access is blocked for this AWS account or key. Allow public bucket policies, or choose another bucket.",
};

type Meaning = [kind: ProviderErrorKind, text: (bucket: string) => string];

const credential: Meaning = ["credential", () => CREDENTIAL];

const MEANINGS: Record<string, Meaning> = {
  InvalidAccessKeyId: credential,
  SignatureDoesNotMatch: credential,
  InvalidToken: credential,
  ExpiredToken: credential,
  NoSuchBucket: ["missing-target", (bucket) => `Bucket ${bucket} no longer exists.`],
  BucketAlreadyExists: ["conflict", () => "That name is taken by another AWS account."],
  BucketAlreadyOwnedByYou: ["conflict", () => "You already have this bucket."],
  InvalidBucketName: ["rejected", () => texts.buckets.invalidName],
  TooManyBuckets: ["rejected", () => "This AWS account has as many buckets as it may have."],
  RequestTimeTooSkewed: [
    "unavailable",
    () =>
      "AWS refuses requests from this server because its clock is wrong. Please tell the operator.",
  ],
  SlowDown: ["rate-limited", () => BUSY],
  RequestTimeout: ["timeout", () => SILENT],
  TimeoutError: ["timeout", () => SILENT],
};

function meaningOf({ action, code, status }: S3Failure): Meaning {
  const known = MEANINGS[code];
  if (known) return known;
  if (code === "AccessDenied" || status === 403) return ["forbidden", DENIED[action]];
  if (status === undefined || status >= 500 || status < 400) return ["unavailable", () => SILENT];
  return ["rejected", () => `AWS refused this: ${code || status}`];
}

/** The error for a failed S3 request; its cause names the action, bucket, status and code, nothing S3 echoed. */
export function s3Error(failure: S3Failure): ProviderError {
  const { action, bucket, code, status } = failure;
  const [kind, text] = meaningOf(failure);
  const cause = new Error(`S3 ${action} at ${bucket || "the account"}: ${status ?? "-"} ${code}`);
  return new ProviderError({ provider: "aws", kind, message: text(bucket), cause });
}
