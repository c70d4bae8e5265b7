import { randomBytes } from "node:crypto";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { authenticate } from "./access/authenticate.ts";
import { authorize } from "./access/authorize.ts";
import { refuseOtherOwner } from "./objects/copy-object.ts";
import type { HostTarget } from "./hosts.ts";
import { handlePreflight, withCors } from "./cors.ts";
import { findS3Operation } from "./find-operation.ts";
import type { S3Operation } from "./operations.ts";
import { readPayload, type Payload } from "./wire/payload.ts";
import { S3Error } from "./s3-error.ts";
import { headerOf, type S3Call } from "./s3-call.ts";
import type { BucketRecord, S3State } from "./state.ts";
import { decodeUriPart, parseQuery, type QueryPair } from "./wire/uri.ts";
import { writeErrorXml, type XmlChild } from "./wire/xml.ts";

/** The address at which a request arrived. `suffix` is the end of the host names of all regions; `now` is in ms. */
export interface ApiEntry {
  state: S3State;
  now: number;
  suffix: string;
  host: HostTarget & { kind: "api" };
}

/**
 * Responds to one REST request: finds the operation, authenticates, authorises, checks the body, and runs it. Every refusal is an S3 error
 * document.
 */
export function handleApi(request: EmulatorRequest, entry: ApiEntry): EmulatorResponse {
  return withServiceHeaders(handleOrRefuse(request, entry), entry.now);
}

function handleOrRefuse(request: EmulatorRequest, entry: ApiEntry): EmulatorResponse {
  let bucket: BucketRecord | undefined;
  try {
    const target = parseTarget(request, entry.host.bucket);
    bucket = entry.state.buckets.get(target.bucketName);
    if (request.method === "OPTIONS") return handlePreflight(request, bucket);
    return withCors(performRequest(request, entry, target), request, bucket);
  } catch (error) {
    if (error instanceof S3Error) return withCors(renderError(error, request), request, bucket);
    throw error;
  }
}

function performRequest(
  request: EmulatorRequest,
  entry: ApiEntry,
  target: Target,
): EmulatorResponse {
  const { state, host } = entry;
  const { bucketName, key, pairs } = target;
  const { method, headers } = request;
  const query = new Map(pairs);
  const operation = findS3Operation({ method, bucketName, key, query, headers });
  const bucket = operation.scope === "bucket" ? state.buckets.get(bucketName) : undefined;
  const expectedRegion = host.region ?? (isRegionFree(operation) ? undefined : bucket?.region);
  const signed = { method, path: target.path, query: pairs, headers };
  const identity = authenticate(signed, state, { now: entry.now, region: expectedRegion });
  const call = { state, now: entry.now, ...identity, bucketName, key, query, headers };
  if (operation.scope === "account") return operation.run(withPayload(call, request.body));
  if (!bucket) throw new S3Error("NoSuchBucket", { fields: { BucketName: bucketName } });
  if (host.region && host.region !== bucket.region)
    throw redirect(bucket, entry.suffix, request.host);
  refuseOtherOwner(bucket, headerOf(call, "x-amz-expected-bucket-owner"));
  if (operation.action !== undefined) {
    authorize({
      state,
      caller: call.caller,
      bucket,
      key,
      action: operation.action,
      isSecure: true,
    });
  }
  return operation.run({ ...withPayload(call, request.body), bucket });
}

function isRegionFree(operation: S3Operation): boolean {
  return operation.scope === "account" || operation.isRegionFree === true;
}

type Target = { path: string; pairs: QueryPair[]; bucketName: string; key: string };

function parseTarget(request: EmulatorRequest, hostBucket: string | undefined): Target {
  const [path = "", ...query] = request.url.split("?");
  const pairs = parseQuery(query.join("?"));
  const decoded = decodeUriPart(path).slice(1);
  if (hostBucket !== undefined) return { path, pairs, bucketName: hostBucket, key: decoded };
  const slash = decoded.indexOf("/");
  if (slash === -1) return { path, pairs, bucketName: decoded, key: "" };
  return { path, pairs, bucketName: decoded.slice(0, slash), key: decoded.slice(slash + 1) };
}

function withPayload(call: Omit<S3Call, "payload">, body: Buffer): S3Call {
  return { ...call, payload: payloadOf(call, body) };
}

/** An unsigned request need not name the digest of its payload. */
function payloadOf({ caller, headers }: Omit<S3Call, "payload">, body: Buffer): Payload {
  if (caller) return readPayload(headers, body);
  return readPayload({ "x-amz-content-sha256": "UNSIGNED-PAYLOAD", ...headers }, body);
}

function redirect(bucket: BucketRecord, suffix: string, host: string): S3Error {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return new S3Error("PermanentRedirect", {
    fields: {
      Endpoint: `${bucket.name}.s3.${bucket.region}.${suffix}${port}`,
      Bucket: bucket.name,
    },
    headers: { "x-amz-bucket-region": bucket.region },
  });
}

function renderError(error: S3Error, request: EmulatorRequest): EmulatorResponse {
  const fields = Object.entries(error.fields).map(([name, value]): XmlChild => [name, value]);
  const [path = ""] = request.url.split("?");
  const body = writeErrorXml([
    ["Code", error.code],
    ["Message", error.message],
    ...fields,
    ["Resource", path],
  ]);
  return {
    status: error.status,
    headers: { "content-type": "application/xml", ...error.headers },
    body,
  };
}

/** Adds the headers that S3 sends with every response. `date` follows the emulator's clock: SDKs correct their own by it. */
export function withServiceHeaders(response: EmulatorResponse, now: number): EmulatorResponse {
  const headers = {
    server: "AmazonS3",
    date: new Date(now).toUTCString(),
    "x-amz-request-id": randomBytes(8).toString("hex").toUpperCase(),
    "x-amz-id-2": randomBytes(32).toString("base64"),
    ...response.headers,
  };
  return { ...response, headers };
}
