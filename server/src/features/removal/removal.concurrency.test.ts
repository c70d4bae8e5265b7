import { setTimeout as sleep } from "node:timers/promises";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { addLocations, removeLocation } from "@mainstreet/contract/location-edits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
  endOfDeployment,
} from "../../../test/harness.ts";
import { countByStatus } from "../../../test/count-by-status.ts";
import type { Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { claimDeployment } from "../deployments/claim-deployment.ts";

const ROUNDS = IS_LONG ? 1_000 : 4;
/** About as long as a deployment takes here: the deletion happens at some moment of it. */
const LONGEST_START_MS = 600;

let product: Product;
/** Without a worker, so that whatever is requested stays waiting. */
let api: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: String(ROUNDS * 2) });
  api = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await api.assertSound({ isSettled: true });
  await api.close();
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

type Input = Parameters<typeof create>[1];

async function create(visitor: Visitor, input: object = PLUMBING): Promise<string> {
  const { response } = await visitor.send(createCampaign, { body: { ...PLUMBING, ...input } });
  return response.id;
}

const remove = (visitor: Visitor, id: string) =>
  visitor.send(deleteCampaign, { params: { id }, query: {} });

/** Makes sites and deletes each at some moment of its deployment; returns the sum of the refunds. */
async function deleteWhileDeploying(visitor: Visitor, input?: Input): Promise<number> {
  let refunded = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await create(visitor, input);
    await sleep((LONGEST_START_MS * round) / ROUNDS);
    // However slow the machine, one of the sites is live by then.
    if (round === ROUNDS - 1) await endOfDeployment(visitor, id);
    const { status, response, failure } = await remove(visitor, id);
    expect(status, failure.message).toBe(200);
    expect(response.teardown).not.toBe("left");
    refunded += response.refunded;
  }
  // Some were deleted before they were live and some after, or these rounds would prove little.
  expect(refunded).toBeGreaterThan(0);
  expect(refunded).toBeLessThan(ROUNDS);
  return refunded;
}

const balanceOf = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

async function sitesAtNetlify(): Promise<unknown> {
  const headers = { authorization: `Bearer ${sandboxDefaultToken}` };
  return (await fetch(`${product.netlify.url}/api/v1/sites`, { headers })).json();
}

test("twenty deletions of one campaign at once: one does it, one refund is written", async () => {
  const visitor = await api.signUp();
  const id = await create(visitor);
  const replies = await Promise.all(Array.from({ length: 20 }, () => remove(visitor, id)));
  expect(countByStatus(replies)).toEqual({ 200: 1, 404: 19 });
  const done = replies.filter(({ status }) => status === 200);
  expect(done.map(({ response }) => response.refunded)).toEqual([1]);
  expect(await balanceOf(visitor)).toBe(5);
});

test("one location added ten times at once is charged once, and removed ten times at once refunded once", async () => {
  const visitor = await api.signUp();
  const made = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      mainLocation: { city: "Durham", state: "NC" },
      additionalLocations: [{ city: "Raleigh", state: "NC" }],
    },
  });
  const params = { id: await campaignOfRun(visitor, made.response.progressId) };
  const add = (city: string) =>
    visitor.send(addLocations, { params, body: { locations: [{ city, state: "NC" }] } });
  const take = (city: string) =>
    visitor.send(removeLocation, { params, query: { city, state: "NC" } });
  const atOnce = async (replies: Promise<{ status: number }>[]) =>
    countByStatus(await Promise.all(replies));

  const same = await atOnce(Array.from({ length: 10 }, () => add("Cary")));
  expect(same).toEqual({ 201: 1, 409: 9 });
  expect(await balanceOf(visitor)).toBe(2);
  const others = ["Apex", "Concord", "Gastonia", "Hickory"].map(add);
  expect(await atOnce(others)).toEqual({ 201: 2, 402: 2 });
  const gone = await atOnce(Array.from({ length: 10 }, () => take("Cary")));
  expect(gone).toEqual({ 200: 1, 404: 9 });
  expect(await balanceOf(visitor)).toBe(1);

  // While it is about to be live, nobody knows yet whether its credit is returned.
  await claimDeployment(api.db, { userId: visitor.user.id, campaignId: params.id });
  const { status, failure } = await take("Raleigh");
  expect([status, failure.message]).toEqual([409, texts.locationEdits.goingLive]);
  await add("Cary");
  expect((await take("Cary")).response.refunded).toBe(1);
  expect((await remove(visitor, params.id)).response.refunded).toBe(4);
  expect(await balanceOf(visitor)).toBe(5);
});

test("twenty deletions of one live site at once: one does it, the site is gone, nothing is refunded", async () => {
  const visitor = await product.signUp();
  const id = await create(visitor);
  await visitor.send(redeployCampaign, { params: { id } });
  const replies = await Promise.all(Array.from({ length: 20 }, () => remove(visitor, id)));
  expect(countByStatus(replies)).toEqual({ 200: 1, 404: 19 });
  const done = replies.filter(({ status }) => status === 200);
  expect(done.map(({ response }) => response.refunded)).toEqual([0]);
  expect(await sitesAtNetlify()).toEqual([]);
});

test.runIf(IS_LONG)(
  `${ROUNDS} sites deleted while they deploy to Netlify: none is left there, and every credit is accounted for`,
  async () => {
    const visitor = await product.signUp();
    const refunded = await deleteWhileDeploying(visitor);
    expect(await sitesAtNetlify()).toEqual([]);
    expect(await balanceOf(visitor)).toBe(ROUNDS + refunded);
  },
  600_000,
);

test(`${ROUNDS} sites deleted while they deploy to a bucket: no file of any is left`, async () => {
  const visitor = await product.signUp();
  const accessKey = "AKIAREMOVALRACE00001";
  const secretKey = secretKeyFor(accessKey);
  const body = { name: "Mine", accessKey, secretKey };
  const { response } = await visitor.send(addAwsCredentials, { body });
  const bucket = { bucketName: "race-sites", region: "us-east-1" as const };
  await visitor.send(createBucket, { params: { id: response.id }, body: bucket });
  const place = {
    deploymentType: "aws",
    awsCredentialsId: response.id,
    awsBucketName: "race-sites",
  };
  const refunded = await deleteWhileDeploying(visitor, place);

  const client = new S3Client({
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    endpoint: product.s3.url,
    region: "us-east-1",
    forcePathStyle: true,
  });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: "race-sites" }));
  client.destroy();
  expect(Contents.filter(({ Key = "" }) => Key.includes("/"))).toEqual([]);
  expect(await balanceOf(visitor)).toBe(ROUNDS + refunded);
}, 600_000);
