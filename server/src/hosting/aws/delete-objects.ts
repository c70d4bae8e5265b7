import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { retryTimeOf } from "../rate-watch.ts";
import { errorCode, type S3Connection, xmlText } from "./s3-connection.ts";
import { s3Error } from "./s3-error.ts";

const MOST_KEYS = 1_000;

/** Matches only a complete result, not an HTML page or a cut response: a cut response may lack the keys that were not deleted. */
const WHOLE_RESULT = /<DeleteResult\b[^>]*\/>|<\/DeleteResult>/;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function deletion(keys: string[]): Buffer {
  const objects = keys.map(
    (key) =>
      `<Object><Key>${key.replaceAll(/[&<>]/g, (mark) => ENTITIES[mark] ?? "")}</Key></Object>`,
  );
  const namespace = "http://s3.amazonaws.com/doc/2006-03-01/";
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Delete xmlns="${namespace}"><Quiet>true</Quiet>${objects.join("")}</Delete>`,
  );
}

/** S3 requires a checksum on this call, whatever the signature covers. */
function crc32Header(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString("base64");
}

async function deletePage(connection: S3Connection, keys: string[]): Promise<void> {
  const body = deletion(keys);
  const response = await connection.send({
    method: "POST",
    key: "",
    query: "delete=",
    headers: { "content-type": "application/xml", "x-amz-checksum-crc32": crc32Header(body) },
    body,
    payloadHash: hash("sha256", body),
  });
  const { status } = response;
  // A 200 may still contain an error for each key that was not deleted (docs/providers.md §2.7).
  const code = status === 200 ? xmlText(response.body, "Code") : errorCode(response);
  if (status === 200 && code === "" && WHOLE_RESULT.test(response.body.toString("utf8"))) return;
  if (status === 200 && code === "")
    throw s3Error({ action: "write", bucket: connection.bucket, code: "ForeignResponse" });
  const retryAt = retryTimeOf(response.headers);
  const { bucket } = connection;
  // S3 returns no status for a key that was not deleted.
  const statusOfKey = code === "InternalError" ? 500 : 403;
  const failed = status === 200 ? statusOfKey : status;
  throw s3Error({ action: "write", bucket, code, status: failed, retryAt });
}

/** Deletes the keys, a thousand per request; missing keys are no error. Throws ProviderError. */
export async function deleteObjects(connection: S3Connection, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += MOST_KEYS)
    await deletePage(connection, keys.slice(at, at + MOST_KEYS));
}
