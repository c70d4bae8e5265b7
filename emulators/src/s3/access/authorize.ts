import type { Caller } from "../accounts.ts";
import { evaluatePolicy, isPublicPolicy } from "./evaluate-policy.ts";
import { parsePolicy, type PolicyStatement } from "./parse-policy.ts";
import { matchesAction, matchesPattern } from "./policy-actions.ts";
import { S3Error } from "../s3-error.ts";
import { accountSettings, type BucketRecord, type S3State } from "../state.ts";

/** One access: `key` empty for the bucket itself. `isSecure`: over HTTPS on the real thing, as the API is and the website is not. */
export interface RequestedAccess {
  state: S3State;
  caller: Caller | undefined;
  bucket: BucketRecord;
  key: string;
  action: string;
  isSecure: boolean;
}

/**
 * Whether S3 allows the access: the key's own denials, then the bucket policy's, then ownership, then what the policy
 * allows to others, unless Block Public Access restricts a public bucket to its own account.
 */
export function isAllowed({
  state,
  caller,
  bucket,
  key,
  action,
  isSecure,
}: RequestedAccess): boolean {
  const resource = arnOf(bucket.name, key);
  if (isDenied(state, caller, { action, resource })) return false;
  const statements = statementsOf(bucket);
  const verdict = evaluatePolicy(statements, { caller, action, resource, isSecure });
  if (verdict === "Deny") return false;
  if (caller?.accountId === bucket.accountId) return true;
  if (verdict !== "Allow") return false;
  return !(isPublicPolicy(statements) && restrictsPublicBuckets(state, bucket));
}

/** Throws AccessDenied, worded as S3 words it, unless `isAllowed`. */
export function authorize(access: RequestedAccess): void {
  const { caller, action, bucket, key } = access;
  if (!isAllowed(access)) throw accessDenied({ caller, action, resource: arnOf(bucket.name, key) });
}

/** As `authorize`, for calls that concern no existing bucket; an anonymous caller is always refused. */
export function authorizeAccount(
  state: S3State,
  caller: Caller | undefined,
  access: { action: string; resource: string },
): Caller {
  if (!caller || isDenied(state, caller, access)) throw accessDenied({ caller, ...access });
  return caller;
}

/** The bucket's policy, parsed; no policy, no statements. */
export function statementsOf(bucket: BucketRecord): PolicyStatement[] {
  return bucket.policy === undefined ? [] : parsePolicy(bucket.policy, bucket.name);
}

export function arnOf(bucket: string, key = ""): string {
  return `arn:aws:s3:::${bucket}${key === "" ? "" : `/${key}`}`;
}

/** AccessDenied; for a signed caller it names the caller, the action and the reason. */
export function accessDenied(
  { caller, action, resource }: { caller: Caller | undefined; action: string; resource: string },
  because = "no policy allows the action",
): S3Error {
  if (!caller) return new S3Error("AccessDenied");
  return new S3Error("AccessDenied", {
    message: `User: ${caller.arn} is not authorized to perform: ${action} on resource: "${resource}" because ${because}`,
  });
}

function isDenied(
  state: S3State,
  caller: Caller | undefined,
  { action, resource }: { action: string; resource: string },
): boolean {
  const denials = caller ? (state.denials.get(caller.accessKeyId) ?? []) : [];
  return denials.some(
    (denial) => matchesAction(denial.action, action) && matchesPattern(denial.resource, resource),
  );
}

function restrictsPublicBuckets(state: S3State, bucket: BucketRecord): boolean {
  return (
    accountSettings(state, bucket.accountId).isPublicAccessBlocked ||
    bucket.publicAccessBlock?.restrictPublicBuckets === true
  );
}
