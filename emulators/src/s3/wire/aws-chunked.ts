import { S3Error } from "../s3-error.ts";

const lineEnd = Buffer.from("\r\n");

/** An `aws-chunked` body taken apart: the object's bytes and the trailing headers, lower-case. */
export interface DecodedChunks {
  bytes: Buffer;
  trailers: Map<string, string>;
}

/**
 * Decodes the `aws-chunked` content encoding with trailing headers
 * (S3 API reference, "Signature calculations: trailing headers").
 * Throws IncompleteBody for a cut or misformed chunk, MalformedTrailerError for a broken trailer.
 */
export function decodeAwsChunked(encoded: Buffer): DecodedChunks {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const { text: header, next } = readLine(encoded, at);
    if (!/^[0-9a-f]{1,8}$/i.test(header)) throw new S3Error("IncompleteBody");
    const size = Number.parseInt(header, 16);
    at = next;
    if (size === 0) return { bytes: Buffer.concat(parts), trailers: readTrailers(encoded, at) };
    if (!encoded.subarray(at + size, at + size + 2).equals(lineEnd))
      throw new S3Error("IncompleteBody");
    parts.push(encoded.subarray(at, at + size));
    at += size + 2;
  }
}

function readTrailers(encoded: Buffer, start: number): Map<string, string> {
  const trailers = new Map<string, string>();
  let at = start;
  for (;;) {
    const { text: line, next } = readLine(encoded, at);
    at = next;
    if (line === "") break;
    const match = /^([a-z0-9-]+):\s*(\S+)\s*$/i.exec(line);
    if (!match?.[1] || !match[2]) throw new S3Error("MalformedTrailerError");
    trailers.set(match[1].toLowerCase(), match[2]);
  }
  if (at !== encoded.length) throw new S3Error("MalformedTrailerError");
  return trailers;
}

function readLine(encoded: Buffer, start: number): { text: string; next: number } {
  const end = encoded.indexOf(lineEnd, start);
  if (end === -1) throw new S3Error("IncompleteBody");
  return { text: encoded.toString("latin1", start, end), next: end + 2 };
}
