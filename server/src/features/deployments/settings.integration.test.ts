import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import {
  createCampaign,
  getCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { UNKNOWN_TYPE } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function addAccounts(visitor: Visitor) {
  const token = { name: "Agency", token: sandboxDefaultToken };
  const accessKey = "AKIASETTINGSSTORY001";
  const keys = { name: "Agency", accessKey, secretKey: secretKeyFor(accessKey) };
  const netlify = await visitor.send(addNetlifyToken, { body: token });
  const stored = await visitor.send(aws.addAwsCredentials, { body: keys });
  return { netlifyTokenId: netlify.response.id, awsCredentialsId: stored.response.id };
}

test("a new site needs a choice of the account wherever one could be chosen [spec 5]", async () => {
  const visitor = await product.signUp();
  const ask = async (deploymentType: "netlify" | "aws") => {
    const body = { ...PLUMBING, deploymentType };
    return (await visitor.send(createCampaign, { body })).failure.fields;
  };
  await addAccounts(visitor);
  expect(await ask("netlify")).toEqual({ netlifyTokenId: netlifyTexts.selectToken.creation });
  expect(await ask("aws")).toEqual({ awsCredentialsId: awsTexts.selectCredentials.creation });
});

test("a single and a multi-location site need a bucket with the credentials, before anything is charged", async () => {
  const visitor = await product.signUp();
  const { awsCredentialsId } = await addAccounts(visitor);
  const choice = { deploymentType: "aws" as const, awsCredentialsId };
  const pages = {
    mainService: "Plumbing",
    mainLocation: { city: "Durham", state: "NC" },
    additionalLocations: [{ city: "Cary", state: "NC" }],
  };
  for (const empty of [{}, { awsBucketName: "" }, { awsBucketName: null }]) {
    const single = { ...PLUMBING, ...choice, ...empty };
    const multi = { ...pages, ...choice, ...empty };
    for (const { status, failure } of [
      await visitor.send(createCampaign, { body: single }),
      await visitor.send(createMultiLocation, { body: multi }),
    ]) {
      expect([status, failure.message]).toEqual([400, awsTexts.selectBucket.creation]);
      expect(failure.fields).toEqual({ awsBucketName: awsTexts.selectBucket.creation });
    }
  }
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(5);
});

test("a deployment type that there is not is refused as such, wherever it is given", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const calls = [
    { method: "POST", url: "/api/campaigns", body: PLUMBING },
    { method: "PUT", url: `/api/campaigns/${id}/deployment-settings`, body: {} },
    { method: "POST", url: `/api/campaigns/${id}/redeploy`, body: {} },
    { method: "GET", url: "/api/campaigns?deploymentType=ftp", body: undefined },
  ] as const;
  for (const { method, url, body } of calls) {
    const { statusCode, json } = await product.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${visitor.token}` },
      ...(body && { payload: { ...body, deploymentType: "ftp" } }),
    });
    expect([statusCode, json().message], url).toEqual([400, UNKNOWN_TYPE]);
  }
});

test("deployment settings name the account, and the bucket, or say what is missing [spec 3, 4, 5, 7]", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const { netlifyTokenId, awsCredentialsId } = await addAccounts(visitor);
  const params = { id };
  const change = async (body: {
    deploymentType: "netlify" | "aws";
    netlifyTokenId?: string;
    awsCredentialsId?: string;
    awsBucketName?: string;
  }) => visitor.send(updateDeploymentSettings, { params, body });

  expect((await change({ deploymentType: "netlify" })).failure.fields).toEqual({
    netlifyTokenId: netlifyTexts.selectToken.settings,
  });
  expect((await change({ deploymentType: "aws" })).failure.fields).toEqual({
    awsCredentialsId: awsTexts.selectCredentials.settings,
    awsBucketName: awsTexts.selectBucket.settings,
  });
  const toAws = { deploymentType: "aws" as const, awsCredentialsId, awsBucketName: "asha-sites" };
  expect((await change({ ...toAws, netlifyTokenId })).response).toMatchObject({
    ...toAws,
    netlifyTokenId: null,
  });
  const toNetlify = { deploymentType: "netlify" as const, netlifyTokenId };
  expect((await change({ ...toAws, ...toNetlify })).response).toMatchObject({
    ...toNetlify,
    awsCredentialsId: null,
    awsBucketName: null,
  });
  const toDefault = { deploymentType: "netlify" as const, netlifyTokenId: "default" };
  expect((await change(toDefault)).response).toMatchObject(toDefault);
});

test("a malformed id and an unknown one have different texts [spec 5]", async () => {
  const visitor = await product.signUp();
  const none = await visitor.send(getCampaign, { params: { id: "some-id" } });
  expect([none.status, none.failure.message]).toEqual([400, texts.campaigns.invalidId]);
  const params = { id: "01890000-0000-7000-8000-000000000000" };
  const unknown = await visitor.send(getCampaign, { params });
  expect([unknown.status, unknown.failure.message]).toEqual([404, texts.campaigns.notFound]);
});
