import { createHash } from "node:crypto";
import type { EmulatorResponse } from "../../emulated.ts";
import { writeXml, type XmlChild } from "../../s3/wire/xml.ts";
import { objectId, type StoredObject } from "../records.ts";
import type { R2Call } from "./handle-r2.ts";
import { R2Error } from "./r2-error.ts";

const MAX_KEYS = 1_000;

/** Stores the body under the key, on the conditions of the request. One write a second to a key. */
export function putObject(call: R2Call): EmulatorResponse {
  const { context, records, settings, bucket, key, bytes } = call;
  if (Buffer.byteLength(key) > 1_024) throw new R2Error("NotImplemented", "The key is too long");
  const existing = find(call);
  checkConditions(call, existing);
  const now = context.now();
  if (existing && now - existing.writtenAt < settings.writeIntervalMs())
    throw new R2Error(
      "TooManyRequests",
      "Reduce your concurrent request rate for the same object.",
    );
  const object: StoredObject = {
    key,
    blob: records.store.blobs.write(bytes),
    size: bytes.length,
    etag: createHash("md5").update(bytes).digest("hex"),
    modifiedAt: new Date(now).toISOString(),
    writtenAt: now,
  };
  const write = records.objects.put(objectId(bucket, key), object);
  records.store.commit([write], [effectOf(call, "put-object", { etag: object.etag })]);
  records.keysOf(bucket).add(key);
  return { status: 200, headers: { etag: `"${object.etag}"` } };
}

/** GetObject and HeadObject; the core sends no body to a HEAD. */
export function getObject(call: R2Call): EmulatorResponse {
  const object = find(call);
  if (!object) throw new R2Error("NoSuchKey", "The specified key does not exist.");
  const headers = {
    etag: `"${object.etag}"`,
    "last-modified": new Date(object.modifiedAt).toUTCString(),
    "content-type": "application/octet-stream",
  };
  return { status: 200, headers, body: call.records.store.blobs.read(object.blob) };
}

/** Deletes an object; a key that does not exist is no error. */
export function deleteObject(call: R2Call): EmulatorResponse {
  const { records, bucket, key } = call;
  if (find(call)) {
    const write = records.objects.remove(objectId(bucket, key));
    records.store.commit([write], [effectOf(call, "delete-object")]);
    records.keysOf(bucket).remove(key);
  }
  return { status: 204 };
}

/** ListObjectsV2, without delimiter. */
export function listObjects(call: R2Call): EmulatorResponse {
  const { records, bucket, query } = call;
  if (query.get("list-type") !== "2") throw new R2Error("NotImplemented", "ListObjects");
  const prefix = query.get("prefix") ?? "";
  const most = Math.min(MAX_KEYS, Number(query.get("max-keys") ?? MAX_KEYS));
  const after = query.get("continuation-token") ?? query.get("start-after");
  const index = records.keysOf(bucket);
  const first = after === undefined ? index.from(prefix) : index.after(after);
  const keys: string[] = [];
  let isTruncated = false;
  for (let at = first; ; at += 1) {
    const key = index.at(at);
    if (key === undefined || !key.startsWith(prefix)) break;
    isTruncated = keys.length === most;
    if (isTruncated) break;
    keys.push(key);
  }
  const contents = keys.map((key): XmlChild => ["Contents", describe(call, key)]);
  const next: XmlChild[] = isTruncated ? [["NextContinuationToken", keys.at(-1) ?? ""]] : [];
  const body = writeXml("ListBucketResult", [
    ["Name", bucket.name],
    ["Prefix", prefix],
    ["KeyCount", String(keys.length)],
    ["IsTruncated", String(isTruncated)],
    ...contents,
    ...next,
  ]);
  return { status: 200, headers: { "content-type": "application/xml" }, body };
}

function describe(call: R2Call, key: string): XmlChild[] {
  const object = call.records.objects.get(objectId(call.bucket, key));
  return [
    ["Key", key],
    ["Size", String(object?.size ?? 0)],
    ["ETag", `"${object?.etag}"`],
    ["LastModified", object?.modifiedAt ?? ""],
  ];
}

const find = ({ records, bucket, key }: R2Call) => records.objects.get(objectId(bucket, key));

function checkConditions({ headers }: R2Call, existing: StoredObject | undefined): void {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  const holds =
    (match === undefined || match === `"${existing?.etag}"`) &&
    (noneMatch === undefined ||
      (noneMatch === "*" ? !existing : noneMatch !== `"${existing?.etag}"`));
  if (!holds)
    throw new R2Error("PreconditionFailed", "At least one of the conditions did not hold.");
}

const effectOf = (
  { context, tokenId, bucket, key }: R2Call,
  kind: string,
  detail: Record<string, string> = {},
) => ({
  at: new Date(context.now()).toISOString(),
  credential: tokenId,
  kind,
  bucket: bucket.name,
  key,
  ...detail,
});
