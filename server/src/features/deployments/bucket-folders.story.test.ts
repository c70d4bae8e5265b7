import { closeBucket, INSIST_WORDS, makeBucketPublic } from "@mainstreet/contract/bucket-access";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import { deployToS3 } from "@mainstreet/contract/deploy-to-s3";
import { providerTexts } from "@mainstreet/contract/provider-texts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { liveReader, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { makeOwnBucket, makeSiteIn, type OwnBucket, storeKeys } from "../../../test/own-bucket.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.s3));
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

type Owner = { visitor: Visitor; own: OwnBucket; accessKey: string; awsCredentialsId: string };

let made = 0;

/** A user with a bucket from before, opened as far as its objects allow. */
async function ownerOf(keys: string[]): Promise<Owner> {
  made += 1;
  const accessKey = `AKIABUCKETFOLDER${String(made).padStart(4, "0")}`;
  const place = { accessKey, bucket: `folder-bucket-${made}`, region: "us-east-1" as const };
  const own = await makeOwnBucket(product, { ...place, keys });
  const visitor = await product.signUp();
  const owner = { visitor, own, accessKey, awsCredentialsId: await storeKeys(visitor, accessKey) };
  expect((await open(owner)).status).toBe(200);
  return owner;
}

function open({ visitor, own, awsCredentialsId }: Omit<Owner, "accessKey">) {
  return visitor.send(makeBucketPublic, {
    params: { id: awsCredentialsId, bucketName: own.bucket },
    body: { region: own.region, bucketName: own.bucket, insist: INSIST_WORDS },
  });
}

const siteOf = ({ visitor, own, awsCredentialsId }: Omit<Owner, "accessKey">, city = "Durham") =>
  makeSiteIn(visitor, { awsCredentialsId, bucket: own.bucket, city });

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

const folderOf = (url: string | null) => new URL(url ?? "").pathname.slice(1, -1);

test("a move that is refused leaves the site readable where it is", async () => {
  const owner = await ownerOf(["payroll/2026-10.csv"]);
  const { visitor, own, awsCredentialsId: credentialsId } = owner;
  const [one, two] = [await siteOf(owner), await siteOf(owner, "Cary")];
  const before = await own.statements();
  const { status, failure } = await visitor.send(deployToS3, {
    body: {
      campaignId: one.id,
      credentialsId,
      bucketName: own.bucket,
      siteDir: folderOf(two.deploymentUrl),
    },
  });
  expect([status, failure.code]).toEqual([409, "SITE_DIR_TAKEN"]);
  expect(await own.statements()).toEqual(before);
  expect(await isUp(one.deploymentUrl)).toBe(true);
});

test("a site published by what was known of a bucket that was narrowed since is readable", async () => {
  const owner = await ownerOf([]);
  const { visitor, own } = owner;
  const first = await siteOf(owner);
  // As another process writes it, while this one still has the bucket in memory as open.
  const root = `arn:aws:s3:::${own.bucket}`;
  const Resource = [`${root}/404.html`, `${root}/${folderOf(first.deploymentUrl)}/*`];
  const [whole] = await own.statements();
  const Sid = `PublicReadSites${visitor.user.id.replaceAll("-", "").slice(-12)}`;
  await own.setPolicy([{ ...whole, Sid, Resource }]);
  const second = await siteOf(owner, "Cary");
  expect(second.deploymentMessage).toBe("");
  for (const { deploymentUrl } of [first, second]) expect(await isUp(deploymentUrl)).toBe(true);
});

test("a site published by what was known of a bucket that was closed since says so", async () => {
  const owner = await ownerOf([]);
  const { visitor, own } = owner;
  await siteOf(owner);
  await own.setPolicy([
    {
      Sid: "Partners",
      Effect: "Deny",
      Principal: "*",
      Action: "s3:DeleteObject",
      Resource: `arn:aws:s3:::${own.bucket}/none`,
    },
  ]);
  const second = await siteOf(owner, "Cary");
  const refusal = providerTexts.aws.bucketClosed(own.bucket);
  expect(second).toMatchObject({ deploymentStatus: "failed", deploymentMessage: refusal });
  await open(owner);
  const again = await visitor.send(redeployCampaign, { params: { id: second.id } });
  expect(again.status, again.failure.message).toBe(200);
  expect(await isUp(again.answer.deploymentUrl)).toBe(true);
});

test("a bucket that was closed only half-way is checked by the next deployment", async () => {
  const owner = await ownerOf([]);
  const { visitor, own, accessKey, awsCredentialsId } = owner;
  const site = await siteOf(owner);
  const action = "s3:DeleteBucketPolicy";
  await control(product.s3, "deny", { accessKeyId: accessKey, action });
  const closed = await visitor.send(closeBucket, {
    params: { id: awsCredentialsId, bucketName: own.bucket },
    body: { region: own.region },
  });
  expect(closed.failure.message).toBe(providerTexts.aws.mayNotClose(own.bucket));
  expect(await isUp(site.deploymentUrl)).toBe(false);
  const refused = await visitor.send(redeployCampaign, { params: { id: site.id } });
  expect(refused.failure.message).toBe(providerTexts.aws.bucketClosed(own.bucket));
});
