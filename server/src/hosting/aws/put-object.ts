import type { ProviderResponse } from "../../platform/http-client/send-request.ts";
import { retryTimeOf } from "../rate-watch.ts";
import { headObject } from "./head-object.ts";
import { errorCode, type S3Connection } from "./s3-connection.ts";
import { s3Error } from "./s3-error.ts";

/** `payloadHash`: SHA-256 of `body` in hex; S3 refuses bytes that differ from it. */
export type S3Object = {
  key: string;
  body: Buffer;
  payloadHash: string;
  headers: Record<string, string>;
};

/** Stores one object and returns its ETag. Throws ProviderError. */
export async function putObject(connection: S3Connection, object: S3Object): Promise<string> {
  return storedTag(connection, await connection.send({ method: "PUT", ...object }));
}

/**
 * Replaces the object that has this ETag, or a newer object at its key, and returns its new ETag. Returns undefined, having stored nothing,
 * when there is no object to replace or when the key may not read it. S3 responds to a missing object with 404 (S3 User Guide, "Conditional
 * writes"), Ceph and others with 412 as for another version: a HEAD distinguishes the two. Throws ProviderError.
 */
export async function replaceObject(
  connection: S3Connection,
  object: S3Object,
  tag: string,
): Promise<string | undefined> {
  const headers = { ...object.headers, "if-match": tag };
  const response = await connection.send({ method: "PUT", ...object, headers });
  if (response.status === 403 || errorCode(response) === "NoSuchKey") return undefined;
  if (response.status !== 412 && response.status !== 409) return storedTag(connection, response);
  // Another version is replaced. It may be ours: a first attempt whose response was lost has stored it.
  const found = await headObject(connection, object.key);
  return found === undefined ? undefined : putObject(connection, object);
}

function storedTag({ bucket }: S3Connection, response: ProviderResponse): string {
  const { status, headers } = response;
  // S3 returns the ETag of what it has stored. A response without one is from a proxy in between, and nothing was stored.
  if (status === 200 && headers.etag) return headers.etag;
  if (status === 200) throw s3Error({ action: "write", bucket, code: "ForeignResponse" });
  const retryAt = retryTimeOf(headers);
  throw s3Error({ action: "write", bucket, code: errorCode(response), status, retryAt });
}
