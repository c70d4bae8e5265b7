import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { S3Error } from "../s3-error.ts";

/** A checksum stored with an object; `value` is base64 as on the wire, with `-parts` at its end when it is of an upload in parts. */
export interface Checksum {
  algorithm: ChecksumAlgorithm;
  value: string;
}

const algorithms = {
  CRC32: { bytes: 4, compute: (body: Buffer) => bigEndian(crc32(body)) },
  CRC32C: { bytes: 4, compute: (body: Buffer) => bigEndian(crc32c(body)) },
  SHA1: { bytes: 20, compute: (body: Buffer) => createHash("sha1").update(body).digest() },
  SHA256: { bytes: 32, compute: (body: Buffer) => createHash("sha256").update(body).digest() },
} as const satisfies Record<string, { bytes: number; compute: (body: Buffer) => Buffer }>;

export type ChecksumAlgorithm = keyof typeof algorithms;

/** Reads an algorithm name, in any case; `undefined` for one this emulator cannot compute. */
export function parseChecksumAlgorithm(name: string): ChecksumAlgorithm | undefined {
  const upper = name.toUpperCase();
  return isAlgorithm(upper) ? upper : undefined;
}

function isAlgorithm(name: string): name is ChecksumAlgorithm {
  return Object.hasOwn(algorithms, name);
}

/** Checks a claimed checksum against the bytes. Throws InvalidRequest (not a checksum) or BadDigest. */
export function verifyChecksum(claim: Checksum, body: Buffer): void {
  const { bytes, compute } = algorithms[claim.algorithm];
  const claimed = Buffer.from(claim.value, "base64");
  if (claimed.length !== bytes || claimed.toString("base64") !== claim.value) {
    throw new S3Error("InvalidRequest", {
      message: `Value for x-amz-checksum-${claim.algorithm.toLowerCase()} header is invalid.`,
    });
  }
  if (!compute(body).equals(claimed)) {
    throw new S3Error("BadDigest", {
      message: `The ${claim.algorithm} you specified did not match the calculated checksum.`,
    });
  }
}

/** The checksum of an object from those of its parts: of their bytes, one after the other. */
export function compositeChecksum(
  algorithm: ChecksumAlgorithm,
  parts: readonly string[],
): Checksum {
  const bytes = Buffer.concat(parts.map((value) => Buffer.from(value, "base64")));
  const value = algorithms[algorithm].compute(bytes).toString("base64");
  return { algorithm, value: `${value}-${parts.length}` };
}

/** The type S3 names for a stored checksum. */
export function checksumType({ value }: Checksum): "COMPOSITE" | "FULL_OBJECT" {
  return value.includes("-") ? "COMPOSITE" : "FULL_OBJECT";
}

/** Checks a Content-MD5 header. Throws InvalidDigest (not an MD5) or BadDigest. */
export function verifyContentMd5(claim: string, body: Buffer): void {
  const claimed = Buffer.from(claim, "base64");
  if (claimed.length !== 16)
    throw new S3Error("InvalidDigest", { fields: { "Content-MD5": claim } });
  const actual = createHash("md5").update(body).digest();
  if (actual.equals(claimed)) return;
  throw new S3Error("BadDigest", {
    message: "The Content-MD5 you specified did not match what we received.",
    fields: { ExpectedDigest: claim, CalculatedDigest: actual.toString("base64") },
  });
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const castagnoli = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

/** CRC-32C (RFC 3720, Castagnoli polynomial); Node's zlib has only the other one. */
function crc32c(body: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of body) crc = (crc >>> 8) ^ (castagnoli[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
