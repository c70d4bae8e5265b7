import type { Answer } from "../exchange.ts";
import { errorCode, type S3Connection } from "./s3-connection.ts";
import { s3Error } from "./s3-error.ts";

/** `payloadHash`: SHA-256 of `body` in hex; S3 refuses bytes that differ from it. */
export type S3Object = {
  key: string;
  body: Buffer;
  payloadHash: string;
  headers: Record<string, string>;
};

/** Stores one object and answers its ETag. Throws ProviderError. */
export async function putObject(connection: S3Connection, object: S3Object): Promise<string> {
  return storedTag(connection, await connection.send({ method: "PUT", ...object }));
}

/**
 * Stores one object in the place of the one with this ETag, or of what somebody else has put there since, and answers its own. Answers
 * nothing, and has stored nothing, when there is none to replace, or when the key may not look (S3 User Guide, "Conditional
 * writes": 404, and `s3:GetObject`). Throws ProviderError.
 */
export async function replaceObject(
  connection: S3Connection,
  object: S3Object,
  tag: string,
): Promise<string | undefined> {
  const headers = { ...object.headers, "if-match": tag };
  const answer = await connection.send({ method: "PUT", ...object, headers });
  if (answer.status === 403 || errorCode(answer) === "NoSuchKey") return undefined;
  // Another version, which may be ours: a first try whose answer was lost has stored it.
  if (answer.status === 412 || answer.status === 409) return putObject(connection, object);
  return storedTag(connection, answer);
}

function storedTag({ bucket }: S3Connection, answer: Answer): string {
  const { status, headers } = answer;
  // S3 names what it has stored. What does not is something in between, and has stored nothing.
  if (status === 200 && headers.etag) return headers.etag;
  if (status === 200) throw s3Error({ action: "write", bucket, code: "ForeignAnswer" });
  throw s3Error({ action: "write", bucket, code: errorCode(answer), status });
}
