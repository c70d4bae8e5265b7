import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { control, effects } from "../../../test/provider-controls.ts";
import { runDeployment } from "./run-deployment.ts";
import { awaitJobs } from "./stop-deployment.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function chooseBucket(visitor: Visitor) {
  const accessKey = "AKIAREPLACEDWORKER01";
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body: keys });
  const bucketName = "replaced-sites";
  await visitor.send(aws.createBucket, {
    params: { id: response.id },
    body: { bucketName, region: "eu-central-1" },
  });
  return {
    deploymentType: "aws" as const,
    awsCredentialsId: response.id,
    awsBucketName: bucketName,
  };
}

/** How many site files the bucket has received so far. */
async function arrived(): Promise<number> {
  const accepted = await effects(product.s3);
  return accepted.filter(({ key }) => key?.startsWith("plumbing-")).length;
}

test("a worker that is suspended in the middle of an upload writes nothing over the version of the one that replaced it", async () => {
  const visitor = await product.signUp();
  const choice = await chooseBucket(visitor);
  // Each file is stored at once, but the first worker gets the response only after another worker has finished the whole job.
  const slow = { match: "PUT /replaced-sites/plumbing-", delayMs: 6_000, times: 8, when: "after" };
  await control(product.s3, "faults", slow);
  const { response } = await visitor.send(createCampaign, { body: { ...PLUMBING, ...choice } });
  const { id } = response;
  await expect.poll(arrived, { timeout: 20_000 }).toBe(8);
  await visitor.send(updateCampaign, { params: { id }, body: { main: { service: "Roofing" } } });
  await runDeployment(product.deps, { userId: visitor.user.id, campaignId: id });
  expect(await endOfDeployment(visitor, id)).toMatchObject({ deploymentStatus: "deployed" });
  const whole = await arrived();
  const input = { campaignId: id, queue: "deploy" as const, signal: AbortSignal.abort() };
  const hasEnded = () => awaitJobs(product.db, input);
  await expect.poll(hasEnded, { timeout: 20_000 }).toBe(true);
  expect(await arrived()).toBe(whole);
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
});
