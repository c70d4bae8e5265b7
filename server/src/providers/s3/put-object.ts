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
  const { status } = answer;
  if (status === 200) return;
  const { bucket } = connection;
  throw s3Error({ action: "write", bucket, code: errorCode(answer), status });
}
