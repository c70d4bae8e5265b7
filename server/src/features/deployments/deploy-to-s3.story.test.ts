import * as aws from "@mainstreet/contract/aws-credentials";
import { deployToS3 } from "@mainstreet/contract/deploy-to-s3";
import { texts } from "@mainstreet/contract/texts";
import { secretFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const UNKNOWN = "01990000-0000-7000-8000-000000000000";
let accounts = 0;

/** A visitor with AWS keys and a bucket. */
async function visitorWithBucket() {
  accounts += 1;
  const visitor = await product.signUp();
  const accessKey = `AKIADEPLOYTOS3${String(accounts).padStart(6, "0")}`;
  const body = { name: "Mine", accessKey, secretKey: secretFor(accessKey) };
  const { answer } = await visitor.send(aws.addAwsCredentials, { body });
  const bucketName = `direct-sites-${accounts}`;
  const region = "eu-central-1" as const;
  await visitor.send(aws.createBucket, {
    params: { id: answer.id },
    body: { bucketName, region },
  });
  return { visitor, credentialsId: answer.id, bucketName };
}

type Sent = { credentialsId: string; bucketName: string; campaignId: string; siteDir?: string };
const deploy = (visitor: Visitor, body: Sent) => visitor.send(deployToS3, { body });
const pageOf = async (url: string | null) => String(await liveReader(product)(url ?? ""));

test("a campaign goes to the named folder of the named bucket, and leaves its Netlify site", async () => {
  const { visitor, credentialsId, bucketName } = await visitorWithBucket();
  const campaign = await makeCampaign(visitor);
  const siteDir = "plumbing/winston-salem";
  const { status, answer } = await deploy(visitor, {
    credentialsId,
    bucketName,
    campaignId: campaign.id,
    siteDir,
  });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    success: true,
    message: `Successfully deployed to S3 bucket: ${bucketName}`,
    deploymentType: "aws",
    awsBucketName: bucketName,
    awsCredentialsId: credentialsId,
  });
  expect(answer.deploymentUrl).toMatch(new RegExp(`/${siteDir}/$`));
  expect(await pageOf(answer.deploymentUrl)).toContain("555-0142");
  await expect.poll(() => pageOf(campaign.deploymentUrl), { timeout: 15_000 }).toBe("undefined");
});

test("its own site key and no folder at all are folders too; another one replaces the first", async () => {
  const { visitor, credentialsId, bucketName } = await visitorWithBucket();
  const campaign = await makeCampaign(visitor);
  const target = { credentialsId, bucketName, campaignId: campaign.id };
  const own = await deploy(visitor, target);
  expect(own.answer.deploymentUrl).toMatch(/\/plumbing-winston-salem-nc-[a-z2-7]{6}\/$/);
  const keyed = await deploy(visitor, { ...target, siteDir: campaign.siteKey });
  expect(keyed.answer.deploymentUrl).toMatch(new RegExp(`/${campaign.siteKey}/$`));
  expect(await pageOf(keyed.answer.deploymentUrl)).toContain("555-0142");
  await expect.poll(() => pageOf(own.answer.deploymentUrl), { timeout: 15_000 }).toBe("undefined");
});

test.each(["taken", "taken/inside", "around"])(
  "another site's folder is not written over: %s",
  async (siteDir) => {
    const { visitor, credentialsId, bucketName } = await visitorWithBucket();
    const [first, second] = [await makeCampaign(visitor), await makeCampaign(visitor)];
    const target = { credentialsId, bucketName };
    const taken = siteDir === "around" ? "around/it" : "taken";
    const owner = await deploy(visitor, { ...target, campaignId: first.id, siteDir: taken });
    const { status, failure } = await deploy(visitor, {
      ...target,
      campaignId: second.id,
      siteDir,
    });
    expect(status).toBe(409);
    expect(failure.message).toBe(texts.s3Deployment.siteDirTaken);
    expect(await pageOf(owner.answer.deploymentUrl)).toContain("555-0142");
    const beside = await deploy(visitor, {
      ...target,
      campaignId: second.id,
      siteDir: `${taken}-2`,
    });
    expect(beside.status).toBe(200);
  },
);

test("two campaigns that ask for one folder at once do not both get it", async () => {
  const { visitor, credentialsId, bucketName } = await visitorWithBucket();
  const [first, second] = [await makeCampaign(visitor), await makeCampaign(visitor)];
  const replies = await Promise.all(
    [first, second].map(({ id }) =>
      deploy(visitor, { credentialsId, bucketName, campaignId: id, siteDir: "both" }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test.each([
  "../other",
  "/etc/passwd",
  "a//b",
  "a/",
  "a\\b",
  "%2e%2e",
  "Upper",
  "a b",
  "a\0",
  "x".repeat(201),
])("the folder '%s' is refused, and nothing is deployed", async (siteDir) => {
  const { visitor, credentialsId, bucketName } = await visitorWithBucket();
  const body = { credentialsId, bucketName, campaignId: UNKNOWN, siteDir };
  const { status, failure } = await deploy(visitor, body);
  expect(status).toBe(400);
  expect(failure.fields).toEqual({ siteDir: texts.s3Deployment.invalidSiteDir });
});

test("somebody else's campaign and credentials are as unknown as such that do not exist", async () => {
  const mine = await visitorWithBucket();
  const theirs = await visitorWithBucket();
  const campaign = await makeCampaign(mine.visitor);
  const other = await makeCampaign(theirs.visitor);
  const { visitor, credentialsId, bucketName } = mine;
  for (const campaignId of [other.id, UNKNOWN]) {
    const { status, failure } = await deploy(visitor, { credentialsId, bucketName, campaignId });
    expect([status, failure.message]).toEqual([404, "Campaign not found"]);
  }
  for (const foreign of [theirs.credentialsId, UNKNOWN]) {
    const body = { credentialsId: foreign, bucketName, campaignId: campaign.id };
    const { status, failure } = await deploy(visitor, body);
    expect([status, failure.message]).toEqual([404, texts.awsCredentials.notFound]);
  }
});

test("a bucket that is not there fails it in S3's name and says why", async () => {
  const { visitor, credentialsId } = await visitorWithBucket();
  const campaign = await makeCampaign(visitor);
  const body = { credentialsId, bucketName: "no-such-sites", campaignId: campaign.id };
  const { status, failure } = await deploy(visitor, body);
  expect(status).toBe(502);
  expect(failure.message).toBe("Failed to deploy to S3: Bucket no-such-sites no longer exists.");
  expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
});
