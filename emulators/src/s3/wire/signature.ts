import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { malformedAuthorization, type Authorization } from "./authorization.ts";
import { secretKeyFor } from "../accounts.ts";
import { S3Error } from "../s3-error.ts";
import { hmac, signingKey } from "./signing-key.ts";
import { decodeUriPart, encodeUriPart, encodeUriPath, type QueryPair } from "./uri.ts";

/** What a signature covers. `path` is the raw one, before `?`. */
export interface SignedRequest {
  method: string;
  path: string;
  query: readonly QueryPair[];
  headers: IncomingHttpHeaders;
}

const maxSkewMs = 15 * 60_000;

/**
 * Reads `x-amz-date` and refuses a request signed more than 15 minutes away from `now` (ms).
 * Throws AccessDenied (no date), AuthorizationHeaderMalformed (other day in the scope), RequestTimeTooSkewed.
 */
export function checkRequestTime(
  headers: IncomingHttpHeaders,
  { date }: Authorization,
  now: number,
): void {
  const stamp = headers["x-amz-date"];
  const [, y, mo, d, h, mi, s] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(stamp)) ?? [];
  const time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  if (Number.isNaN(time)) {
    throw new S3Error("AccessDenied", {
      message: "AWS authentication requires a valid Date or x-amz-date header",
    });
  }
  if (date !== `${y}${mo}${d}`)
    throw malformedAuthorization(
      `Invalid credential date "${date}". This date is not the same as X-Amz-Date: "${y}${mo}${d}".`,
    );
  if (Math.abs(now - time) <= maxSkewMs) return;
  throw new S3Error("RequestTimeTooSkewed", {
    fields: {
      RequestTime: String(stamp),
      ServerTime: new Date(now).toISOString(),
      MaxAllowedSkewMilliseconds: String(maxSkewMs),
    },
  });
}

/**
 * Checks the signature itself against the key's only valid secret, which is computed from its id unless it is passed.
 * Throws AccessDenied when a header that must be signed is not, SignatureDoesNotMatch otherwise.
 */
export function verifySignature(
  request: SignedRequest,
  authorization: Authorization,
  secret = secretKeyFor(authorization.accessKeyId),
): void {
  refuseUnsignedHeaders(request.headers, authorization.signedHeaders);
  const canonical = canonicalRequest(request, authorization.signedHeaders);
  const scope = `${authorization.date}/${authorization.region}/${authorization.service}/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const stringToSign = `AWS4-HMAC-SHA256\n${String(request.headers["x-amz-date"])}\n${scope}\n${digest}`;
  const expected = hmac(signingKey(authorization, secret), stringToSign);
  if (timingSafeEqual(expected, Buffer.from(authorization.signature, "hex"))) return;
  throw new S3Error("SignatureDoesNotMatch", {
    fields: {
      AWSAccessKeyId: authorization.accessKeyId,
      StringToSign: stringToSign,
      SignatureProvided: authorization.signature,
      CanonicalRequest: canonical,
    },
  });
}

function refuseUnsignedHeaders(
  headers: IncomingHttpHeaders,
  signedHeaders: readonly string[],
): void {
  const unsigned = Object.keys(headers).filter(
    (name) => (name === "host" || name.startsWith("x-amz-")) && !signedHeaders.includes(name),
  );
  if (unsigned.length === 0) return;
  throw new S3Error("AccessDenied", {
    message: "There were headers present in the request which were not signed",
    fields: { HeadersNotSigned: unsigned.join(", ") },
  });
}

/**
 * Path and query are decoded and encoded again. So a client that encodes less than UriEncode demands, and signs what it sent, is refused as
 * by S3.
 */
function canonicalRequest(request: SignedRequest, signedHeaders: readonly string[]): string {
  const { method, path, query, headers } = request;
  const canonicalQuery = query
    .map(([name, value]) => `${encodeUriPart(name)}=${encodeUriPart(value)}`)
    .toSorted(byCodeUnits)
    .join("&");
  const canonicalHeaders = signedHeaders.map(
    (name) => `${name}:${headerText(headers[name]).trim().replace(/ +/g, " ")}\n`,
  );
  return [
    method,
    encodeUriPath(decodeUriPart(path)),
    canonicalQuery,
    canonicalHeaders.join(""),
    signedHeaders.join(";"),
    headerText(headers["x-amz-content-sha256"]),
  ].join("\n");
}

function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}
