import type { EmulatorContext, EmulatorRequest, EmulatorResponse } from "../../emulated.ts";
import { S3Error } from "../../s3/s3-error.ts";
import { parseAuthorization } from "../../s3/wire/authorization.ts";
import { readPayload } from "../../s3/wire/payload.ts";
import { checkRequestTime, verifySignature } from "../../s3/wire/signature.ts";
import { decodeUriPart, parseQuery, type QueryPair } from "../../s3/wire/uri.ts";
import type { R2Bucket, KnownToken, Records } from "../records.ts";
import type { Settings } from "../settings.ts";
import { deleteObject, getObject, listObjects, putObject } from "./objects.ts";
import { errorDocument, presentR2Error, R2Error } from "./r2-error.ts";

/** One signed request about a bucket of the caller's own account. */
export type R2Call = {
  readonly context: EmulatorContext;
  readonly records: Records;
  readonly settings: Settings;
  readonly tokenId: string;
  readonly bucket: R2Bucket;
  /** '' for the bucket itself. */
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: EmulatorRequest["headers"];
  readonly bytes: Buffer;
};

export type R2 = Pick<R2Call, "context" | "records" | "settings">;

const HOST = /^([0-9a-f]{32})\.r2\./;
const REGIONS = ["auto", "us-east-1"];

/** What an operation accepts besides the signature; anything else is NotImplemented. */
type Operation = {
  query?: readonly string[];
  run: (call: R2Call) => EmulatorResponse;
};

const operations: Readonly<Record<string, Operation>> = {
  "GET bucket": {
    query: ["list-type", "prefix", "continuation-token", "start-after", "max-keys"],
    run: listObjects,
  },
  "GET object": { run: getObject },
  "HEAD object": { run: getObject },
  "PUT object": { run: putObject },
  "DELETE object": { run: deleteObject },
};

/** The account whose S3 endpoint a host is: `<account>.r2.cloudflarestorage.com`, or under localhost. */
export const accountOfHost = (host: string) => HOST.exec(host)?.[1];

/** Responds to one request to R2's S3 API: a few operations on objects, and no call that R2 lacks. */
export function handleR2(r2: R2, request: EmulatorRequest, accountId: string): EmulatorResponse {
  try {
    return perform(r2, request, accountId);
  } catch (error) {
    if (error instanceof R2Error) return presentR2Error(error);
    if (error instanceof S3Error) return errorDocument(error.code, error.message, error.status);
    throw error;
  }
}

function perform(r2: R2, request: EmulatorRequest, accountId: string): EmulatorResponse {
  const { records } = r2;
  const { method, headers } = request;
  const [path = "", search = ""] = request.url.split("?");
  const pairs = parseQuery(search);
  const [name = "", ...rest] = decodeUriPart(path).slice(1).split("/");
  const key = rest.join("/");
  const operation = operations[`${method} ${key === "" ? "bucket" : "object"}`];
  if (!operation || pairs.some(([part]) => !operation.query?.includes(part)))
    throw new R2Error("NotImplemented", `${method} with ${search || "no parameters"}`);
  refuseOtherHeaders(headers);
  const tokenId = authenticate(r2, { request, path, pairs, accountId });
  const bucket = records.buckets.get(`${accountId}/${name}`);
  if (!bucket) throw new R2Error("NoSuchBucket", "The specified bucket does not exist.");
  const { bytes } = readPayload(headers, request.body);
  return operation.run({ ...r2, tokenId, bucket, key, query: new Map(pairs), headers, bytes });
}

/** Refuses headers that S3 has and R2 does not, or that are not implemented here. */
function refuseOtherHeaders(headers: EmulatorRequest["headers"]): void {
  const other = Object.keys(headers).find(
    (name) => name.startsWith("x-amz-") && !/^x-amz-(?:date|content-sha256|meta-.+)$/.test(name),
  );
  if (other !== undefined) throw new R2Error("NotImplemented", `Header ${other} not implemented`);
}

type Signed = {
  request: EmulatorRequest;
  path: string;
  pairs: readonly QueryPair[];
  accountId: string;
};

/** The id of the token that signed. Its key works once the API has seen the token, unless a test delays keys (`isKeyDelayed`). */
function authenticate({ records, context, settings }: R2, signed: Signed): string {
  const { request, path, pairs, accountId } = signed;
  const { authorization: header } = request.headers;
  if (header === undefined) throw new R2Error("AccessDenied", "Access Denied");
  const authorization = parseAuthorization(header, "s3");
  const { accessKeyId, region } = authorization;
  if (accessKeyId.length !== 32) {
    const { length } = accessKeyId;
    throw new R2Error("AccessDenied", `Credential access key has length ${length}, should be 32`);
  }
  const token = records.tokens.get(accessKeyId);
  if (!token || !isActive(token) || settings.isKeyDelayed()) throw new R2Error("Unauthorized");
  if (!REGIONS.includes(region)) throw new R2Error("AccessDenied", "The region must be auto");
  checkRequestTime(request.headers, authorization, context.now());
  const { method, headers } = request;
  verifySignature({ method, path, query: pairs, headers }, authorization, token.secret);
  const mayUse =
    token.accountId === accountId && !token.record.missing.includes("Workers R2 Storage");
  if (!mayUse) throw new R2Error("AccessDenied", "Access Denied");
  return accessKeyId;
}

const isActive = ({ record }: KnownToken) => record.status === "active";
