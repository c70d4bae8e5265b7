import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import { accountIdFor, secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterEach, expect, test } from "vitest";
import { makeCampaign, PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, control, effects, journal } from "../../../test/provider-controls.ts";

const owner = "AKIAOWNEROFBUCKETS01";
const stranger = "AKIASTRANGERSTRANGER";
const STS_DOWN = { match: "POST :\\d+/$", status: 500, times: 1_000 };

let product: Product;
afterEach(async () => {
  await clearFaults(product.s3);
  await product.assertSound();
  await product.close();
});

/** A user whose site is in a bucket of the owner's account. */
async function siteOfOwner() {
  const visitor = await product.signUp();
  const keys = { name: "Mine", accessKey: owner, secretKey: secretKeyFor(owner) };
  const credentials = await visitor.send(aws.addAwsCredentials, { body: keys });
  expect(credentials.status, credentials.failure.message).toBe(201);
  const params = { id: credentials.response.id };
  const body = { bucketName: "owned-sites" };
  const made = await visitor.send(aws.createBucket, { params, body });
  expect(made.status, made.failure.message).toBe(201);
  const choice = {
    deploymentType: "aws" as const,
    awsCredentialsId: params.id,
    awsBucketName: "owned-sites",
  };
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...choice });
  expect(campaign.deploymentMessage).toBe("");
  return { visitor, params: { id: campaign.id } };
}

function clientOf(accessKeyId: string): S3Client {
  const credentials = { accessKeyId, secretAccessKey: secretKeyFor(accessKeyId) };
  const { url } = product.s3;
  return new S3Client({ credentials, endpoint: url, region: "us-east-1", forcePathStyle: true });
}

/** Deletes the bucket, and creates one with the same name in another account, which allows the first owner everything. */
async function passToStranger(Bucket: string): Promise<void> {
  const [mine, theirs] = [clientOf(owner), clientOf(stranger)];
  const { Contents = [] } = await mine.send(new ListObjectsV2Command({ Bucket }));
  for (const { Key } of Contents) await mine.send(new DeleteObjectCommand({ Bucket, Key }));
  await mine.send(new DeleteBucketCommand({ Bucket }));
  await theirs.send(new CreateBucketCommand({ Bucket }));
  const arn = `arn:aws:s3:::${Bucket}`;
  const everything = {
    Effect: "Allow",
    Principal: { AWS: accountIdFor(owner) },
    Action: "s3:*",
    Resource: [arn, `${arn}/*`],
  };
  const Policy = JSON.stringify({ Version: "2012-10-17", Statement: [everything] });
  await theirs.send(new PutBucketPolicyCommand({ Bucket, Policy }));
  mine.destroy();
  theirs.destroy();
}

/** POST requests to the root: S3 has none, so these are requests to STS. */
const stsCalls = async () =>
  (await journal(product.s3)).filter(({ method, path }) => method === "POST" && path === "/");

const uploads = async () =>
  (await effects(product.s3)).filter(({ kind }) => kind === "put-object").length;

test("a site does not go to a stranger's bucket that has its bucket's name by now", async () => {
  product = await startProduct();
  const { visitor, params } = await siteOfOwner();
  await passToStranger("owned-sites");
  const before = await uploads();
  const { status, failure } = await visitor.send(redeployCampaign, { params });
  expect(status).toBe(502);
  expect(failure.message).toContain("This key may not write to owned-sites.");
  expect(await uploads()).toBe(before);
});

test.runIf(IS_LONG)(
  "keys from before accounts were stored get theirs at their next use",
  async () => {
    product = await startProduct();
    const { visitor, params } = await siteOfOwner();
    await product.db.execute("update aws_credentials set account_id = null");
    expect((await visitor.send(redeployCampaign, { params })).status).toBe(200);
    const { rows } = await product.db.execute("select account_id from aws_credentials");
    expect(rows).toEqual([{ account_id: accountIdFor(owner) }]);
  },
);

test.runIf(IS_LONG)(
  "keys replaced by a process of a version without accounts lose the account of the keys before",
  async () => {
    product = await startProduct();
    const { visitor, params } = await siteOfOwner();
    // Keys that are only encrypted again are still the same keys.
    await product.db.execute("update aws_credentials set sealed_access_key = sealed_access_key");
    const accountId = "select account_id from aws_credentials";
    const known = { account_id: accountIdFor(owner) };
    expect((await product.db.execute(accountId)).rows).toEqual([known]);
    await product.db.execute("update aws_credentials set access_key_mask = 'AKIA••••NEXT'");
    expect((await product.db.execute(accountId)).rows).toEqual([{ account_id: null }]);
    await product.db.execute("update aws_credentials set access_key_mask = 'AKIA••••TS01'");
    expect((await visitor.send(redeployCampaign, { params })).status).toBe(200);
  },
);

test.runIf(IS_LONG)("while STS does not respond, not every call sends it a request", async () => {
  product = await startProduct();
  await control(product.s3, "faults", STS_DOWN);
  const { visitor, params } = await siteOfOwner();
  for (let n = 0; n < 3; n += 1)
    expect((await visitor.send(redeployCampaign, { params })).status).toBe(200);
  // Two attempts at verification and two afterwards.
  expect(await stsCalls()).toHaveLength(4);
});

test.runIf(IS_LONG)("no account is requested from another store or sent to it", async () => {
  product = await startProduct({ AWS_ENDPOINT_URL_STS: "" });
  const { visitor, params } = await siteOfOwner();
  expect(await stsCalls()).toEqual([]);
  await passToStranger("owned-sites");
  // Without an expected owner only the store decides, and here it allows everything.
  expect((await visitor.send(redeployCampaign, { params })).status).toBe(200);
});
