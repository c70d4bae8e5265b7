import type { EmulatorResponse } from "../../emulated.ts";
import { isNotModified } from "./conditions.ts";
import { findObject } from "./find-object.ts";
import { checksumHeaders, headersOfObject } from "./object-headers.ts";
import { headerOf, type BucketCall } from "../s3-call.ts";

/** GetObject and HeadObject; the core sends no body to a HEAD. */
export function getObject(call: BucketCall): EmulatorResponse {
  const object = findObject(call, call.bucket, call.key);
  if (isNotModified(call.headers, object)) return { status: 304, headers: headersOfObject(object) };
  const wantsChecksum = headerOf(call, "x-amz-checksum-mode").toUpperCase() === "ENABLED";
  return {
    status: 200,
    headers: { ...headersOfObject(object), ...(wantsChecksum ? checksumHeaders(object) : {}) },
    body: call.state.store.blobs.read(object.blob),
  };
}
