import type { EmulatorResponse } from "../../emulated.ts";
import { notImplemented, S3Error } from "../s3-error.ts";
import { commitBucket, type BucketCall, xmlResponse } from "../s3-call.ts";
import type { ObjectOwnership } from "../state.ts";
import { onlyFields, leafText } from "../wire/xml-fields.ts";
import { parseXml } from "../wire/xml.ts";

/** Reads an ownership setting; `undefined` for another word. */
export function parseOwnership(text: string): ObjectOwnership | undefined {
  if (text === "BucketOwnerEnforced" || text === "BucketOwnerPreferred" || text === "ObjectWriter")
    return text;
  return undefined;
}

export function putOwnershipControls(call: BucketCall): EmulatorResponse {
  const rules = onlyFields(parseXml(call.payload.bytes, "OwnershipControls"), ["Rule"]);
  const rule = rules.get("Rule");
  const setting = rule && onlyFields(rule, ["ObjectOwnership"]).get("ObjectOwnership");
  const ownership = setting && parseOwnership(leafText(setting));
  if (!ownership) throw new S3Error("MalformedXML");
  commitBucket(call, { ...call.bucket, ownership }, "put-ownership-controls");
  return { status: 200 };
}

export function getOwnershipControls({ bucket }: BucketCall): EmulatorResponse {
  if (!bucket.ownership)
    throw new S3Error("OwnershipControlsNotFoundError", { fields: { BucketName: bucket.name } });
  return xmlResponse("OwnershipControls", [["Rule", [["ObjectOwnership", bucket.ownership]]]]);
}

export function deleteOwnershipControls(call: BucketCall): EmulatorResponse {
  const { ownership: _, ...rest } = call.bucket;
  commitBucket(call, rest, "delete-ownership-controls");
  return { status: 204 };
}

/**
 * Refuses the ACL of a write, as a bucket without ACLs does. ACLs are possible only where ownership was changed: private ones then change
 * nothing, and others are not implemented here.
 */
export function refuseAcl({ headers, bucket }: BucketCall): void {
  const grants = Object.keys(headers).some((name) => name.startsWith("x-amz-grant-"));
  const acl = headers["x-amz-acl"];
  if (!grants && (acl === undefined || acl === "bucket-owner-full-control")) return;
  if (bucket.ownership === "BucketOwnerEnforced")
    throw new S3Error("AccessControlListNotSupported");
  if (String(acl).startsWith("public-") && bucket.publicAccessBlock?.blockPublicAcls)
    throw new S3Error("AccessDenied");
  if (grants || acl !== "private") throw notImplemented("x-amz-acl");
}

/** PutBucketAcl and PutObjectAcl: never possible on a bucket without ACLs. */
export function putAcl({ bucket }: BucketCall): EmulatorResponse {
  if (bucket.ownership === "BucketOwnerEnforced")
    throw new S3Error("AccessControlListNotSupported");
  throw notImplemented("acl");
}
