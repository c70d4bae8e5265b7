import { EMPTY_HASH, type S3Connection } from "./s3-connection.ts";

/** The ETag of an object that is there. A key that may not look is told nothing, and the upload that follows says why. */
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
