import {
  CreateBucketCommand,
  GetBucketPolicyCommand,
  GetPublicAccessBlockCommand,
  PutBucketPolicyCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { expect } from "vitest";
import { makeCampaign, PLUMBING, type Product, type Visitor } from "./harness.ts";

/** A bucket that a user of AWS already has, as its owner and as anyone sees it. */
export type OwnBucket = {
  bucket: string;
  region: "eu-central-1" | "us-east-1";
  put(key: string): Promise<unknown>;
  setPolicy(statements: object[]): Promise<unknown>;
  allowPublicPolicies(): Promise<unknown>;
  blockPublicPolicies(): Promise<unknown>;
  /** The statements of its policy; none without one. */
  statements(): Promise<Record<string, unknown>[]>;
  blocksPublic(): Promise<boolean>;
  /** The status that anyone gets for an object. */
  statusOf(key: string): Promise<number>;
};

type Making = Pick<OwnBucket, "bucket" | "region"> & { accessKey: string; keys: string[] };

/** Makes a private bucket at AWS itself, with these objects. */
export async function makeOwnBucket(
  { s3 }: Pick<Product, "s3">,
  { accessKey, bucket, region, keys }: Making,
): Promise<OwnBucket> {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKeyFor(accessKey) };
  const client = new S3Client({ credentials, endpoint: s3.url, region, forcePathStyle: true });
  const target = { Bucket: bucket };
  const put = (Key: string) => client.send(new PutObjectCommand({ ...target, Key, Body: Key }));
  const location = region !== "us-east-1" && {
    CreateBucketConfiguration: { LocationConstraint: region },
  };
  await client.send(new CreateBucketCommand({ ...target, ...location }));
  for (const key of keys) await put(key);
  return {
    bucket,
    region,
    put,
    setPolicy: (Statement) =>
      client.send(
        new PutBucketPolicyCommand({
          ...target,
          Policy: JSON.stringify({ Version: "2012-10-17", Statement }),
        }),
      ),
    allowPublicPolicies: () =>
      client.send(
        new PutPublicAccessBlockCommand({
          ...target,
          PublicAccessBlockConfiguration: { BlockPublicAcls: true, IgnorePublicAcls: true },
        }),
      ),
    blockPublicPolicies: () =>
      client.send(
        new PutPublicAccessBlockCommand({
          ...target,
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            IgnorePublicAcls: true,
            BlockPublicPolicy: true,
            RestrictPublicBuckets: true,
          },
        }),
      ),
    async statements() {
      const response = await client.send(new GetBucketPolicyCommand(target)).catch(() => undefined);
      return response === undefined ? [] : JSON.parse(response.Policy ?? "").Statement;
    },
    async blocksPublic() {
      const { PublicAccessBlockConfiguration: block } = await client.send(
        new GetPublicAccessBlockCommand(target),
      );
      return block?.BlockPublicPolicy === true && block.RestrictPublicBuckets === true;
    },
    statusOf: async (key) => (await fetch(`${s3.url}/${bucket}/${key}`)).status,
  };
}

/** Stores the keys of an AWS account with the product; returns their id. */
export async function storeKeys(visitor: Visitor, accessKey: string): Promise<string> {
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { status, response, failure } = await visitor.send(aws.addAwsCredentials, { body });
  expect(status, failure.message).toBe(201);
  return response.id;
}

/** Makes a campaign that goes to a bucket, and waits for its first deployment. */
export function makeSiteIn(
  visitor: Visitor,
  { awsCredentialsId, bucket, city }: { awsCredentialsId: string; bucket: string; city?: string },
) {
  return makeCampaign(visitor, {
    ...PLUMBING,
    ...(city !== undefined && { city }),
    deploymentType: "aws",
    awsCredentialsId,
    awsBucketName: bucket,
  });
}
