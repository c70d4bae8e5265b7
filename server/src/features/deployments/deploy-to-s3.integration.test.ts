import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { getCampaign } from "@mainstreet/contract/campaigns";
import { deployToS3 } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { countByStatus } from "../../../test/count-by-status.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.s3));
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
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  const bucketName = `direct-sites-${accounts}`;
  const region = "eu-central-1" as const;
  await visitor.send(aws.createBucket, {
    params: { id: response.id },
    body: { bucketName, region },
  });
  return { visitor, credentialsId: response.id, bucketName, accessKey };
}

type Sent = { credentialsId: string; bucketName: string; campaignId: string; siteDir?: string };
const deploy = (visitor: Visitor, body: Sent) => visitor.send(deployToS3, { body });
const pageOf = async (url: string | null) => String(await liveReader(product)(url ?? ""));

test("a campaign goes to the named folder of the named bucket, and leaves its Netlify site [spec 7, 8]", async () => {
  const { visitor, credentialsId, bucketName } = await visitorWithBucket();
  const campaign = await makeCampaign(visitor);
  const siteDir = "plumbing/winston-salem";
  const { status, response } = await deploy(visitor, {
    credentialsId,
    bucketName,
    campaignId: campaign.id,
    siteDir,
  });
  expect(status).toBe(200);
  expect(response).toMatchObject({
    success: true,
    message: `Successfully deployed to S3 bucket: ${bucketName}`,
    deploymentType: "aws",
    awsBucketName: bucketName,
    awsCredentialsId: credentialsId,
  });
  expect(response.deploymentUrl).toMatch(new RegExp(`/${siteDir}/$`));
  expect(await pageOf(response.deploymentUrl)).toContain("555-0142");
  await expect.poll(() => pageOf(campaign.deploymentUrl), { timeout: 15_000 }).toBe("undefined");
});

test.runIf(IS_LONG)(
  "its own site key and no folder at all are folders too; another one replaces the first",
  async () => {
    const { visitor, credentialsId, bucketName } = await visitorWithBucket();
    const campaign = await makeCampaign(visitor);
    const target = { credentialsId, bucketName, campaignId: campaign.id };
    const own = await deploy(visitor, target);
    expect(own.response.deploymentUrl).toMatch(/\/plumbing-winston-salem-nc-[a-z2-7]{6}\/$/);
    const keyed = await deploy(visitor, { ...target, siteDir: campaign.siteKey });
    expect(keyed.response.deploymentUrl).toMatch(new RegExp(`/${campaign.siteKey}/$`));
    expect(await pageOf(keyed.response.deploymentUrl)).toContain("555-0142");
    await expect
      .poll(() => pageOf(own.response.deploymentUrl), { timeout: 15_000 })
      .toContain("This page has moved");
  },
);

test.each(IS_LONG ? ["taken", "taken/inside", "around"] : ["taken"])(
  "another site's folder is not written over: %s [spec 7]",
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
    expect(failure.message).toBe(awsTexts.deployment.siteDirTaken);
    expect(await pageOf(owner.response.deploymentUrl)).toContain("555-0142");
    const otherFolder = await deploy(visitor, {
      ...target,
      campaignId: second.id,
      siteDir: `${taken}-2`,
    });
    expect(otherFolder.status).toBe(200);
  },
);

test("of two campaigns that request one folder at once only one gets it", async () => {
  const { visitor, credentialsId, bucketName } = await visitorWithBucket();
  const [first, second] = [await makeCampaign(visitor), await makeCampaign(visitor)];
  const replies = await Promise.all(
    [first, second].map(({ id }) =>
      deploy(visitor, { credentialsId, bucketName, campaignId: id, siteDir: "both" }),
    ),
  );
  expect(countByStatus(replies)).toEqual({ 200: 1, 409: 1 });
});

const BAD_FOLDERS = [
  "../other",
  "a b",
  "/etc/passwd",
  "a//b",
  "a/",
  "a\\b",
  "%2e%2e",
  "Upper",
  "a\0",
  "x".repeat(201),
];

test.each(IS_LONG ? BAD_FOLDERS : BAD_FOLDERS.slice(0, 2))(
  "the folder '%s' is refused, and nothing is deployed",
  async (siteDir) => {
    const { visitor, credentialsId, bucketName } = await visitorWithBucket();
    const body = { credentialsId, bucketName, campaignId: UNKNOWN, siteDir };
    const { status, failure } = await deploy(visitor, body);
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ siteDir: awsTexts.deployment.invalidSiteDir });
  },
);

test("another user's campaign and credentials get the same response as unknown ones", async () => {
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
    expect([status, failure.message]).toEqual([404, awsTexts.credentials.notFound]);
  }
});

/** A site that is live in folder "one" of its owner's bucket, and functions that read its campaign and page. */
async function siteInFolderOne() {
  const { visitor, credentialsId, bucketName, accessKey } = await visitorWithBucket();
  const { id: campaignId } = await makeCampaign(visitor);
  const target = { credentialsId, bucketName, campaignId };
  const { response } = await deploy(visitor, { ...target, siteDir: "one" });
  // Its first place, at the operator's Netlify account, is deleted.
  await expect
    .poll(async () => (await detail(visitor, campaignId)).formerSites, { timeout: 15_000 })
    .toEqual([]);
  return { visitor, target, accessKey, url: response.deploymentUrl };
}
const detail = async (visitor: Visitor, id: string) => {
  const { response } = await visitor.send(getCampaign, { params: { id } });
  return { ...response, deployments: response.deployments.length };
};

test.runIf(IS_LONG)(
  "to another folder a site goes only while the former can be removed: its keys are gone",
  async () => {
    const { visitor, target, url } = await siteInFolderOne();
    await visitor.send(aws.deleteAwsCredentials, { params: { id: target.credentialsId } });
    const accessKey = "AKIADEPLOYTOS3SECOND";
    const body = { name: "Second", accessKey, secretKey: secretKeyFor(accessKey) };
    const { response: second } = await visitor.send(aws.addAwsCredentials, { body });
    const bucketName = "second-direct-sites";
    await visitor.send(aws.createBucket, { params: { id: second.id }, body: { bucketName } });
    const before = await detail(visitor, target.campaignId);
    const to = { campaignId: target.campaignId, credentialsId: second.id, bucketName };
    const refused = await deploy(visitor, { ...to, siteDir: "two" });
    expect(refused.status).toBe(409);
    expect(refused.failure.message).toBe(
      awsTexts.deployment.formerStays(url ?? "", "The account is not in your settings any more."),
    );
    expect(await detail(visitor, target.campaignId)).toEqual(before);
    expect(await pageOf(url)).toContain("555-0142");
  },
);

test("to another folder a site goes only while the former can be removed: S3 refuses to delete", async () => {
  const { visitor, target, accessKey, url } = await siteInFolderOne();
  await control(product.s3, "deny", { accessKeyId: accessKey, action: "s3:DeleteObject" });
  const before = await detail(visitor, target.campaignId);
  const refused = await deploy(visitor, { ...target, siteDir: "two" });
  expect(refused.status).toBe(409);
  expect(refused.failure.message).toContain(`the one at ${url} could not be removed`);
  expect(await detail(visitor, target.campaignId)).toEqual(before);
  // The site may still be deployed again to its own folder.
  expect((await deploy(visitor, { ...target, siteDir: "one" })).status).toBe(200);
  expect(await pageOf(url)).toContain("555-0142");
});

test.runIf(IS_LONG)(
  "a site that was left and could not be removed keeps its campaign from a third folder",
  async () => {
    const { visitor, target, accessKey, url } = await siteInFolderOne();
    // The first deletion request proves that deleting is allowed; from the second on, deletions are refused.
    const refuse = { match: `POST ${target.bucketName}`, status: 403, when: "before", times: 100 };
    await deploy(visitor, { ...target, siteDir: "two" });
    const second = `${url?.replace("/one/", "/two/")}`;
    // The page of "one" redirects a moment before the campaign records it: until then folder "one" is probed too.
    await expect
      .poll(async () => (await detail(visitor, target.campaignId)).formerSites, { timeout: 15_000 })
      .toMatchObject([{ status: "pages", to: second }]);
    expect(await pageOf(url)).toContain(`url=${second}"`);
    await control(product.s3, "faults", { match: "POST delete", delayMs: 1, times: 1 });
    await control(product.s3, "faults", refuse);
    const third = await deploy(visitor, { ...target, siteDir: "three" });
    expect(third.status).toBe(200);
    const message = async () => (await detail(visitor, target.campaignId)).deploymentMessage;
    await expect.poll(message, { timeout: 15_000 }).toContain(`still up at ${second}`);
    await clearFaults(product.s3);
    await control(product.s3, "deny", { accessKeyId: accessKey, action: "s3:DeleteObject" });
    const refused = await deploy(visitor, { ...target, siteDir: "four" });
    expect([refused.status, refused.failure.code]).toEqual([409, "FORMER_SITE_STAYS"]);
    // Going back to "two" is refused as well, since the site in "three" could not be removed.
    const back = await deploy(visitor, { ...target, siteDir: "two" });
    expect(back.status).toBe(409);
  },
);

test.runIf(IS_LONG)(
  "while S3 does not respond nothing is changed, and the same request works later",
  async () => {
    const { visitor, target, url } = await siteInFolderOne();
    const before = await detail(visitor, target.campaignId);
    const down = { match: "POST delete", dropConnection: true, times: 1_000 };
    await control(product.s3, "faults", down);
    const { status } = await deploy(visitor, { ...target, siteDir: "two" });
    expect([502, 504]).toContain(status);
    expect(await detail(visitor, target.campaignId)).toEqual(before);
    await clearFaults(product.s3);
    expect((await deploy(visitor, { ...target, siteDir: "two" })).status).toBe(200);
    await expect.poll(() => pageOf(url), { timeout: 15_000 }).toContain("This page has moved");
  },
  60_000,
);

test("with a missing bucket the deployment fails with S3's reason [spec 8]", async () => {
  const { visitor, credentialsId } = await visitorWithBucket();
  const campaign = await makeCampaign(visitor);
  const body = { credentialsId, bucketName: "no-such-sites", campaignId: campaign.id };
  const { status, failure } = await deploy(visitor, body);
  expect(status).toBe(502);
  expect(failure.message).toBe("Failed to deploy to S3: Bucket no-such-sites no longer exists.");
  expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
});
