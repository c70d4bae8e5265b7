import type { EmulatorResponse } from "../../emulated.ts";
import { accessDenied, arnOf, statementsOf } from "../access/authorize.ts";
import { isPublicPolicy } from "../access/evaluate-policy.ts";
import { parsePolicy } from "../access/parse-policy.ts";
import { S3Error } from "../s3-error.ts";
import { commitBucket, type BucketCall, xmlResponse } from "../s3-call.ts";
import { accountSettings } from "../state.ts";

/** Replaces the policy; a public one is refused while BlockPublicPolicy is on for the bucket or its account. */
export function putBucketPolicy(call: BucketCall): EmulatorResponse {
  const { state, bucket, caller } = call;
  refuseOtherAccount(call);
  const policy = call.payload.bytes.toString("utf8");
  const isBlocked =
    accountSettings(state, bucket.accountId).isPublicAccessBlocked ||
    bucket.publicAccessBlock?.blockPublicPolicy;
  if (isPublicPolicy(parsePolicy(policy, bucket.name)) && isBlocked) {
    const because =
      "public policies are prevented by the BlockPublicPolicy setting in S3 Block Public Access.";
    throw accessDenied(
      { caller, action: "s3:PutBucketPolicy", resource: arnOf(bucket.name) },
      because,
    );
  }
  commitBucket(call, { ...bucket, policy }, "put-bucket-policy");
  return { status: 204 };
}

export function getBucketPolicy(call: BucketCall): EmulatorResponse {
  refuseOtherAccount(call);
  return {
    status: 200,
    headers: { "content-type": "application/json" },
    body: existingPolicy(call),
  };
}

export function deleteBucketPolicy(call: BucketCall): EmulatorResponse {
  refuseOtherAccount(call);
  const { policy: _, ...rest } = call.bucket;
  commitBucket(call, rest, "delete-bucket-policy");
  return { status: 204 };
}

export function getBucketPolicyStatus(call: BucketCall): EmulatorResponse {
  existingPolicy(call);
  return xmlResponse("PolicyStatus", [
    ["IsPublic", String(isPublicPolicy(statementsOf(call.bucket)))],
  ]);
}

function existingPolicy({ bucket }: BucketCall): string {
  if (bucket.policy === undefined)
    throw new S3Error("NoSuchBucketPolicy", { fields: { BucketName: bucket.name } });
  return bucket.policy;
}

/** Even a permitted caller of another account gets 405 here (S3 API reference, PutBucketPolicy). */
function refuseOtherAccount({ caller, bucket }: BucketCall): void {
  if (caller?.accountId !== bucket.accountId)
    throw new S3Error("MethodNotAllowed", { fields: { ResourceType: "BUCKETPOLICY" } });
}
