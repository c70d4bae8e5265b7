/**
 * What a user does with any store that supports the S3 protocol: run here against the emulator, and by `npm run test:providers` against
 * a store of another maker.
 */
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import {
  closeBucket,
  getBucketAccess,
  makeBucketPublic,
} from "@mainstreet/contract/hosts/aws/bucket-access";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCampaign, PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { openStore, type StoreUnderTest } from "../../../test/store-under-test.ts";
import { deleteObjects } from "../../hosting/aws/delete-objects.ts";
import { openConnection } from "../../hosting/aws/s3-connection.ts";

const bucketName = `sites-${randomUUID()}`;
const region = "us-east-1" as const;

let store: StoreUnderTest;
let product: Product;
beforeAll(async () => {
  store = await openStore();
  product = await startProduct({ AWS_ENDPOINT_URL_S3: store.url, AWS_ENDPOINT_URL_STS: "" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
  await store.close();
});

/** What a visitor gets from the store itself, below the bucket, since not every store serves websites. */
async function visit(path: string): Promise<string | undefined> {
  const response = await fetch(`${store.url}/${bucketName}/${path}`, {
    headers: { "accept-encoding": "identity" },
  });
  return response.ok ? response.text() : undefined;
}

/** Deletes objects as the owner could with a tool of the store. */
async function deleteBehindOurBack(keys: string[]): Promise<void> {
  const place = { ...store.keys, endpoint: store.url, bucket: bucketName, region };
  await deleteObjects(openConnection(place), keys);
}

test("keys, a bucket, a site, a new version, a lost site, its end and the bucket closed again", async () => {
  const visitor = await product.signUp();
  const { accessKey, secretKey } = store.keys;
  const wrong = { name: "Wrong", accessKey, secretKey: "not-the-secret-of-this-key" };
  expect((await visitor.send(aws.addAwsCredentials, { body: wrong })).status).toBe(400);
  const saved = await visitor.send(aws.addAwsCredentials, {
    body: { name: "Mine", accessKey, secretKey },
  });
  expect(saved.status, saved.failure.message).toBe(201);
  const params = { id: saved.response.id };
  const made = await visitor.send(aws.createBucket, { params, body: { bucketName, region } });
  expect(made.status, made.failure.message).toBe(201);
  const listed = await visitor.send(aws.listBuckets, { params });
  expect(listed.response.buckets.map(({ name }) => name)).toContain(bucketName);

  const choice = {
    deploymentType: "aws" as const,
    awsCredentialsId: params.id,
    awsBucketName: bucketName,
  };
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...choice });
  expect(campaign).toMatchObject({ deploymentStatus: "deployed", isLive: true });
  const folder = new URL(campaign.deploymentUrl ?? "").pathname.replaceAll(/^\/|\/$/g, "");
  const page = `${folder}/index.html`;
  expect(await visit(page)).toContain("555-0142");

  const id = { id: campaign.id };
  const change = (phone: string) =>
    visitor.send(updateCampaign, { params: id, body: { main: { phone } } });
  const deploy = () => visitor.send(redeployCampaign, { params: id });
  await change("(336) 555-0199");
  expect((await deploy()).response).toMatchObject({ success: true, status: "deployed" });
  expect(await visit(page)).toContain("555-0199");
  expect((await deploy()).response.message).toBe(texts.campaigns.nothingChanged);

  const { rows } = await product.db.execute<{ path: string }>(sql`
    select jsonb_object_keys(hosting_state -> 'manifest') as path from campaigns where id = ${id.id}`);
  const keys = rows.map(({ path }) => `${folder}/${path}`);
  expect(keys.length).toBeGreaterThan(5);
  await deleteBehindOurBack(keys);
  await change("(336) 555-0177");
  expect((await deploy()).response).toMatchObject({ success: true, status: "deployed" });
  expect(await visit(page)).toContain("555-0177");
  for (const key of keys) expect(await visit(key), key).toBeDefined();

  const removed = await visitor.send(deleteCampaign, { params: id, query: {} });
  expect(removed.response).toMatchObject({ teardown: "removed" });
  expect(await visit(page)).toBeUndefined();

  const at = { ...params, bucketName };
  const read = () => visitor.send(getBucketAccess, { params: at, query: { region } });
  expect((await read()).response).toMatchObject({ state: "everything", others: { names: [] } });
  const closed = await visitor.send(closeBucket, { params: at, body: { region } });
  expect(closed.response, closed.failure.message).toMatchObject({ isStillPublic: false });
  expect((await read()).response.state).toBe("closed");
  const opened = await visitor.send(makeBucketPublic, { params: at, body: { region, bucketName } });
  expect(opened.response, opened.failure.message).toMatchObject({ opened: "everything" });
}, 120_000);
