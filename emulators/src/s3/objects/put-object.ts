import { createHash } from "node:crypto";
import type { EmulatorResponse } from "../../emulated.ts";
import { checkWriteConditions } from "./conditions.ts";
import { checksumHeaders, headersToKeep } from "./object-headers.ts";
import { authorize } from "../access/authorize.ts";
import { refuseAcl } from "../buckets/ownership-controls.ts";
import { S3Error } from "../s3-error.ts";
import { effectOf, type BucketCall } from "../s3-call.ts";
import { objectId, type ObjectRecord } from "../state.ts";

const maxKeyBytes = 1024;

/** Stores the body under the key; the entity tag is the MD5 of the bytes. */
export function putObject(call: BucketCall): EmulatorResponse {
  const { state, caller, bucket, key, headers, payload } = call;
  refuseAcl(call);
  refuseLongKey(key);
  // The response to a conditional write shows what is stored (S3 User Guide, "Conditional writes").
  if (headers["if-match"] !== undefined)
    authorize({ state, caller, bucket, key, action: "s3:GetObject", isSecure: true });
  checkWriteConditions(headers, state.objects.get(objectId(bucket.name, key)));
  const object: ObjectRecord = {
    bucket: bucket.name,
    key,
    blob: state.store.blobs.write(payload.bytes),
    size: payload.bytes.length,
    etag: createHash("md5").update(payload.bytes).digest("hex"),
    modifiedAt: wholeSecond(call.now),
    headers: headersToKeep(headers),
    ...(payload.checksum && { checksum: payload.checksum }),
  };
  state.putObject(object, effectOf(call, "put-object", { key, etag: object.etag }));
  return { status: 200, headers: { etag: `"${object.etag}"`, ...checksumHeaders(object) } };
}

/** Keys are at most 1,024 bytes of UTF-8. Throws KeyTooLongError. */
export function refuseLongKey(key: string): void {
  const bytes = Buffer.byteLength(key);
  if (bytes <= maxKeyBytes) return;
  throw new S3Error("KeyTooLongError", {
    fields: { Size: String(bytes), MaxSizeAllowed: String(maxKeyBytes) },
  });
}

/** S3 stores modification times in whole seconds. */
export function wholeSecond(now: number): string {
  return new Date(Math.floor(now / 1000) * 1000).toISOString();
}
