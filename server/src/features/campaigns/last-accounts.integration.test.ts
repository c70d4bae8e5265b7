import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** The accounts at hosts where no site of this test is. */
const NOWHERE_ELSE = { cloudflareTokenId: null };

const lastOf = async (visitor: Visitor) => (await visitor.send(readLastAccounts, {})).response;

async function makeSite(visitor: Visitor, place: object): Promise<void> {
  const body = { ...PLUMBING, ...place };
  const { status } = await visitor.send(createCampaign, { body });
  expect(status).toBe(201);
}

async function addToken(visitor: Visitor, name: string): Promise<string> {
  const body = { name, token: sandboxDefaultToken };
  return (await visitor.send(addNetlifyToken, { body })).response.id;
}

test("the newest site of each type names the account, as long as the account is there", async () => {
  const visitor = await product.signUp();
  expect(await lastOf(visitor)).toEqual({ ...NOWHERE_ELSE, netlifyTokenId: null, aws: null });
  const [first, second] = [await addToken(visitor, "First"), await addToken(visitor, "Second")];
  const onNetlify = (netlifyTokenId: string) => ({ deploymentType: "netlify", netlifyTokenId });
  await makeSite(visitor, onNetlify("default"));
  expect(await lastOf(visitor)).toMatchObject({ netlifyTokenId: "default" });
  await makeSite(visitor, onNetlify(first));
  await makeSite(visitor, onNetlify(second));
  expect(await lastOf(visitor)).toEqual({ ...NOWHERE_ELSE, netlifyTokenId: second, aws: null });

  const accessKey = "AKIALASTACCOUNTSTORY";
  const keys = { name: "Keys", accessKey, secretKey: secretKeyFor(accessKey) };
  const { id } = (await visitor.send(aws.addAwsCredentials, { body: keys })).response;
  const bucketName = "last-accounts-story";
  await visitor.send(aws.createBucket, {
    params: { id },
    body: { bucketName, region: "us-east-1" },
  });
  await makeSite(visitor, {
    deploymentType: "aws",
    awsCredentialsId: id,
    awsBucketName: bucketName,
  });
  const used = { awsCredentialsId: id, awsBucketName: bucketName };
  expect(await lastOf(visitor)).toEqual({ ...NOWHERE_ELSE, netlifyTokenId: second, aws: used });

  await visitor.send(deleteNetlifyToken, { params: { id: second } });
  expect(await lastOf(visitor)).toEqual({ ...NOWHERE_ELSE, netlifyTokenId: first, aws: used });
  await visitor.send(aws.deleteAwsCredentials, { params: { id } });
  expect(await lastOf(visitor)).toEqual({ ...NOWHERE_ELSE, netlifyTokenId: first, aws: null });
});

test("another user's sites have no effect", async () => {
  const [visitor, other] = [await product.signUp(), await product.signUp()];
  await makeSite(other, { deploymentType: "netlify", netlifyTokenId: "default" });
  expect(await lastOf(visitor)).toEqual({ ...NOWHERE_ELSE, netlifyTokenId: null, aws: null });
});
