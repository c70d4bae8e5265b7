import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";

/** The action in progress, since a refusal means something else for each. */
export type S3Action = "write" | "list" | "create" | "open" | "inspect" | "close";

/** `code`: S3's error code; `status` if there was a response; `retryAt` if the response names a time. */
export type S3Failure = {
  action: S3Action;
  bucket: string;
  code: string;
  status?: number;
  retryAt?: Date | undefined;
};

const messages = awsTexts.errors;

const DENIED: Record<S3Action, (bucket: string) => string> = {
  write: messages.mayNotWrite,
  list: () => messages.mayNotList,
  create: () => messages.mayNotCreate,
  open: () => messages.mayNotOpen,
  inspect: messages.mayNotInspect,
  close: messages.mayNotClose,
};

type Meaning = [kind: ProviderErrorKind, text: (bucket: string) => string];

const credential: Meaning = ["credential", () => messages.credential];

const MEANINGS: Record<string, Meaning> = {
  InvalidAccessKeyId: credential,
  SignatureDoesNotMatch: credential,
  InvalidToken: credential,
  ExpiredToken: credential,
  NoSuchBucket: ["missing-target", messages.bucketGone],
  BucketAlreadyExists: ["conflict", () => messages.nameTaken],
  BucketAlreadyOwnedByYou: ["conflict", () => messages.bucketYours],
  InvalidBucketName: ["rejected", () => awsTexts.buckets.invalidName],
  TooManyBuckets: ["rejected", () => messages.tooManyBuckets],
  RequestTimeTooSkewed: ["unavailable", () => messages.wrongClock],
  SlowDown: ["rate-limited", () => messages.busy],
  RequestTimeout: ["timeout", () => messages.silent],
  TimeoutError: ["timeout", () => messages.silent],
};

function meaningOf({ action, code, status }: S3Failure): Meaning {
  const known = MEANINGS[code];
  if (known) return known;
  if (status === 429) return ["rate-limited", () => messages.busy];
  if (code === "AccessDenied" || status === 403) return ["forbidden", DENIED[action]];
  if (status === undefined || status >= 500 || status < 400)
    return ["unavailable", () => messages.silent];
  return ["rejected", () => messages.refused(code || String(status))];
}

/** Whether a store of another maker does not offer what was requested; such stores refuse it with different statuses. */
export function isUnsupported({ code, status = 0 }: Pick<S3Failure, "code" | "status">): boolean {
  return [400, 405, 501].includes(status) && MEANINGS[code] === undefined;
}

/** The error for a failed S3 request; its cause names the action, bucket, status and code, and nothing from the response's text. */
export function s3Error(failure: S3Failure): ProviderError {
  const { action, bucket, code, status, retryAt } = failure;
  const [kind, text] = meaningOf(failure);
  const cause = new Error(`S3 ${action} at ${bucket || "the account"}: ${status ?? "-"} ${code}`);
  return new ProviderError({ provider: "aws", kind, message: text(bucket), retryAt, cause });
}
