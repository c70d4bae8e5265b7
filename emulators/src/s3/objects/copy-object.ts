import type { EmulatorResponse } from "../../emulated.ts";
import { authorize } from "../access/authorize.ts";
import { checkWriteConditions } from "./conditions.ts";
import { findObject } from "./find-object.ts";
import { headersToKeep } from "./object-headers.ts";
import { refuseAcl } from "../buckets/ownership-controls.ts";
import { refuseLongKey, wholeSecond } from "./put-object.ts";
import { notImplemented, S3Error } from "../s3-error.ts";
import { effectOf, headerOf, xmlResponse, type BucketCall } from "../s3-call.ts";
import { objectId, type BucketRecord, type ObjectRecord } from "../state.ts";
import { decodeUriPart } from "../wire/uri.ts";

/** Copies an object, with its headers or, with `x-amz-metadata-directive: REPLACE`, with the request's. */
export function copyObject(call: BucketCall): EmulatorResponse {
  const { state, bucket, key, headers } = call;
  refuseAcl(call);
  refuseLongKey(key);
  const source = findSource(call);
  const directive = headerOf(call, "x-amz-metadata-directive") || "COPY";
  if (directive !== "COPY" && directive !== "REPLACE") {
    throw new S3Error("InvalidArgument", { message: "Unknown metadata directive." });
  }
  if (directive === "COPY" && source.bucket === bucket.name && source.key === key) {
    throw new S3Error("InvalidRequest", {
      message:
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    });
  }
  checkWriteConditions(headers, state.objects.get(objectId(bucket.name, key)));
  const copy: ObjectRecord = {
    ...source,
    bucket: bucket.name,
    key,
    modifiedAt: wholeSecond(call.now),
    headers: directive === "COPY" ? source.headers : headersToKeep(headers),
  };
  state.putObject(copy, effectOf(call, "put-object", { key, etag: copy.etag }));
  return xmlResponse("CopyObjectResult", [
    ["LastModified", copy.modifiedAt],
    ["ETag", `"${copy.etag}"`],
  ]);
}

function findSource(call: BucketCall): ObjectRecord {
  const { state, caller } = call;
  const [path = "", query] = headerOf(call, "x-amz-copy-source").split("?");
  if (query !== undefined) throw notImplemented("x-amz-copy-source versionId");
  const [, name, key] = /^\/?([^/]+)\/(.+)$/s.exec(decodeUriPart(path)) ?? [];
  if (name === undefined || key === undefined) {
    throw new S3Error("InvalidArgument", {
      message: "Copy Source must mention the source bucket and key: sourcebucket/sourcekey",
      fields: { ArgumentName: "x-amz-copy-source" },
    });
  }
  const bucket = state.buckets.get(name);
  if (!bucket) throw new S3Error("NoSuchBucket", { fields: { BucketName: name } });
  refuseOtherOwner(bucket, headerOf(call, "x-amz-source-expected-bucket-owner"));
  authorize({ state, caller, bucket, key, action: "s3:GetObject", isSecure: true });
  return findObject(call, bucket, key);
}

/**
 * Compares a bucket's owner with an expected-owner header; an empty one matches any owner. Throws AccessDenied or
 * InvalidBucketOwnerAWSAccountID.
 */
export function refuseOtherOwner(bucket: BucketRecord, expectedOwner: string): void {
  if (expectedOwner === "") return;
  if (!/^\d{12}$/.test(expectedOwner)) throw new S3Error("InvalidBucketOwnerAWSAccountID");
  if (expectedOwner !== bucket.accountId) throw new S3Error("AccessDenied");
}
