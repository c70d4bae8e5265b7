import { accessDenied, arnOf, isAllowed } from "../access/authorize.ts";
import { S3Error } from "../s3-error.ts";
import type { S3Call } from "../s3-call.ts";
import { objectId, type BucketRecord, type ObjectRecord } from "../state.ts";

/**
 * The object a caller may read. A missing one is NoSuchKey only to a caller who may list the bucket;
 * to others it is AccessDenied, so that names cannot be probed (S3 API reference, GetObject).
 */
export function findObject(call: S3Call, bucket: BucketRecord, key: string): ObjectRecord {
  const { state, caller } = call;
  const object = state.objects.get(objectId(bucket.name, key));
  if (object) return object;
  if (isAllowed({ state, caller, bucket, key: "", action: "s3:ListBucket", isSecure: true })) {
    throw new S3Error("NoSuchKey", { fields: { Key: key } });
  }
  throw accessDenied({ caller, action: "s3:ListBucket", resource: arnOf(bucket.name) });
}
