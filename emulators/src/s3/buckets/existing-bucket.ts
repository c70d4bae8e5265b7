import type { EmulatorResponse } from "../../emulated.ts";
import { removalOf } from "../objects/multipart-records.ts";
import { defaultRegion } from "../regions.ts";
import { S3Error } from "../s3-error.ts";
import { effectOf, type BucketCall, xmlResponse } from "../s3-call.ts";

/** 200 with the bucket's region; a caller without s3:ListBucket has been refused before. */
export function headBucket({ bucket }: BucketCall): EmulatorResponse {
  return {
    status: 200,
    headers: {
      "x-amz-bucket-region": bucket.region,
      "x-amz-access-point-alias": "false",
      "content-type": "application/xml",
    },
  };
}

/** Deletes an empty bucket; its name is free at once (at the real S3 this can take a while). */
export function deleteBucket(call: BucketCall): EmulatorResponse {
  const { state, bucket } = call;
  if (state.keysOf(bucket.name).at(0) !== undefined) {
    throw new S3Error("BucketNotEmpty", { fields: { BucketName: bucket.name } });
  }
  const uploads = [...state.uploads.all.values()].filter((upload) => upload.bucket === bucket.name);
  state.store.commit(
    [state.buckets.remove(bucket.name), ...uploads.flatMap((upload) => removalOf(state, upload))],
    [effectOf(call, "delete-bucket")],
  );
  return { status: 204 };
}

/** us-east-1 is the empty constraint. */
export function getBucketLocation({ bucket }: BucketCall): EmulatorResponse {
  return xmlResponse("LocationConstraint", bucket.region === defaultRegion ? "" : bucket.region);
}
