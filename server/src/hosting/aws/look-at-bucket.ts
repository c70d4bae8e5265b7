import { LRUCache } from "lru-cache";
import { assertBucketOpen, type Openness } from "./assert-bucket-open.ts";
import { EMPTY_HASH, type S3Connection, type S3Place } from "./s3-connection.ts";
import { s3Error } from "./s3-error.ts";
import type { S3Region } from "./website-url.ts";

/** `isKnownOpen`: a site has gone to this bucket before, so that it is known to be open to visitors. */
export type LookedAt = S3Place & { isKnownOpen: boolean; userId: string };

/** Where a bucket is, and how far it is open: not checked for one that is known to be. */
export type Found = { region: S3Region; openness: Openness | "not checked" };

/** The many new sites of a run go to one bucket: what was found there holds for half a minute. */
const found = new LRUCache<string, Promise<Found>>({ max: 10_000, ttl: 30_000 });

const nameOf = ({
  accessKey,
  endpoint,
  bucket,
}: Pick<S3Place, "accessKey" | "endpoint" | "bucket">) => `${accessKey} ${endpoint} ${bucket}`;

/**
 * Makes sure that the bucket is there and, unless that is known, open to visitors; answers its region. Throws
 * ProviderError, and what was refused is looked at anew the next time.
 */
export async function lookAtBucket(connection: S3Connection, place: LookedAt): Promise<Found> {
  if (place.isKnownOpen) return look(connection, place);
  const name = nameOf(place);
  const bucket = found.get(name) ?? findAndKeep(name, () => look(connection, place));
  const { region } = await bucket;
  connection.moveTo(region);
  return bucket;
}

/** Who can read the bucket has been changed: the next deployment checks again. */
export function forgetBucket(place: Pick<LookedAt, "accessKey" | "endpoint" | "bucket">): void {
  found.delete(nameOf(place));
}

function findAndKeep(name: string, find: () => Promise<Found>): Promise<Found> {
  const bucket = find();
  found.set(name, bucket);
  bucket.catch(() => {
    if (found.peek(name) === bucket) found.delete(name);
  });
  return bucket;
}

/** Asks for the bucket itself, which also finds its region. A key that may not look into it may still write. */
async function look(connection: S3Connection, place: LookedAt): Promise<Found> {
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
