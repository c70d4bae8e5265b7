import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { UNKNOWN_OPTION, UNKNOWN_TYPE } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

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

async function addToken(visitor: Visitor): Promise<string> {
  accounts += 1;
  const token = `nfp_redeployOpts${String(accounts).padStart(6, "0")}`;
  return (await visitor.send(addNetlifyToken, { body: { name: "Mine", token } })).response.id;
}

async function addBucket(visitor: Visitor) {
  accounts += 1;
  const accessKey = `AKIAREDEPLOY${String(accounts).padStart(8, "0")}`;
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  const awsBucketName = `redeploy-options-${accounts}`;
  await visitor.send(aws.createBucket, {
    params: { id: response.id },
    body: { bucketName: awsBucketName, region: "eu-central-1" },
  });
  return { awsCredentialsId: response.id, awsBucketName };
}

/** Sends `body` unchecked as the body of a redeployment. */
async function redeploy(visitor: Visitor, id: string, body: unknown) {
  const { statusCode, json } = await product.app.inject({
    method: "POST",
    url: `/api/campaigns/${id}/redeploy`,
    headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  return { status: statusCode, response: json() };
}

async function placeOf(visitor: Visitor, id: string) {
  const { response } = await visitor.send(getCampaign, { params: { id } });
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = response;
  return { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName };
}

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

test("the options of a redeployment move the site, to a bucket and back to a token, for free [spec 7]", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  const bucket = await addBucket(visitor);
  const netlifyTokenId = await addToken(visitor);

  const toBucket = await redeploy(visitor, campaign.id, { deploymentType: "aws", ...bucket });
  expect(toBucket.status).toBe(200);
  expect(toBucket.response).toMatchObject({
    success: true,
    status: "deployed",
    message: texts.campaigns.redeployed,
    deploymentType: "aws",
    ...bucket,
  });
  expect(await isUp(toBucket.response.deploymentUrl)).toBe(true);
  await expect.poll(() => isUp(campaign.deploymentUrl), { timeout: 15_000 }).toBe(false);

  // The account alone determines the deployment type.
  const toToken = await redeploy(visitor, campaign.id, { netlifyTokenId });
  expect(toToken.response).toMatchObject({ deploymentType: "netlify", awsBucketName: null });
  expect(await placeOf(visitor, campaign.id)).toMatchObject({ netlifyTokenId });
  expect(await isUp(toToken.response.deploymentUrl)).toBe(true);
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(4);
});

test("what the options leave out stays as it is", async () => {
  const visitor = await product.signUp();
  const bucket = await addBucket(visitor);
  const campaign = await makeCampaign(visitor, { ...PLUMBING, deploymentType: "aws", ...bucket });
  const other = { bucketName: `${bucket.awsBucketName}-b`, region: "us-east-1" as const };
  await visitor.send(aws.createBucket, { params: { id: bucket.awsCredentialsId }, body: other });
  for (const options of [null, {}, { deploymentType: "aws" }, { awsBucketName: "" }]) {
    expect((await redeploy(visitor, campaign.id, options)).status).toBe(200);
    expect(await placeOf(visitor, campaign.id)).toMatchObject(bucket);
  }
  expect((await visitor.send(redeployCampaign, { params: { id: campaign.id } })).status).toBe(200);
  await redeploy(visitor, campaign.id, { awsBucketName: other.bucketName });
  expect(await placeOf(visitor, campaign.id)).toMatchObject({
    deploymentType: "aws",
    awsCredentialsId: bucket.awsCredentialsId,
    awsBucketName: other.bucketName,
  });
});

test("an account that is another user's or unknown is 404, and the site stays where it is", async () => {
  const [visitor, stranger] = [await product.signUp(), await product.signUp()];
  const [token, bucket] = [await addToken(stranger), await addBucket(stranger)];
  const campaign = await makeCampaign(visitor);
  const before = await placeOf(visitor, campaign.id);
  const onAws = { deploymentType: "aws", awsBucketName: bucket.awsBucketName };
  for (const [options, message] of [
    [{ deploymentType: "netlify", netlifyTokenId: token }, netlifyTexts.tokens.notFound],
    [{ netlifyTokenId: UNKNOWN }, netlifyTexts.tokens.notFound],
    [{ deploymentType: "aws", ...bucket }, awsTexts.credentials.notFound],
    [{ ...onAws, awsCredentialsId: UNKNOWN }, awsTexts.credentials.notFound],
    [{ awsCredentialsId: bucket.awsCredentialsId }, awsTexts.credentials.notFound],
  ] as const) {
    const { status, response } = await redeploy(visitor, campaign.id, options);
    expect([status, response.message], JSON.stringify(options)).toEqual([404, message]);
  }
  expect(await placeOf(visitor, campaign.id)).toEqual(before);
  const foreign = await redeploy(stranger, campaign.id, { netlifyTokenId: token });
  expect([foreign.status, foreign.response.message]).toEqual([404, texts.campaigns.notFound]);
});

const selectNetlify = netlifyTexts.selectToken.creation;
const selectAws = awsTexts.selectCredentials.creation;
const selectBucket = awsTexts.selectBucket.creation;

const REFUSED: [unknown, string][] = [
  ["ftp", UNKNOWN_OPTION],
  [{ deploymentType: "ftp" }, UNKNOWN_TYPE],
  [{ deploymentType: "aws" }, selectAws],
  [{ awsBucketName: "a bucket" }, awsTexts.buckets.invalidName],
  [[], UNKNOWN_OPTION],
  [5, UNKNOWN_OPTION],
  [true, UNKNOWN_OPTION],
  [{ deploymentType: null }, UNKNOWN_TYPE],
  [{ netlifyTokenId: "mine" }, selectNetlify],
  [{ netlifyTokenId: 7 }, selectNetlify],
  [{ awsCredentialsId: "mine" }, selectAws],
  [{ awsBucketName: ["a-bucket"] }, awsTexts.buckets.invalidName],
  [{ hurry: true }, requestTexts.unknownMember("hurry", undefined)],
];

test.each(IS_LONG ? REFUSED : REFUSED.slice(0, 4))(
  "the options %j are refused with '%s', and nothing is deployed",
  async (options, message) => {
    const visitor = await product.signUp();
    const campaign = await makeCampaign(visitor);
    await addBucket(visitor);
    const { status, response } = await redeploy(visitor, campaign.id, options);
    expect([status, response.message, response.error]).toEqual([400, message, message]);
    const { response: after } = await visitor.send(getCampaign, { params: { id: campaign.id } });
    expect(after.deployments).toHaveLength(1);
  },
);

test("a bucket must be chosen with the credentials, and a deleted token is no way to the operator's account", async () => {
  const visitor = await product.signUp();
  const netlifyTokenId = await addToken(visitor);
  const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
  const { awsCredentialsId } = await addBucket(visitor);
  const noBucket = await redeploy(visitor, campaign.id, {
    deploymentType: "aws",
    awsCredentialsId,
  });
  expect([noBucket.status, noBucket.response.fields]).toEqual([
    400,
    { awsBucketName: selectBucket },
  ]);
  await visitor.send(deleteNetlifyToken, { params: { id: netlifyTokenId } });
  const { status, response } = await redeploy(visitor, campaign.id, { deploymentType: "netlify" });
  expect([status, response.message]).toEqual([400, netlifyTexts.selectToken.settings]);
});

test("with Prefer: respond-async the response does not wait for the end", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const prefer = (value: string) =>
    visitor.send(redeployCampaign, { params: { id }, headers: { prefer: value } });
  for (const value of ["respond-async", 'wait=10, Respond-Async; foo="bar"']) {
    const { status, headers, response } = await prefer(value);
    expect([status, headers["preference-applied"]]).toEqual([202, "respond-async"]);
    expect(["queued", "deploying"]).toContain(response.status);
    expect((await endOfDeployment(visitor, id)).deploymentStatus).toBe("deployed");
  }
  const waited = await prefer('return=minimal, x="respond-async"');
  expect([waited.status, waited.headers["preference-applied"]]).toEqual([200, undefined]);
  expect(waited.response.status).toBe("deployed");
});
