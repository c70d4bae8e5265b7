import { createHash } from "node:crypto";
import type { EmulatorResponse } from "../../emulated.ts";
import { authorize } from "../access/authorize.ts";
import { effectOf, xmlResponse, type BucketCall } from "../s3-call.ts";
import { S3Error } from "../s3-error.ts";
import { objectId, type MultipartUpload, type ObjectRecord, type UploadedPart } from "../state.ts";
import { compositeChecksum } from "../wire/checksums.ts";
import { leafText } from "../wire/xml-fields.ts";
import { parseXml, type XmlElement } from "../wire/xml.ts";
import { checkWriteConditions } from "./conditions.ts";
import { partsOfUpload, removalOf, requireUpload } from "./multipart-records.ts";
import { wholeSecond } from "./put-object.ts";

/** All parts but the last are at least this long. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

/** CompleteMultipartUpload: the named parts, in their order, become the object. */
export function completeMultipartUpload(call: BucketCall): EmulatorResponse {
  const { state, bucket, key, headers } = call;
  const upload = requireUpload(call);
  const parts = namedParts(call, upload);
  if (headers["if-match"] !== undefined)
    authorize({ ...call, action: "s3:GetObject", isSecure: true });
  checkWriteConditions(headers, state.objects.get(objectId(bucket.name, key)));
  const object = objectOf(call, upload, parts);
  state.putObject(
    object,
    effectOf(call, "put-object", { key, etag: object.etag }),
    removalOf(state, upload),
  );
  const { checksum } = object;
  return xmlResponse("CompleteMultipartUploadResult", [
    ["Location", `http://${headers.host}/${bucket.name}/${key}`],
    ["Bucket", bucket.name],
    ["Key", key],
    ["ETag", `"${object.etag}"`],
    ...(checksum
      ? [
          [`Checksum${checksum.algorithm}`, checksum.value] as const,
          ["ChecksumType", "COMPOSITE"] as const,
        ]
      : []),
  ]);
}

function objectOf(
  call: BucketCall,
  upload: MultipartUpload,
  parts: readonly UploadedPart[],
): ObjectRecord {
  const { store } = call.state;
  const bytes = Buffer.concat(parts.map(({ blob }) => store.blobs.read(blob) ?? Buffer.alloc(0)));
  const digests = parts.map(({ etag }) => Buffer.from(etag, "hex"));
  const digest = createHash("md5").update(Buffer.concat(digests)).digest("hex");
  return {
    bucket: upload.bucket,
    key: upload.key,
    blob: store.blobs.write(bytes),
    size: bytes.length,
    etag: `${digest}-${parts.length}`,
    modifiedAt: wholeSecond(call.now),
    headers: upload.headers,
    ...(upload.algorithm && {
      checksum: compositeChecksum(
        upload.algorithm,
        parts.map(({ checksum }) => checksum?.value ?? ""),
      ),
    }),
  };
}

/** The parts the request names. Throws MalformedXML, InvalidPartOrder, InvalidPart, EntityTooSmall. */
function namedParts({ state, payload }: BucketCall, upload: MultipartUpload): UploadedPart[] {
  const root = parseXml(payload.bytes, "CompleteMultipartUpload");
  const stored = new Map(partsOfUpload(state, upload).map((part) => [part.number, part]));
  const named = root.children.map(partNamed);
  if (named.length === 0) throw new S3Error("MalformedXML");
  if (named.some(({ number }, index) => number <= (named[index - 1]?.number ?? 0)))
    throw new S3Error("InvalidPartOrder", { fields: { UploadId: upload.uploadId } });
  const parts = named.map(({ number, etag, checksum }) => {
    const part = stored.get(number);
    const isSame =
      part?.etag === etag && (checksum ?? part.checksum?.value) === part.checksum?.value;
    if (part && isSame) return part;
    throw new S3Error("InvalidPart", { fields: { PartNumber: String(number), ETag: etag } });
  });
  const small = parts.slice(0, -1).find(({ size }) => size < LEAST_PART_BYTES);
  if (!small) return parts;
  throw new S3Error("EntityTooSmall", {
    fields: { PartNumber: String(small.number), ProposedSize: String(small.size) },
  });
}

function partNamed(element: XmlElement): { number: number; etag: string; checksum?: string } {
  const text = (pattern: RegExp): string | undefined => {
    const child = element.children.find(({ name }) => pattern.test(name));
    return child && leafText(child);
  };
  const number = Number(text(/^PartNumber$/));
  const etag = text(/^ETag$/)?.replaceAll('"', "");
  if (element.name !== "Part" || !Number.isInteger(number) || etag === undefined)
    throw new S3Error("MalformedXML");
  const checksum = text(/^Checksum/);
  return { number, etag, ...(checksum !== undefined && { checksum }) };
}
