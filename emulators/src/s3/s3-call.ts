import type { IncomingHttpHeaders } from "node:http";
import type { EmulatorResponse } from "../emulated.ts";
import type { Effect } from "../state-store.ts";
import type { Caller } from "./accounts.ts";
import type { Payload } from "./wire/payload.ts";
import type { Region } from "./regions.ts";
import type { BucketRecord, S3State } from "./state.ts";
import { writeXml, type XmlContent } from "./wire/xml.ts";

/** An authenticated request to the API, about a bucket or not. `caller` is undefined for an anonymous one. */
export interface S3Call {
  readonly state: S3State;
  /** ms since 1970 */
  readonly now: number;
  readonly caller: Caller | undefined;
  /** The region of the endpoint; on the global endpoint, the region in the signature. */
  readonly region: Region;
  /** Empty where the request names none. */
  readonly bucketName: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: IncomingHttpHeaders;
  readonly payload: Payload;
}

/** A request about a bucket that exists and that the caller may touch. */
export interface BucketCall extends S3Call {
  readonly bucket: BucketRecord;
}

/** One header's text; empty when absent. */
export function headerOf({ headers }: Pick<S3Call, "headers">, name: string): string {
  return String(headers[name] ?? "");
}

/** The truth-log entry of a write this call performs. */
export function effectOf(call: S3Call, kind: string, details: Record<string, string> = {}): Effect {
  const at = new Date(call.now).toISOString();
  return {
    at,
    credential: call.caller?.accessKeyId ?? "anonymous",
    kind,
    bucket: call.bucketName,
    ...details,
  };
}

/** Replaces the bucket's record and logs who did it. */
export function commitBucket(call: BucketCall, bucket: BucketRecord, kind: string): void {
  call.state.store.commit([call.state.buckets.put(bucket.name, bucket)], [effectOf(call, kind)]);
}

/** A 200 with an XML document. */
export function xmlResponse(name: string, content: XmlContent): EmulatorResponse {
  return {
    status: 200,
    headers: { "content-type": "application/xml" },
    body: writeXml(name, content),
  };
}
