import type { IncomingHttpHeaders } from "node:http";
import { notImplemented, S3Error } from "../s3-error.ts";
import type { ObjectRecord } from "../state.ts";

/**
 * Evaluates a read's conditions in the order of RFC 9110 §13.2.2. True: the client's copy is current (304).
 * Throws PreconditionFailed.
 */
export function isNotModified(headers: IncomingHttpHeaders, object: ObjectRecord): boolean {
  const modified = Date.parse(object.modifiedAt);
  const ifMatch = headers["if-match"];
  const unmodifiedSince = Date.parse(headers["if-unmodified-since"] ?? "");
  if (ifMatch !== undefined && !matchesEtag(ifMatch, object)) throw failed("If-Match");
  if (ifMatch === undefined && modified > unmodifiedSince) throw failed("If-Unmodified-Since");
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined) return matchesEtag(ifNoneMatch, object);
  return modified <= Date.parse(headers["if-modified-since"] ?? "");
}

/**
 * Evaluates a write's conditions: `If-None-Match: *` (only new), `If-Match: etag` (only over that version).
 * Throws PreconditionFailed, NoSuchKey for an If-Match on nothing, NotImplemented for other forms.
 */
export function checkWriteConditions(
  headers: IncomingHttpHeaders,
  existing: ObjectRecord | undefined,
): void {
  const ifNoneMatch = headers["if-none-match"];
  const ifMatch = headers["if-match"];
  if (ifNoneMatch !== undefined) {
    if (ifNoneMatch !== "*" || ifMatch !== undefined) throw notImplemented("If-None-Match");
    if (existing) throw failed("If-None-Match");
  }
  if (ifMatch === undefined) return;
  if (ifMatch === "*") throw notImplemented("If-Match");
  if (!existing) throw new S3Error("NoSuchKey");
  if (!matchesEtag(ifMatch, existing)) throw failed("If-Match");
}

function matchesEtag(header: string, { etag }: ObjectRecord): boolean {
  return header.split(",").some((part) => {
    const bare = part.trim().replace(/^W\//, "").replaceAll('"', "");
    return bare === "*" || bare === etag;
  });
}

function failed(condition: string): S3Error {
  return new S3Error("PreconditionFailed", { fields: { Condition: condition } });
}
