import type { Collection, Effect, StateStore, Write } from "../state-store.ts";
import type { Checksum, ChecksumAlgorithm } from "./wire/checksums.ts";
import type { Region } from "./regions.ts";
import { createSortedKeys, type SortedKeys } from "./sorted-keys.ts";

export interface PublicAccessBlock {
  blockPublicAcls: boolean;
  ignorePublicAcls: boolean;
  blockPublicPolicy: boolean;
  restrictPublicBuckets: boolean;
}

export interface WebsiteConfiguration {
  indexSuffix: string;
  errorKey?: string;
}

/** Which origins' pages may send which requests from a browser. */
export interface CorsRule {
  id?: string;
  origins: string[];
  methods: string[];
  headers: string[];
  exposed: string[];
  maxAgeSeconds?: number;
}

export type ObjectOwnership = "BucketOwnerEnforced" | "BucketOwnerPreferred" | "ObjectWriter";

/** A bucket; `accountId` owns it, times are ISO 8601, `policy` is the JSON text as sent. */
export interface BucketRecord {
  name: string;
  region: Region;
  accountId: string;
  createdAt: string;
  publicAccessBlock?: PublicAccessBlock;
  ownership?: ObjectOwnership;
  policy?: string;
  website?: WebsiteConfiguration;
  cors?: CorsRule[];
}

/** An object; `etag` without quotes, `headers` as they are returned (lower-case names, x-amz-meta-* too). */
export interface ObjectRecord {
  bucket: string;
  key: string;
  blob: string;
  size: number;
  etag: string;
  modifiedAt: string;
  headers: Record<string, string>;
  checksum?: Checksum;
}

/** An upload in parts that has neither been completed nor aborted. */
export interface MultipartUpload {
  uploadId: string;
  bucket: string;
  key: string;
  startedAt: string;
  headers: Record<string, string>;
  /** Each part must carry a checksum of this kind. */
  algorithm?: ChecksumAlgorithm;
}

export interface UploadedPart {
  uploadId: string;
  number: number;
  blob: string;
  size: number;
  etag: string;
  modifiedAt: string;
  checksum?: Checksum;
}

/** An identity policy's Deny: action and resource may have IAM wildcards. */
export interface Denial {
  action: string;
  resource: string;
}

export interface S3AccountSettings {
  /** All four account-level Block Public Access flags at once. */
  isPublicAccessBlocked: boolean;
  bucketLimit: number;
}

export interface S3State {
  readonly buckets: Collection<BucketRecord>;
  /** By `bucket/key`. */
  readonly objects: Collection<ObjectRecord>;
  /** By upload id. */
  readonly uploads: Collection<MultipartUpload>;
  /** By `upload id/part number`. */
  readonly parts: Collection<UploadedPart>;
  readonly revokedKeys: Collection<true>;
  /** By access key id. */
  readonly denials: Collection<Denial[]>;
  /** By account id. */
  readonly accounts: Collection<S3AccountSettings>;
  readonly store: StateStore;
  /** The keys of a bucket, in listing order. */
  keysOf(bucket: string): SortedKeys;
  /** `more`: further writes in the same commit. */
  putObject(object: ObjectRecord, effect: Effect, more?: readonly Write[]): void;
  removeObjects(objects: readonly ObjectRecord[], effects: readonly Effect[]): void;
}

/** Opens the emulator's records in the store, and drops blobs no object refers to any more. */
export function openS3State(store: StateStore): S3State {
  const objects = store.collection<ObjectRecord>("objects");
  const keysByBucket = indexKeys(objects.all.values());
  const parts = store.collection<UploadedPart>("parts");
  const stored = [...objects.all.values(), ...parts.all.values()];
  store.blobs.keepOnly(new Set(stored.map(({ blob }) => blob)));
  const keysOf = (bucket: string): SortedKeys => {
    const existing = keysByBucket.get(bucket);
    if (existing) return existing;
    const created = createSortedKeys([]);
    keysByBucket.set(bucket, created);
    return created;
  };
  return {
    buckets: store.collection<BucketRecord>("buckets"),
    objects,
    uploads: store.collection<MultipartUpload>("uploads"),
    parts,
    revokedKeys: store.collection<true>("revoked-keys"),
    denials: store.collection<Denial[]>("denials"),
    accounts: store.collection<S3AccountSettings>("accounts"),
    store,
    keysOf,
    putObject(object, effect, more = []) {
      store.commit([objects.put(objectId(object.bucket, object.key), object), ...more], [effect]);
      keysOf(object.bucket).add(object.key);
    },
    removeObjects(removed, effects) {
      const writes: Write[] = removed.map(({ bucket, key }) =>
        objects.remove(objectId(bucket, key)),
      );
      store.commit(writes, effects);
      for (const { bucket, key } of removed) keysOf(bucket).remove(key);
    },
  };
}

/** The id of an object's record. */
export function objectId(bucket: string, key: string): string {
  return `${bucket}/${key}`;
}

/** An account's settings; a fresh account has AWS's defaults. */
export function accountSettings(state: S3State, accountId: string): S3AccountSettings {
  return state.accounts.get(accountId) ?? { isPublicAccessBlocked: false, bucketLimit: 10_000 };
}

function indexKeys(objects: Iterable<ObjectRecord>): Map<string, SortedKeys> {
  const grouped = Map.groupBy(objects, ({ bucket }) => bucket);
  return new Map(
    [...grouped].map(([bucket, members]) => [
      bucket,
      createSortedKeys(members.map(({ key }) => key)),
    ]),
  );
}
