import type { EmulatorResponse } from "../../emulated.ts";
import { arnOf, authorizeAccount } from "../access/authorize.ts";
import { isValidBucketName } from "./bucket-name.ts";
import { parseOwnership } from "./ownership-controls.ts";
import { defaultRegion, isRegion, type Region } from "../regions.ts";
import { S3Error } from "../s3-error.ts";
import { effectOf, headerOf, type S3Call } from "../s3-call.ts";
import { accountSettings, type BucketRecord, type S3State } from "../state.ts";
import { onlyFields, leafText } from "../wire/xml-fields.ts";
import { parseXml } from "../wire/xml.ts";

/** Makes a bucket: Block Public Access all on and ACLs off, as every bucket since April 2023. */
export function createBucket(call: S3Call): EmulatorResponse {
  const { state, bucketName } = call;
  const resource = arnOf(bucketName);
  const { accountId } = authorizeAccount(state, call.caller, {
    action: "s3:CreateBucket",
    resource,
  });
  if (!isValidBucketName(bucketName)) {
    throw new S3Error("InvalidBucketName", { fields: { BucketName: bucketName } });
  }
  const region = chosenRegion(call);
  const bucket = newBucket(call, { accountId, region });
  const existing = state.buckets.get(bucketName);
  if (existing) return existingBucketResponse(existing, bucket, call.region);
  refuseOverLimit(state, accountId);
  state.store.commit(
    [state.buckets.put(bucketName, bucket)],
    [effectOf(call, "create-bucket", { region })],
  );
  return { status: 200, headers: { location: `/${bucketName}` } };
}

function newBucket(call: S3Call, owned: { accountId: string; region: Region }): BucketRecord {
  const ownership = parseOwnership(
    headerOf(call, "x-amz-object-ownership") || "BucketOwnerEnforced",
  );
  if (!ownership)
    throw new S3Error("InvalidArgument", { message: "Invalid x-amz-object-ownership header" });
  const acl = headerOf(call, "x-amz-acl");
  if (acl !== "" && acl !== "private") throw new S3Error("InvalidBucketAclWithObjectOwnership");
  return {
    ...owned,
    name: call.bucketName,
    createdAt: new Date(call.now).toISOString(),
    ownership,
    publicAccessBlock: {
      blockPublicAcls: true,
      ignorePublicAcls: true,
      blockPublicPolicy: true,
      restrictPublicBuckets: true,
    },
  };
}

function refuseOverLimit(state: S3State, accountId: string): void {
  const owned = [...state.buckets.all.values()].filter((bucket) => bucket.accountId === accountId);
  if (owned.length >= accountSettings(state, accountId).bucketLimit)
    throw new S3Error("TooManyBuckets");
}

/** Names are global. Only in us-east-1, a repeated request for one's own bucket succeeds (S3 API reference, CreateBucket). */
function existingBucketResponse(
  existing: BucketRecord,
  requested: BucketRecord,
  endpoint: Region,
): EmulatorResponse {
  const fields = { BucketName: existing.name };
  if (existing.accountId !== requested.accountId)
    throw new S3Error("BucketAlreadyExists", { fields });
  const isLegacy = [existing.region, requested.region, endpoint].every(
    (name) => name === defaultRegion,
  );
  if (!isLegacy) throw new S3Error("BucketAlreadyOwnedByYou", { fields });
  return { status: 200, headers: { location: `/${existing.name}` } };
}

/** us-east-1 accepts any location constraint except its own name; every other endpoint accepts exactly its own. */
function chosenRegion(call: S3Call): Region {
  const constraint = locationConstraint(call.payload.bytes);
  if (constraint === undefined) {
    if (call.region !== defaultRegion) throw new S3Error("IllegalLocationConstraintException");
    return defaultRegion;
  }
  const region = constraint === "EU" ? "eu-west-1" : constraint;
  if (!isRegion(region) || region === defaultRegion) {
    throw new S3Error("InvalidLocationConstraint", { fields: { LocationConstraint: constraint } });
  }
  if (call.region !== defaultRegion && call.region !== region) {
    throw new S3Error("IllegalLocationConstraintException", {
      message: `The ${constraint} location constraint is incompatible for the region specific endpoint this request was sent to.`,
    });
  }
  return region;
}

function locationConstraint(body: Buffer): string | undefined {
  if (body.length === 0) return undefined;
  const fields = onlyFields(parseXml(body, "CreateBucketConfiguration"), ["LocationConstraint"]);
  const constraint = fields.get("LocationConstraint");
  return constraint && leafText(constraint);
}
