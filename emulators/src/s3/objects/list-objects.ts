import type { EmulatorResponse } from "../../emulated.ts";
import { canonicalUserId } from "../accounts.ts";
import { S3Error } from "../s3-error.ts";
import { xmlResponse, type BucketCall } from "../s3-call.ts";
import type { SortedKeys } from "../sorted-keys.ts";
import { objectId, type ObjectRecord } from "../state.ts";
import { checksumType } from "../wire/checksums.ts";
import { encodeUriPath } from "../wire/uri.ts";
import type { XmlChild } from "../wire/xml.ts";

const maxPage = 1000;

/** One entry of a page: an object's key, or a common prefix of all keys under it. */
interface Entry {
  text: string;
  isPrefix: boolean;
}

/** ListObjectsV2: keys in UTF-8 order, rolled up at the delimiter, at most 1,000 entries a page. */
export function listObjectsV2(call: BucketCall): EmulatorResponse {
  const { query, bucket } = call;
  if (query.get("list-type") !== "2") throw invalidArgument("list-type", "Invalid list-type");
  const { encoding, encode } = encodingOf(query);
  const maxKeys = pageSize(query.get("max-keys"));
  const { entries, next } = collectPage(call, { maxKeys, start: startOfV2 });
  const token = query.get("continuation-token");
  const echoed = (["delimiter", "start-after"] as const).map((name) => ({
    name,
    value: query.get(name),
  }));
  return xmlResponse("ListBucketResult", [
    ["Name", bucket.name],
    ["Prefix", encode(query.get("prefix") ?? "")],
    ...echoed.flatMap(({ name, value }): XmlChild[] =>
      value ? [[elementNames[name], encode(value)]] : [],
    ),
    ...(token === undefined ? [] : [["ContinuationToken", token] as const]),
    ...(next === undefined
      ? []
      : [["NextContinuationToken", Buffer.from(next).toString("base64")] as const]),
    ...(encoding === undefined ? [] : [["EncodingType", encoding] as const]),
    ["KeyCount", String(entries.length)],
    ["MaxKeys", String(maxKeys)],
    ["IsTruncated", String(next !== undefined)],
    ...entries.map((entry) => renderEntry(call, entry, encode)),
  ]);
}

/** ListObjects, version 1: the same page, continued by `marker`, the last key or common prefix of the page before. */
export function listObjectsV1(call: BucketCall): EmulatorResponse {
  const { query, bucket } = call;
  const { encoding, encode } = encodingOf(query);
  const maxKeys = pageSize(query.get("max-keys"));
  const { entries, next } = collectPage(call, { maxKeys, start: startOfV1 });
  const delimiter = query.get("delimiter");
  const last = entries.at(-1);
  return xmlResponse("ListBucketResult", [
    ["Name", bucket.name],
    ["Prefix", encode(query.get("prefix") ?? "")],
    ["Marker", encode(query.get("marker") ?? "")],
    ...(delimiter ? [["Delimiter", encode(delimiter)] as const] : []),
    // Without a delimiter the last key of the page is the marker of the next.
    ...(delimiter && next !== undefined && last
      ? [["NextMarker", encode(last.text)] as const]
      : []),
    ...(encoding === undefined ? [] : [["EncodingType", encoding] as const]),
    ["MaxKeys", String(maxKeys)],
    ["IsTruncated", String(next !== undefined)],
    ...entries.map((entry) => renderEntry(call, entry, encode)),
  ]);
}

function encodingOf(query: BucketCall["query"]) {
  const encoding = query.get("encoding-type");
  if (encoding !== undefined && encoding !== "url")
    throw invalidArgument("encoding-type", "Invalid Encoding Method specified in Request");
  const encode = encoding === "url" ? encodeUriPath : (text: string): string => text;
  return { encoding, encode };
}

const elementNames = { delimiter: "Delimiter", "start-after": "StartAfter" } as const;

type Start = (keys: SortedKeys, query: BucketCall["query"]) => number;

/** `next` is the key the following page starts at; it is what the continuation token carries. */
function collectPage(
  { state, bucket, query }: BucketCall,
  { maxKeys, start }: { maxKeys: number; start: Start },
): { entries: Entry[]; next: string | undefined } {
  const keys = state.keysOf(bucket.name);
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const entries: Entry[] = [];
  let index = Math.max(keys.from(prefix), start(keys, query));
  for (;;) {
    const key = keys.at(index);
    if (maxKeys === 0 || key === undefined || !key.startsWith(prefix))
      return { entries, next: undefined };
    if (entries.length === maxKeys) return { entries, next: key };
    const cut = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
    const isPrefix = cut !== -1;
    const text = isPrefix ? key.slice(0, cut + delimiter.length) : key;
    entries.push({ text, isPrefix });
    index = isPrefix ? keys.from(`${text}\u{10FFFF}`) : index + 1;
  }
}

const startOfV2: Start = (keys, query) => {
  const token = query.get("continuation-token");
  if (token !== undefined) return keys.from(decodeToken(token));
  return keys.after(query.get("start-after") ?? "");
};

/** A marker that is a common prefix includes all keys under it. */
const startOfV1: Start = (keys, query) => {
  const marker = query.get("marker") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const isPrefix = marker !== "" && delimiter !== "" && marker.endsWith(delimiter);
  return isPrefix ? keys.from(`${marker}\u{10FFFF}`) : keys.after(marker);
};

function decodeToken(token: string): string {
  const bytes = Buffer.from(token, "base64");
  if (token !== "" && bytes.toString("base64") === token) return bytes.toString("utf8");
  throw invalidArgument("continuation-token", "The continuation token provided is incorrect");
}

function renderEntry(
  call: BucketCall,
  { text, isPrefix }: Entry,
  encode: (text: string) => string,
): XmlChild {
  if (isPrefix) return ["CommonPrefixes", [["Prefix", encode(text)]]];
  const object = call.state.objects.get(objectId(call.bucket.name, text));
  const isV1 = !call.query.has("list-type");
  const owner: XmlChild[] =
    isV1 || call.query.get("fetch-owner") === "true"
      ? [["Owner", [["ID", canonicalUserId(call.bucket.accountId)]]]]
      : [];
  return ["Contents", [["Key", encode(text)], ...(object ? describe(object) : []), ...owner]];
}

function describe({ modifiedAt, etag, size, checksum }: ObjectRecord): XmlChild[] {
  return [
    ["LastModified", modifiedAt],
    ["ETag", `"${etag}"`],
    ...(checksum
      ? [
          ["ChecksumAlgorithm", checksum.algorithm] as const,
          ["ChecksumType", checksumType(checksum)] as const,
        ]
      : []),
    ["Size", String(size)],
    ["StorageClass", "STANDARD"],
  ];
}

function pageSize(text = String(maxPage)): number {
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), maxPage);
  throw invalidArgument("max-keys", "Provided max-keys not an integer or within integer range");
}

function invalidArgument(name: string, message: string): S3Error {
  return new S3Error("InvalidArgument", { message, fields: { ArgumentName: name } });
}
