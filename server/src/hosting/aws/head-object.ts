import { EMPTY_HASH, type S3Connection } from "./s3-connection.ts";

/** The ETag of an existing object. Undefined too for a key that may not read it; the upload that follows returns the reason. */
export async function headObject(
  connection: S3Connection,
  key: string,
): Promise<string | undefined> {
  const { status, headers } = await connection.send({
    method: "HEAD",
    key,
    payloadHash: EMPTY_HASH,
  });
  return status === 200 ? headers.etag || undefined : undefined;
}
