import type { EmulatorResponse } from "../../emulated.ts";
import { S3Error } from "../s3-error.ts";
import { commitBucket, type BucketCall, xmlResponse } from "../s3-call.ts";
import { booleanOf, onlyFields } from "../wire/xml-fields.ts";
import { parseXml } from "../wire/xml.ts";

/** Sets the four flags; one left out is off. */
export function putPublicAccessBlock(call: BucketCall): EmulatorResponse {
  const flags = onlyFields(parseXml(call.payload.bytes, "PublicAccessBlockConfiguration"), [
    "BlockPublicAcls",
    "IgnorePublicAcls",
    "BlockPublicPolicy",
    "RestrictPublicBuckets",
  ]);
  const publicAccessBlock = {
    blockPublicAcls: booleanOf(flags.get("BlockPublicAcls")),
    ignorePublicAcls: booleanOf(flags.get("IgnorePublicAcls")),
    blockPublicPolicy: booleanOf(flags.get("BlockPublicPolicy")),
    restrictPublicBuckets: booleanOf(flags.get("RestrictPublicBuckets")),
  };
  commitBucket(call, { ...call.bucket, publicAccessBlock }, "put-public-access-block");
  return { status: 200 };
}

export function getPublicAccessBlock({ bucket }: BucketCall): EmulatorResponse {
  const flags = bucket.publicAccessBlock;
  if (!flags)
    throw new S3Error("NoSuchPublicAccessBlockConfiguration", {
      fields: { BucketName: bucket.name },
    });
  return xmlResponse("PublicAccessBlockConfiguration", [
    ["BlockPublicAcls", String(flags.blockPublicAcls)],
    ["IgnorePublicAcls", String(flags.ignorePublicAcls)],
    ["BlockPublicPolicy", String(flags.blockPublicPolicy)],
    ["RestrictPublicBuckets", String(flags.restrictPublicBuckets)],
  ]);
}

export function deletePublicAccessBlock(call: BucketCall): EmulatorResponse {
  const { publicAccessBlock: _, ...rest } = call.bucket;
  commitBucket(call, rest, "delete-public-access-block");
  return { status: 204 };
}
