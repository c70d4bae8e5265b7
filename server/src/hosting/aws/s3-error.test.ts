import { expect, test } from "vitest";
import { type S3Action, s3Error } from "./s3-error.ts";

const CREDENTIAL = "AWS does not accept this access key or secret. Check both in Settings.";
const WRITE = "This key may not write to my-bucket. Attach the policy shown in Settings.";
const OPEN =
  "Public access is blocked for this AWS account or key. Allow public bucket policies, or choose another bucket.";
const BUSY = "AWS is busy, will retry";
const SILENT = "AWS is not answering. Nothing was lost; please try again in a few minutes.";

test.each<[S3Action, string, number | undefined, string, string]>([
  ["write", "InvalidAccessKeyId", 403, "credential", CREDENTIAL],
  ["list", "SignatureDoesNotMatch", 403, "credential", CREDENTIAL],
  ["open", "AccessDenied", 403, "forbidden", OPEN],
  ["write", "AccessDenied", 403, "forbidden", WRITE],
  ["write", "", 403, "forbidden", WRITE],
  [
    "list",
    "AccessDenied",
    403,
    "forbidden",
    "This key may not list buckets. Attach the policy shown in Settings.",
  ],
  [
    "create",
    "AccessDenied",
    403,
    "forbidden",
    "This key may not create buckets. Attach the policy shown in Settings.",
  ],
  ["write", "NoSuchBucket", 404, "missing-target", "Bucket my-bucket no longer exists."],
  ["create", "BucketAlreadyExists", 409, "conflict", "That name is taken by another AWS account."],
  ["create", "BucketAlreadyOwnedByYou", 409, "conflict", "You already have this bucket."],
  ["create", "InvalidBucketName", 400, "rejected", "Invalid bucket name"],
  [
    "create",
    "TooManyBuckets",
    400,
    "rejected",
    "This AWS account has as many buckets as it may have.",
  ],
  [
    "write",
    "RequestTimeTooSkewed",
    403,
    "unavailable",
    "AWS refuses requests from this server because its clock is wrong. Please tell the operator.",
  ],
  ["write", "SlowDown", 503, "rate-limited", BUSY],
  ["write", "InternalError", 500, "unavailable", SILENT],
  ["write", "RequestTimeout", 400, "timeout", SILENT],
  ["write", "TimeoutError", undefined, "timeout", SILENT],
  ["write", "ECONNRESET", undefined, "unavailable", SILENT],
  ["write", "EntityTooLarge", 400, "rejected", "AWS refused this: EntityTooLarge"],
])("a call to %s that fails with %s %s is %s", (...row) => {
  const [action, code, status, kind, message] = row;
  const failure = { action, bucket: "my-bucket", code, ...(status && { status }) };
  expect(s3Error(failure)).toMatchObject({ provider: "aws", kind, message });
});
