import { EMPTY_HASH, type S3Connection } from "./s3-connection.ts";

/** Whether the object is there. A key that may not look is told no, and the upload that follows says why. */
export async function headObject(connection: S3Connection, key: string): Promise<boolean> {
  const { status, headers } = await connection.send({
    method: "HEAD",
    key,
    payloadHash: EMPTY_HASH,
  });
  return status === 200 && Boolean(headers.etag);
}
