import {
  closeBucket,
  getBucketAccess,
  makeBucketPublic,
} from "@mainstreet/contract/hosts/aws/bucket-access";
import type { Product, Visitor } from "./harness.ts";
import { makeOwnBucket, makeSiteIn, type OwnBucket, storeKeys } from "./own-bucket.ts";

/** A user who already has a private bucket, and whose AWS keys are stored with the product. */
export type BucketOwner = {
  visitor: Visitor;
  own: OwnBucket;
  accessKey: string;
  awsCredentialsId: string;
};

let made = 0;

/** Makes a user whose bucket holds objects of these keys. */
export async function makeBucketOwner(
  product: Product,
  keys: string[],
  region: OwnBucket["region"] = "eu-central-1",
): Promise<BucketOwner> {
  made += 1;
  const accessKey = `AKIABUCKETACCESS${String(made).padStart(4, "0")}`;
  const place = { accessKey, bucket: `own-bucket-${made}`, region };
  const own = await makeOwnBucket(product, { ...place, keys });
  const visitor = await product.signUp();
  return { visitor, own, accessKey, awsCredentialsId: await storeKeys(visitor, accessKey) };
}

const placeOf = ({ own, awsCredentialsId }: BucketOwner) => ({
  params: { id: awsCredentialsId, bucketName: own.bucket },
  query: { region: own.region },
});

/** What the product reports about who can read the bucket. */
export async function accessOf(owner: BucketOwner) {
  return (await owner.visitor.send(getBucketAccess, placeOf(owner))).response;
}

/** Requests that the product opens the bucket to visitors. */
export function openOwnBucket(
  owner: BucketOwner,
  body: { bucketName?: string; insist?: string } = {},
) {
  const { params, query } = placeOf(owner);
  const { own } = owner;
  return owner.visitor.send(makeBucketPublic, {
    params,
    body: { ...query, bucketName: own.bucket, ...body },
  });
}

/** Requests that the product closes the bucket again. */
export function closeOwnBucket(owner: BucketOwner) {
  const { params, query } = placeOf(owner);
  return owner.visitor.send(closeBucket, { params, body: query });
}

/** Makes a site in the bucket. */
export function makeOwnSite({ visitor, own, awsCredentialsId }: BucketOwner, city?: string) {
  return makeSiteIn(visitor, { awsCredentialsId, bucket: own.bucket, ...(city && { city }) });
}
