import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { makeBucketPublic } from "@mainstreet/contract/hosts/aws/bucket-access";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.s3));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function visitorWithKeys(accessKey: string) {
  const visitor = await product.signUp();
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { status, response } = await visitor.send(aws.addAwsCredentials, { body });
  expect(status).toBe(201);
  return { visitor, awsCredentialsId: response.id };
}

/** A user with a bucket in Frankfurt, and a site in it. */
async function siteInBucket(accessKey: string, bucketName: string) {
  const { visitor, awsCredentialsId } = await visitorWithKeys(accessKey);
  const params = { id: awsCredentialsId };
  const made = await visitor.send(aws.createBucket, {
    params,
    body: { bucketName, region: "eu-central-1" },
  });
  expect(made.status, made.failure.message).toBe(201);
  const choice = { deploymentType: "aws" as const, awsCredentialsId, awsBucketName: bucketName };
  return { visitor, campaign: await makeCampaign(visitor, { ...PLUMBING, ...choice }) };
}

/** An S3 client with the user's own keys. */
function clientOf(accessKeyId: string): S3Client {
  const credentials = { accessKeyId, secretAccessKey: secretKeyFor(accessKeyId) };
  const { url } = product.s3;
  return new S3Client({ credentials, endpoint: url, region: "eu-central-1", forcePathStyle: true });
}

/** Empties and deletes the bucket, as its owner would at AWS. */
async function removeBucket(accessKeyId: string, Bucket: string): Promise<void> {
  const client = clientOf(accessKeyId);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  await client.send(new DeleteBucketCommand({ Bucket }));
  client.destroy();
}

const pageOf = async (url: string | null) => String(await liveReader(product)(url ?? ""));

test("wrong keys are refused with the spec's text, and nothing is stored [spec 5]", async () => {
  const visitor = await product.signUp();
  const body = {
    name: "Mine",
    accessKey: "AKIAWRONGWRONGWRONG1",
    secretKey: "not-the-secret-of-this-key",
  };
  const { status, failure } = await visitor.send(aws.addAwsCredentials, { body });
  expect(status).toBe(400);
  expect(failure.message).toBe("Invalid AWS credentials. Please check and try again.");
  expect((await visitor.send(aws.listAwsCredentials, {})).response).toEqual([]);
});

test("a site goes to a new bucket in Frankfurt and serves at its website address [spec 7]", async () => {
  const { visitor, campaign } = await siteInBucket("AKIAFRANKFURTSTORY01", "asha-sites");
  expect(campaign.deploymentMessage).toBe("");
  expect(campaign.deploymentUrl).toMatch(
    /^http:\/\/asha-sites\.s3-website\.eu-central-1\.localhost:\d+\/plumbing-winston-salem-nc-[a-z2-7]{6}\/$/,
  );
  expect(await pageOf(campaign.deploymentUrl)).toContain("(336)");
  const { response } = await visitor.send(aws.listBuckets, {
    params: { id: campaign.awsCredentialsId ?? "" },
  });
  expect(response.buckets).toMatchObject([{ name: "asha-sites", region: "eu-central-1" }]);
});

test("the responses show keys as masks only, and a mask sent back keeps the key [spec 2.10, 3, 7]", async () => {
  const accessKey = "AKIAMASKEDSTORYKEY01";
  const { visitor, awsCredentialsId } = await visitorWithKeys(accessKey);
  const { response } = await visitor.send(aws.listAwsCredentials, {});
  const secretKey = secretKeyFor(accessKey);
  const mask = (secret: string) => `${secret.slice(0, 4)}...${secret.slice(-4)}`;
  expect(response).toMatchObject([
    { name: "Mine", accessKey: mask(accessKey), secretKey: mask(secretKey) },
  ]);
  const params = { id: awsCredentialsId };
  const body = { name: "Renamed", accessKey: mask(accessKey), secretKey: mask(secretKey) };
  const renamed = await visitor.send(aws.updateAwsCredentials, { params, body });
  expect(renamed.response).toMatchObject({ ...body });
  expect((await visitor.send(aws.verifyAwsCredentials, { body: params })).response).toEqual({
    valid: true,
  });
  const other = { ...body, secretKey: "abcd...wxyz" };
  const refused = await visitor.send(aws.updateAwsCredentials, { params, body: other });
  expect(refused.failure.fields).toEqual({ secretKey: texts.secrets.maskRefused });
  await product.assertSound({ secrets: [secretKey, accessKey] });
  expect(product.logs.join("")).not.toContain(secretKey);
});

test("an edited phone sends only what changed, index.html last; without a change nothing is sent", async () => {
  const { visitor, campaign } = await siteInBucket("AKIADIFFSTORYKEYS001", "diff-sites");
  const params = { id: campaign.id };
  await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0199" } } });
  await clearJournal(product.s3);
  await visitor.send(redeployCampaign, { params });
  const puts = (await journal(product.s3)).filter(({ method }) => method === "PUT");
  expect(puts.length).toBeLessThan(5);
  expect(puts.at(-1)?.path).toMatch(/\/index\.html/);
  expect(await pageOf(campaign.deploymentUrl)).toContain("555-0199");
  await clearJournal(product.s3);
  const again = await visitor.send(redeployCampaign, { params });
  expect(again.response.message).toBe(texts.campaigns.nothingChanged);
  expect((await journal(product.s3)).filter(({ method }) => method === "PUT")).toEqual([]);
});

test.runIf(IS_LONG)(
  "an upload cut before index.html leaves the old page; the next deployment repairs all",
  async () => {
    const { visitor, campaign } = await siteInBucket("AKIACUTSTORYKEYS0001", "cut-sites");
    const params = { id: campaign.id };
    await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0133" } } });
    await control(product.s3, "faults", {
      match: "PUT index\\.html",
      dropConnection: true,
      times: 1_000,
      when: "before",
    });
    expect((await visitor.send(redeployCampaign, { params })).status).toBe(502);
    await clearFaults(product.s3);
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
    expect((await visitor.send(redeployCampaign, { params })).status).toBe(200);
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0133");
  },
  60_000,
);

test("a bucket is made once per Idempotency-Key; a name that is there is a conflict", async () => {
  const { visitor, awsCredentialsId } = await visitorWithKeys("AKIAONCESTORYKEYS001");
  const request = {
    params: { id: awsCredentialsId },
    body: { bucketName: "once-sites", region: "eu-central-1" as const },
  };
  const headers = { "idempotency-key": "bucket-form" };
  const first = await visitor.send(aws.createBucket, { ...request, headers });
  const again = await visitor.send(aws.createBucket, { ...request, headers });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.response).toEqual(first.response);
  const other = await visitor.send(aws.createBucket, request);
  expect(other.status).toBe(409);
  expect(other.failure.message).toBe("You already have this bucket.");
});

test("a bucket of the user's own stays shut until they open it; then Deploy Site works", async () => {
  const accessKey = "AKIASHUTSTORYKEYS001";
  const { visitor, awsCredentialsId } = await visitorWithKeys(accessKey);
  const client = clientOf(accessKey);
  await client.send(
    new CreateBucketCommand({
      Bucket: "shut-sites",
      CreateBucketConfiguration: { LocationConstraint: "eu-central-1" },
    }),
  );
  client.destroy();
  const choice = { deploymentType: "aws" as const, awsCredentialsId, awsBucketName: "shut-sites" };
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...choice });
  expect(campaign).toMatchObject({ deploymentStatus: "failed", deployed: false });
  expect(campaign.deploymentMessage).toContain("is not open to visitors yet");
  const params = { id: awsCredentialsId, bucketName: "shut-sites" };
  const body = { region: "eu-central-1" as const, bucketName: "shut-sites" };
  const opened = await visitor.send(makeBucketPublic, { params, body });
  expect(opened.response).toEqual({ success: true, opened: "everything" });
  const { response } = await visitor.send(redeployCampaign, { params: { id: campaign.id } });
  expect(response.success).toBe(true);
  expect(await pageOf(response.deploymentUrl)).toContain("555-0142");
});

test.runIf(IS_LONG)(
  "a bucket that is gone is named as the cause; made again, the whole site is sent again",
  async () => {
    const { visitor, campaign } = await siteInBucket("AKIAGONESTORYKEYS001", "gone-sites");
    const params = { id: campaign.id };
    await removeBucket("AKIAGONESTORYKEYS001", "gone-sites");
    const { status, failure } = await visitor.send(redeployCampaign, { params });
    expect(status).toBe(502);
    expect(failure.message).toBe("Bucket gone-sites no longer exists.");
    const credentials = { id: campaign.awsCredentialsId ?? "" };
    const body = { bucketName: "gone-sites", region: "eu-central-1" as const };
    await visitor.send(aws.createBucket, { params: credentials, body });
    expect((await visitor.send(redeployCampaign, { params })).status).toBe(200);
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
  },
  60_000,
);
