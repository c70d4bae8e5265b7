import { LRUCache } from "lru-cache";
import { assertBucketOpen, type Openness } from "./assert-bucket-open.ts";
import { EMPTY_HASH, type S3Connection, type S3Place } from "./s3-connection.ts";
import { s3Error } from "./s3-error.ts";
import type { S3Region } from "./website-url.ts";

/** `isKnownOpen`: a site was published to this bucket before, so it is known to be open to visitors. */
export type BucketPlace = S3Place & { isKnownOpen: boolean; userId: string };

/** The region of a bucket, and how far it is open, which is not checked when it is known to be open. */
export type CheckedBucket = { region: S3Region; openness: Openness | "not checked" };

/** Many new sites of a run use the same bucket: the result is cached for half a minute. */
const checked = new LRUCache<string, Promise<CheckedBucket>>({ max: 10_000, ttl: 30_000 });

const nameOf = ({
  accessKey,
  endpoint,
  bucket,
}: Pick<S3Place, "accessKey" | "endpoint" | "bucket">) => `${accessKey} ${endpoint} ${bucket}`;

/**
 * Makes sure that the bucket exists and, unless that is known, is open to visitors; returns its region. Throws ProviderError; a refusal is
 * not cached.
 */
export async function checkBucket(
  connection: S3Connection,
  place: BucketPlace,
): Promise<CheckedBucket> {
  if (place.isKnownOpen) return sendHead(connection, place);
  const name = nameOf(place);
  const bucket = checked.get(name) ?? checkAndCache(name, () => sendHead(connection, place));
  const { region } = await bucket;
  connection.moveTo(region);
  return bucket;
}

/** Called when the access to the bucket was changed, so that the next deployment checks it again. */
export function forgetBucket(place: Pick<BucketPlace, "accessKey" | "endpoint" | "bucket">): void {
  checked.delete(nameOf(place));
}

function checkAndCache(name: string, check: () => Promise<CheckedBucket>): Promise<CheckedBucket> {
  const bucket = check();
  checked.set(name, bucket);
  bucket.catch(() => {
    if (checked.peek(name) === bucket) checked.delete(name);
  });
  return bucket;
}

/** Requests the bucket itself, which also finds its region. A key that may not read it may still write. */
async function sendHead(connection: S3Connection, place: BucketPlace): Promise<CheckedBucket> {
  const { bucket, send } = connection;
  const { status } = await send({ method: "HEAD", key: "", payloadHash: EMPTY_HASH });
  if (status === 404) throw s3Error({ action: "write", bucket, code: "NoSuchBucket", status });
  if (status !== 200 && status !== 403)
    throw s3Error({ action: "write", bucket, code: "", status });
  const region = connection.region();
  if (place.isKnownOpen) return { region, openness: "not checked" };
  const { userId } = place;
  return { region, openness: await assertBucketOpen(place, { bucket, region, userId }) };
}
