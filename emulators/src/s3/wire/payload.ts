import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { decodeAwsChunked } from "./aws-chunked.ts";
import {
  parseChecksumAlgorithm,
  verifyChecksum,
  verifyContentMd5,
  type Checksum,
} from "./checksums.ts";
import { notImplemented, S3Error } from "../s3-error.ts";

/** The body after every check. `isDigested`: the client sent a Content-MD5 or a checksum, and it was right. */
export interface Payload {
  bytes: Buffer;
  checksum: Checksum | undefined;
  isDigested: boolean;
}

const streaming = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";

/**
 * Decodes and verifies a signed request's body: x-amz-content-sha256, aws-chunked with trailers,
 * Content-MD5, x-amz-checksum-*. Each check throws its own S3 error.
 */
export function readPayload(headers: IncomingHttpHeaders, body: Buffer): Payload {
  const hash = headers["x-amz-content-sha256"];
  if (typeof hash !== "string") {
    throw new S3Error("InvalidRequest", {
      message: "Missing required header for this request: x-amz-content-sha256",
    });
  }
  const { bytes, trailers } =
    hash === streaming ? readChunked(headers, body) : readWhole(headers, body);
  checkPayloadHash(hash, bytes);
  const md5 = headers["content-md5"];
  if (typeof md5 === "string") verifyContentMd5(md5, bytes);
  const checksum = claimedChecksum(headers, trailers);
  if (checksum) verifyChecksum(checksum, bytes);
  return { bytes, checksum, isDigested: checksum !== undefined || typeof md5 === "string" };
}

type Undigested = { bytes: Buffer; trailers: Map<string, string> };

function readWhole(headers: IncomingHttpHeaders, body: Buffer): Undigested {
  if (headers["x-amz-trailer"] !== undefined) throw new S3Error("MalformedTrailerError");
  if (headers["transfer-encoding"] !== undefined) throw notImplemented("Transfer-Encoding");
  const length = headers["content-length"];
  if (length !== undefined && Number(length) !== body.length) throw new S3Error("IncompleteBody");
  return { bytes: body, trailers: new Map() };
}

function readChunked(headers: IncomingHttpHeaders, body: Buffer): Undigested {
  const length = headers["x-amz-decoded-content-length"];
  if (length === undefined) throw new S3Error("MissingContentLength");
  const decoded = decodeAwsChunked(body);
  if (decoded.bytes.length !== Number(length)) throw new S3Error("IncompleteBody");
  const announced = String(headers["x-amz-trailer"] ?? "").toLowerCase();
  if ([...decoded.trailers.keys()].join(",") !== announced)
    throw new S3Error("MalformedTrailerError");
  return decoded;
}

function checkPayloadHash(claimed: string, bytes: Buffer): void {
  if (claimed === "UNSIGNED-PAYLOAD" || claimed === streaming) return;
  if (claimed.startsWith("STREAMING-")) throw notImplemented(`x-amz-content-sha256: ${claimed}`);
  if (!/^[0-9a-f]{64}$/.test(claimed)) {
    throw new S3Error("InvalidArgument", {
      message: `x-amz-content-sha256 must be UNSIGNED-PAYLOAD, ${streaming}, or a valid sha256 value.`,
      fields: { ArgumentName: "x-amz-content-sha256", ArgumentValue: claimed },
    });
  }
  const actual = createHash("sha256").update(bytes).digest("hex");
  if (actual === claimed) return;
  throw new S3Error("XAmzContentSHA256Mismatch", {
    fields: { ClientComputedContentSHA256: claimed, S3ComputedContentSHA256: actual },
  });
}

const checksumHeader = /^x-amz-checksum-(?!mode$|algorithm$|type$)(.+)$/;

function claimedChecksum(
  headers: IncomingHttpHeaders,
  trailers: Map<string, string>,
): Checksum | undefined {
  const claims = [...Object.entries(headers), ...trailers].flatMap(([name, value]) => {
    const algorithm = checksumHeader.exec(name)?.[1];
    return algorithm === undefined ? [] : [{ name: algorithm, value: String(value) }];
  });
  const [claim, ...others] = claims;
  if (others.length > 0) {
    throw new S3Error("InvalidRequest", {
      message:
        "Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.",
    });
  }
  refuseAnnouncedButMissing(headers["x-amz-sdk-checksum-algorithm"], claim?.name);
  if (!claim) return undefined;
  const algorithm = parseChecksumAlgorithm(claim.name);
  if (!algorithm) throw notImplemented(`x-amz-checksum-${claim.name}`);
  return { algorithm, value: claim.value };
}

function refuseAnnouncedButMissing(
  announced: string | string[] | undefined,
  claimed: string | undefined,
): void {
  if (announced === undefined || String(announced).toLowerCase() === claimed) return;
  throw new S3Error("InvalidRequest", {
    message:
      "x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.",
  });
}
