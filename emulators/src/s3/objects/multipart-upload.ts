import { createHash, randomBytes } from "node:crypto";
import type { EmulatorResponse } from "../../emulated.ts";
import { canonicalUserId } from "../accounts.ts";
import { refuseAcl } from "../buckets/ownership-controls.ts";
import { headerOf, xmlResponse, type BucketCall } from "../s3-call.ts";
import { notImplemented, S3Error } from "../s3-error.ts";
import type { MultipartUpload, UploadedPart } from "../state.ts";
import { parseChecksumAlgorithm } from "../wire/checksums.ts";
import type { XmlChild } from "../wire/xml.ts";
import { partId, partsOfUpload, removalOf, requireUpload } from "./multipart-records.ts";
import { headersToKeep } from "./object-headers.ts";
import { refuseLongKey, wholeSecond } from "./put-object.ts";

const MOST_PARTS = 10_000;
const MOST_LISTED = 1_000;

/** CreateMultipartUpload: returns the id that the parts are sent under. */
export function createMultipartUpload(call: BucketCall): EmulatorResponse {
  const { state, bucket, key, headers } = call;
  refuseAcl(call);
  refuseLongKey(key);
  const name = headerOf(call, "x-amz-checksum-algorithm");
  const algorithm = parseChecksumAlgorithm(name);
  if (name !== "" && !algorithm) throw notImplemented(`x-amz-checksum-algorithm: ${name}`);
  if (headerOf(call, "x-amz-checksum-type") === "FULL_OBJECT")
    throw notImplemented("x-amz-checksum-type: FULL_OBJECT");
  const upload: MultipartUpload = {
    uploadId: randomBytes(32).toString("base64url"),
    bucket: bucket.name,
    key,
    startedAt: wholeSecond(call.now),
    headers: headersToKeep(headers),
    ...(algorithm && { algorithm }),
  };
  state.store.commit([state.uploads.put(upload.uploadId, upload)]);
  const response = xmlResponse("InitiateMultipartUploadResult", [
    ["Bucket", bucket.name],
    ["Key", key],
    ["UploadId", upload.uploadId],
  ]);
  if (!algorithm) return response;
  const described = {
    "x-amz-checksum-algorithm": algorithm,
    "x-amz-checksum-type": "COMPOSITE",
  };
  return { ...response, headers: { ...response.headers, ...described } };
}

/** UploadPart: stores the bytes under their number; a second part of the number replaces the first. */
export function uploadPart(call: BucketCall): EmulatorResponse {
  const { state, query, payload } = call;
  const upload = requireUpload(call);
  const number = Number(query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS)
    throw new S3Error("InvalidArgument", {
      message: "Part number must be an integer between 1 and 10000, inclusive",
      fields: { ArgumentName: "partNumber", ArgumentValue: query.get("partNumber") ?? "" },
    });
  const { checksum } = payload;
  if (upload.algorithm && checksum?.algorithm !== upload.algorithm)
    throw new S3Error("InvalidRequest", {
      message: `Checksum Type mismatch occurred, expected checksum Type: ${upload.algorithm.toLowerCase()}, actual checksum Type: ${checksum?.algorithm.toLowerCase() ?? "null"}`,
    });
  const part: UploadedPart = {
    uploadId: upload.uploadId,
    number,
    blob: state.store.blobs.write(payload.bytes),
    size: payload.bytes.length,
    etag: createHash("md5").update(payload.bytes).digest("hex"),
    modifiedAt: wholeSecond(call.now),
    ...(checksum && { checksum }),
  };
  state.store.commit([state.parts.put(partId(upload.uploadId, number), part)]);
  const described = checksum && {
    [`x-amz-checksum-${checksum.algorithm.toLowerCase()}`]: checksum.value,
  };
  return { status: 200, headers: { etag: `"${part.etag}"`, ...described } };
}

/** AbortMultipartUpload: deletes the upload and its parts. */
export function abortMultipartUpload(call: BucketCall): EmulatorResponse {
  call.state.store.commit(removalOf(call.state, requireUpload(call)));
  return { status: 204 };
}

/** ListParts, at most 1,000 to a page. */
export function listParts(call: BucketCall): EmulatorResponse {
  const { bucket, key, state, query } = call;
  const upload = requireUpload(call);
  const most = Math.min(numberIn(query.get("max-parts"), MOST_LISTED), MOST_LISTED);
  const marker = numberIn(query.get("part-number-marker"), 0);
  const rest = partsOfUpload(state, upload).filter(({ number }) => number > marker);
  const page = rest.slice(0, most);
  return xmlResponse("ListPartsResult", [
    ["Bucket", bucket.name],
    ["Key", key],
    ["UploadId", upload.uploadId],
    ["PartNumberMarker", String(marker)],
    ["NextPartNumberMarker", String(page.at(-1)?.number ?? 0)],
    ["MaxParts", String(most)],
    ["IsTruncated", String(rest.length > page.length)],
    ...page.map((part): XmlChild => ["Part", describePart(part)]),
    ["StorageClass", "STANDARD"],
  ]);
}

/** ListMultipartUploads by key and start, without pages: more than 1,000 are NotImplemented. */
export function listMultipartUploads({ state, bucket, query }: BucketCall): EmulatorResponse {
  const prefix = query.get("prefix") ?? "";
  const uploads = [...state.uploads.all.values()]
    .filter((upload) => upload.bucket === bucket.name && upload.key.startsWith(prefix))
    .toSorted((a, b) => (`${a.key} ${a.startedAt}` < `${b.key} ${b.startedAt}` ? -1 : 1));
  if (uploads.length > MOST_LISTED) throw notImplemented("a second page of multipart uploads");
  const owner: XmlChild[] = [["ID", canonicalUserId(bucket.accountId)]];
  return xmlResponse("ListMultipartUploadsResult", [
    ["Bucket", bucket.name],
    ["Prefix", prefix],
    ["MaxUploads", String(MOST_LISTED)],
    ["IsTruncated", "false"],
    ...uploads.map(({ key, uploadId, startedAt }): XmlChild => [
      "Upload",
      [
        ["Key", key],
        ["UploadId", uploadId],
        ["Initiator", owner],
        ["Owner", owner],
        ["StorageClass", "STANDARD"],
        ["Initiated", startedAt],
      ],
    ]),
  ]);
}

function describePart({ number, modifiedAt, etag, size, checksum }: UploadedPart): XmlChild[] {
  return [
    ["PartNumber", String(number)],
    ["LastModified", modifiedAt],
    ["ETag", `"${etag}"`],
    ["Size", String(size)],
    ...(checksum ? [[`Checksum${checksum.algorithm}`, checksum.value] as const] : []),
  ];
}

function numberIn(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new S3Error("InvalidArgument", { message: "Argument must be an integer" });
}
