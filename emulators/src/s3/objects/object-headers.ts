import type { IncomingHttpHeaders } from "node:http";
import { S3Error } from "../s3-error.ts";
import type { ObjectRecord } from "../state.ts";
import { checksumType } from "../wire/checksums.ts";

const keptHeaders = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
];
const maxMetadataBytes = 2048;

/** The headers stored with an object and sent back with it. Throws MetadataTooLarge over 2 KB of x-amz-meta-*. */
export function headersToKeep(headers: IncomingHttpHeaders): Record<string, string> {
  const stored: Record<string, string> = {
    "content-type": headers["content-type"] ?? "application/octet-stream",
  };
  let metadataBytes = 0;
  for (const [name, value] of Object.entries(headers)) {
    const text = name === "content-encoding" ? withoutAwsChunked(String(value)) : String(value);
    if (name.startsWith("x-amz-meta-"))
      metadataBytes += name.length - "x-amz-meta-".length + text.length;
    else if (!keptHeaders.includes(name) || text === "") continue;
    stored[name] = text;
  }
  if (metadataBytes <= maxMetadataBytes) return stored;
  throw new S3Error("MetadataTooLarge", {
    fields: { Size: String(metadataBytes), MaxSizeAllowed: String(maxMetadataBytes) },
  });
}

/** The headers an object is served with, by the API and by its website. */
export function headersOfObject(object: ObjectRecord): Record<string, string> {
  return {
    ...object.headers,
    etag: `"${object.etag}"`,
    "last-modified": new Date(object.modifiedAt).toUTCString(),
  };
}

/** Headers with the stored checksum; empty when the object has none. */
export function checksumHeaders({
  checksum,
}: Pick<ObjectRecord, "checksum">): Record<string, string> {
  if (!checksum) return {};
  return {
    [`x-amz-checksum-${checksum.algorithm.toLowerCase()}`]: checksum.value,
    "x-amz-checksum-type": checksumType(checksum),
  };
}

/** `aws-chunked` encodes the transfer, not the object. */
function withoutAwsChunked(encoding: string): string {
  const codings = encoding.split(",").map((coding) => coding.trim());
  return codings.filter((coding) => coding !== "aws-chunked").join(",");
}
