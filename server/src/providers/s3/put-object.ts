import { errorCode, type S3Connection } from "./s3-connection.ts";
import { s3Error } from "./s3-error.ts";

/** `payloadHash`: SHA-256 of `body` in hex; S3 refuses bytes that differ from it. */
export type S3Object = {
  key: string;
  body: Buffer;
  payloadHash: string;
  headers: Record<string, string>;
};

/** Stores one object. Throws ProviderError. */
export async function putObject(connection: S3Connection, object: S3Object): Promise<void> {
  const answer = await connection.send({ method: "PUT", ...object });
  const { status, headers } = answer;
  const { bucket } = connection;
  // S3 names what it has stored. What does not is something in between, and has stored nothing.
  if (status === 200 && headers.etag) return;
  if (status === 200) throw s3Error({ action: "write", bucket, code: "ForeignAnswer" });
  throw s3Error({ action: "write", bucket, code: errorCode(answer), status });
}
