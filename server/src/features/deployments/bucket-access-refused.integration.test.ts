import { INSIST_WORDS, nameStatements } from "@mainstreet/contract/hosts/aws/bucket-access";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { deployToS3 } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  accessOf,
  closeOwnBucket,
  makeBucketOwner,
  makeOwnSite,
  openOwnBucket,
} from "../../../test/bucket-owner.ts";
import { liveReader, type Product, startProduct } from "../../../test/harness.ts";
import { type OwnBucket } from "../../../test/own-bucket.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const PAYROLL = ["payroll/2026-10.csv", "payroll/2026-11.csv", "notes.txt"];

const ownerOf = (keys: string[], region?: OwnBucket["region"]) =>
  makeBucketOwner(product, keys, region);

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

test("statements of the user's own stay, and what they open stays open", async () => {
  const owner = await ownerOf(["press/logo.svg", ...PAYROLL]);
  const { own } = owner;
  const press = {
    Sid: "Press",
    Effect: "Allow",
    Principal: "*",
    Action: "s3:GetObject",
    Resource: `arn:aws:s3:::${own.bucket}/press/*`,
  };
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  await own.setPolicy([press, ...(await own.statements())]);
  const site = await makeOwnSite(owner);
  expect(await isUp(site.deploymentUrl)).toBe(true);
  expect((await own.statements()).length).toBe(2);
  expect((await closeOwnBucket(owner)).response).toMatchObject({
    isStillPublic: true,
    liveSites: 1,
  });
  expect(await own.statements()).toEqual([press]);
  expect(await own.statusOf("press/logo.svg")).toBe(200);
  expect(await isUp(site.deploymentUrl)).toBe(false);
});

test.each([
  ["alongside other objects", PAYROLL, "OldShare"],
  ["of its own", [], undefined],
])("a bucket %s is not opened while its own policy makes more public", async (_, keys, Sid) => {
  const owner = await ownerOf(keys);
  const { own } = owner;
  const everything = {
    ...(Sid !== undefined && { Sid }),
    Effect: "Allow",
    Principal: "*",
    Action: "s3:GetObject",
    Resource: `arn:aws:s3:::${own.bucket}/*`,
  };
  await own.allowPublicPolicies();
  await own.setPolicy([everything]);
  for (const isBlocked of [false, true]) {
    if (isBlocked) await own.blockPublicPolicies();
    expect(await accessOf(owner)).toMatchObject({
      state: isBlocked ? "closed" : "other",
      publicStatements: [Sid ?? ""],
    });
    const { status, failure } = await openOwnBucket(owner, { insist: INSIST_WORDS });
    expect([status, failure.code]).toEqual([409, "BUCKET_POLICY_PUBLIC"]);
    expect(failure.message).toBe(
      awsTexts.buckets.policyOpensMore(own.bucket, nameStatements([Sid ?? ""])),
    );
    expect(failure.message).toContain(Sid ?? "a statement of its policy");
    expect(await own.statements()).toEqual([everything]);
    expect(await own.blocksPublic()).toBe(isBlocked);
  }
  for (const key of keys) expect(await own.statusOf(key)).toBe(403);
});

/** A statement of the user's own that makes a policy with these other statements `bytes` long. */
function fillerFor(own: OwnBucket, others: object[], bytes: number) {
  const statement = (name: string) => ({
    Sid: "Partners",
    Effect: "Deny",
    Principal: "*",
    Action: "s3:DeleteObject",
    Resource: `arn:aws:s3:::${own.bucket}/${name}`,
  });
  const Statement = [statement(""), ...others];
  const used = JSON.stringify({ Version: "2012-10-17", Statement }).length;
  return statement("x".repeat(bytes - used));
}

test("a policy that is too long for AWS is refused with the advice to choose another bucket", async () => {
  const owner = await ownerOf(PAYROLL);
  const { own, visitor } = owner;
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  const fits = await makeOwnSite(owner);
  expect(fits.deploymentMessage).toBe("");
  const ours = await own.statements();
  await own.setPolicy([fillerFor(own, ours, 20_450), ...ours]);
  const full = await makeOwnSite(owner, "Cary");
  const refusal = awsTexts.errors.policyFull(own.bucket);
  expect(refusal).toContain("Choose another bucket");
  expect(full).toMatchObject({ deploymentStatus: "failed", deploymentMessage: refusal });
  expect(await isUp(fits.deploymentUrl)).toBe(true);
  const gone = await visitor.send(deleteCampaign, { params: { id: full.id }, query: {} });
  expect(gone.response).toMatchObject({ success: true, refunded: 1 });
  const closed = await visitor.send(deleteCampaign, { params: { id: fits.id }, query: {} });
  expect(closed.response).toMatchObject({ success: true, teardown: "removed" });
  // With a policy of this length there is no space for our statement at all.
  await closeOwnBucket(owner);
  await own.setPolicy([fillerFor(own, [], 20_400)]);
  const opened = await openOwnBucket(owner, { insist: INSIST_WORDS });
  expect([opened.status, opened.failure.message]).toEqual([409, refusal]);
  expect(await own.blocksPublic()).toBe(true);
});

test("a site is not published into a folder with objects of others", async () => {
  const owner = await ownerOf(PAYROLL);
  const { visitor, own } = owner;
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  const site = await makeOwnSite(owner);
  const { awsCredentialsId: credentialsId } = owner;
  const body = { campaignId: site.id, credentialsId, bucketName: own.bucket, siteDir: "payroll" };
  const { failure } = await visitor.send(deployToS3, { body });
  expect(failure.message).toContain(awsTexts.errors.folderTaken("payroll", own.bucket));
  for (const key of PAYROLL) expect(await own.statusOf(key)).toBe(403);
  expect((await accessOf(owner)).others.names).toContain("payroll/");
});

test("creating a bucket that is there already opens nothing", async () => {
  // In us-east-1 AWS reports success when a user creates a bucket that they already own.
  const owner = await ownerOf(PAYROLL, "us-east-1");
  const { visitor, awsCredentialsId, own } = owner;
  const params = { id: awsCredentialsId };
  const body = { bucketName: own.bucket, region: own.region };
  const again = await visitor.send(aws.createBucket, { params, body });
  expect([again.status, again.failure.message]).toEqual([409, "You already have this bucket."]);
  for (const key of PAYROLL) expect(await own.statusOf(key)).toBe(403);
});

test("a key that may not list a bucket cannot open it", async () => {
  const owner = await ownerOf(PAYROLL);
  const { own, accessKey } = owner;
  await control(product.s3, "deny", { accessKeyId: accessKey, action: "s3:ListBucket" });
  const { status, failure } = await openOwnBucket(owner, { insist: INSIST_WORDS });
  expect(status).toBe(400);
  expect(failure.message).toBe(awsTexts.errors.mayNotInspect(own.bucket));
  expect(await own.statements()).toEqual([]);
});
