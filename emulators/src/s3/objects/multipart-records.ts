import type { BucketCall } from "../s3-call.ts";
import { S3Error } from "../s3-error.ts";
import type { MultipartUpload, S3State, UploadedPart } from "../state.ts";

/** The upload that a request names by `uploadId`. Throws NoSuchUpload, also for one of another key. */
export function requireUpload({ state, bucket, key, query }: BucketCall): MultipartUpload {
  const uploadId = query.get("uploadId") ?? "";
  const upload = state.uploads.get(uploadId);
  if (upload?.bucket === bucket.name && upload.key === key) return upload;
  throw new S3Error("NoSuchUpload", { fields: { UploadId: uploadId } });
}

/** The upload's parts by number. */
export function partsOfUpload({ parts }: S3State, { uploadId }: MultipartUpload): UploadedPart[] {
  return [...parts.all.values()]
    .filter((part) => part.uploadId === uploadId)
    .toSorted((a, b) => a.number - b.number);
}

/** The id of a part's record. */
export function partId(uploadId: string, number: number): string {
  return `${uploadId}/${number}`;
}

/** The writes that delete an upload and its parts. */
export function removalOf(state: S3State, upload: MultipartUpload) {
  const parts = partsOfUpload(state, upload).map(({ number }) =>
    state.parts.remove(partId(upload.uploadId, number)),
  );
  return [state.uploads.remove(upload.uploadId), ...parts];
}
