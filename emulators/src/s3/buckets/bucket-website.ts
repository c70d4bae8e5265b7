import type { EmulatorResponse } from "../../emulated.ts";
import { notImplemented, S3Error } from "../s3-error.ts";
import { commitBucket, type BucketCall, xmlResponse } from "../s3-call.ts";
import { onlyFields, leafText } from "../wire/xml-fields.ts";
import { parseXml, type XmlElement } from "../wire/xml.ts";

/** Sets index and error document. Redirects and routing rules are not implemented. */
export function putBucketWebsite(call: BucketCall): EmulatorResponse {
  const root = parseXml(call.payload.bytes, "WebsiteConfiguration");
  const fields = onlyFields(root, [
    "IndexDocument",
    "ErrorDocument",
    "RedirectAllRequestsTo",
    "RoutingRules",
  ]);
  for (const name of ["RedirectAllRequestsTo", "RoutingRules"]) {
    if (fields.has(name)) throw notImplemented(name);
  }
  const indexSuffix = onlyText(fields.get("IndexDocument"), "Suffix");
  if (indexSuffix === undefined) throw new S3Error("MalformedXML");
  if (indexSuffix === "" || indexSuffix.includes("/")) {
    throw new S3Error("InvalidArgument", {
      message: "The IndexDocument Suffix is not well formed",
      fields: { ArgumentName: "IndexDocument", ArgumentValue: indexSuffix },
    });
  }
  const errorKey = onlyText(fields.get("ErrorDocument"), "Key");
  if (errorKey === "")
    throw new S3Error("InvalidArgument", { message: "The ErrorDocument Key is not well formed" });
  const website = { indexSuffix, ...(errorKey !== undefined && { errorKey }) };
  commitBucket(call, { ...call.bucket, website }, "put-bucket-website");
  return { status: 200 };
}

export function getBucketWebsite({ bucket }: BucketCall): EmulatorResponse {
  const { website } = bucket;
  if (!website)
    throw new S3Error("NoSuchWebsiteConfiguration", { fields: { BucketName: bucket.name } });
  return xmlResponse("WebsiteConfiguration", [
    ["IndexDocument", [["Suffix", website.indexSuffix]]],
    ...(website.errorKey === undefined
      ? []
      : [["ErrorDocument", [["Key", website.errorKey]]] as const]),
  ]);
}

export function deleteBucketWebsite(call: BucketCall): EmulatorResponse {
  const { website: _, ...rest } = call.bucket;
  commitBucket(call, rest, "delete-bucket-website");
  return { status: 204 };
}

function onlyText(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const field = onlyFields(element, [name]).get(name);
  if (!field) throw new S3Error("MalformedXML");
  return leafText(field);
}
