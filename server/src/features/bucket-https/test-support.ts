/** Buckets with sites for the tests of this folder. */
import * as api from "@mainstreet/contract/hosts/aws/bucket-https";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { expect } from "vitest";
import type { Product, Visitor } from "../../../test/harness.ts";
import { storeKeys } from "../../../test/own-bucket.ts";
import { control, effects } from "../../../test/provider-controls.ts";

/** Pauses and limits of time shrink in proportion. */
export const SETTINGS = { PROVIDER_TIMEOUT_MS: "3000", SIGNUP_CREDITS: "20" };

/** A user's open bucket, and functions that turn its https on and off and read its state. */
export type BucketOfUser = {
  visitor: Visitor;
  accessKey: string;
  place: { awsCredentialsId: string; bucket: string };
  params: { id: string; bucketName: string };
  turnOn(): ReturnType<typeof sendOn>;
  turnOff(): ReturnType<typeof sendOff>;
  /** Its entry in the list; undefined while there is none. */
  read(): Promise<api.BucketHttps | undefined>;
  /** Waits for a state: a step waits two seconds at most. */
  until(state: api.HttpsState | undefined): Promise<api.BucketHttps | undefined>;
};

type Params = { id: string; bucketName: string };
const sendOn = (visitor: Visitor, params: Params) => visitor.send(api.turnOnHttps, { params });
const sendOff = (visitor: Visitor, params: Params) => visitor.send(api.turnOffHttps, { params });

/** A new user with keys of an AWS account and an open bucket in it. */
export async function userWithBucket(
  product: Product,
  accessKey: string,
  bucket: string,
): Promise<BucketOfUser> {
  const visitor = await product.signUp();
  const awsCredentialsId = await storeKeys(visitor, accessKey);
  const made = await visitor.send(aws.createBucket, {
    params: { id: awsCredentialsId },
    body: { bucketName: bucket, region: "eu-central-1" },
  });
  expect(made.status, made.failure.message).toBe(201);
  const params = { id: awsCredentialsId, bucketName: bucket };
  const read = async () => {
    const { response } = await visitor.send(api.listBucketHttps, {});
    return response.buckets.find(({ bucketName }) => bucketName === bucket);
  };
  return {
    visitor,
    accessKey,
    place: { awsCredentialsId, bucket },
    params,
    turnOn: () => sendOn(visitor, params),
    turnOff: () => sendOff(visitor, params),
    read,
    async until(state) {
      await expect.poll(async () => (await read())?.state, { timeout: 30_000 }).toBe(state);
      return read();
    },
  };
}

/** Turns https of a bucket on and waits until its sites are there. */
export async function withHttps(user: BucketOfUser): Promise<string> {
  const { status, failure } = await user.turnOn();
  expect(status, failure.message).toBe(202);
  await user.until("deployed");
  await untilMoved(user);
  return (await user.read())?.address ?? "";
}

/** Waits until every live site of the bucket has its https address. */
export async function untilMoved({ read }: BucketOfUser): Promise<void> {
  const left = async () => {
    const { total = 0, moved = 0 } = (await read())?.sites ?? {};
    return total - moved;
  };
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
}

/** How the emulated CloudFront behaves from now on. */
export const conduct = (product: Product, changes: object) =>
  control(product.cloudFront, "cloudfront", changes);

/** What was done to the distributions of a bucket, in order. */
export async function distributionsOf(product: Product, bucket: string): Promise<string[]> {
  const all = await effects(product.cloudFront);
  return all.filter((one) => one.bucket === bucket).map(({ kind }) => kind);
}
