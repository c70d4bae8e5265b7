import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as netlify from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../test/harness.ts";
import { clearFaults, control } from "../../test/provider-controls.ts";

const { bothRequired, invalid } = netlifyTexts.tokens;
const accessKey = "AKIACREDENTIALSTORY1";
const secretKey = secretKeyFor(accessKey);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ secrets: [secretKey] });
  await product.close();
});

test("a token is verified, stored as a mask, renamed and removed [spec 3, 7]", async () => {
  const visitor = await product.signUp();
  const body = { name: " Agency ", token: ` ${sandboxDefaultToken} ` };
  const { status, response } = await visitor.send(netlify.addNetlifyToken, { body });
  expect(status).toBe(201);
  const mask = `${sandboxDefaultToken.slice(0, 4)}...${sandboxDefaultToken.slice(-4)}`;
  expect(response).toMatchObject({ _id: response.id, name: "Agency", token: mask });
  const params = { id: response.id };
  const renamed = { name: "Studio", token: mask };
  const saved = await visitor.send(netlify.updateNetlifyToken, { params, body: renamed });
  expect(saved.response).toMatchObject(renamed);
  const verified = await visitor.send(netlify.verifyNetlifyToken, { body: params });
  expect(verified.response).toEqual({ valid: true });
  const removed = await visitor.send(netlify.deleteNetlifyToken, { params });
  expect(removed.response).toEqual({ success: true });
  expect((await visitor.send(netlify.listNetlifyTokens, {})).response).toEqual([]);
});

test.each([
  { wrong: { name: " " }, text: bothRequired },
  { wrong: { token: "\t" }, text: bothRequired },
  { wrong: { token: "no-token-of-netlify" }, text: invalid },
])("a token $wrong is refused with '$text', new or edited [spec 5]", async ({ wrong, text }) => {
  const visitor = await product.signUp();
  const good = { name: "Agency", token: sandboxDefaultToken };
  const { response } = await visitor.send(netlify.addNetlifyToken, { body: good });
  const body = { ...good, ...wrong };
  const added = await visitor.send(netlify.addNetlifyToken, { body });
  const params = { id: response.id };
  const edited = await visitor.send(netlify.updateNetlifyToken, { params, body });
  for (const { status, failure } of [added, edited]) {
    expect(status).toBe(400);
    expect(failure.message).toBe(text);
  }
  expect((await visitor.send(netlify.listNetlifyTokens, {})).response).toMatchObject([
    { name: "Agency" },
  ]);
});

test("a token that cannot be verified is not stored, and is not called wrong", async () => {
  const visitor = await product.signUp();
  await control(product.netlify, "faults", { match: "* /api/v1/", status: 503, times: 100 });
  const body = { name: "Agency", token: sandboxDefaultToken };
  const { status, failure } = await visitor.send(netlify.addNetlifyToken, { body });
  expect(status).toBe(502);
  expect(failure.message).not.toBe(invalid);
  expect((await visitor.send(netlify.listNetlifyTokens, {})).response).toEqual([]);
});

test("verifying rejects a wrong token and wrong keys, without a failure [spec 3, 7]", async () => {
  const visitor = await product.signUp();
  const token = "no-token-of-netlify";
  const wrong = await visitor.send(netlify.verifyNetlifyToken, { body: { token } });
  expect([wrong.status, wrong.response]).toEqual([200, { valid: false }]);
  const keys = { accessKey, secretKey: "not-the-secret-of-this-key" };
  const refused = await visitor.send(aws.verifyAwsCredentials, { body: keys });
  expect([refused.status, refused.response]).toEqual([200, { valid: false }]);
});

test.each([{ name: "" }, { accessKey: " " }, { secretKey: "" }])(
  "AWS credentials with %j are refused: all fields are required [spec 5]",
  async (wrong) => {
    const visitor = await product.signUp();
    const body = { name: "Agency", accessKey, secretKey, ...wrong };
    const { status, failure } = await visitor.send(aws.addAwsCredentials, { body });
    expect(status).toBe(400);
    expect(failure.message).toBe(awsTexts.credentials.allRequired);
  },
);

test("a bucket needs a name that AWS takes, and a region of ours; us-east-1 if none is named [spec 2.10, 5, 7, 9]", async () => {
  const visitor = await product.signUp();
  const body = { name: "Agency", accessKey, secretKey };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  const params = { id: response.id };
  const textOf = async (bucket: { bucketName: string; region?: "us-east-1" }) =>
    (await visitor.send(aws.createBucket, { params, body: bucket })).failure.message;
  expect(await textOf({ bucketName: " " })).toBe(awsTexts.buckets.nameRequired);
  expect(await textOf({ bucketName: "Not A Bucket" })).toBe(awsTexts.buckets.invalidName);
  const region = "mars-north-1" as "us-east-1";
  expect(await textOf({ bucketName: "on-mars", region })).toBe(awsTexts.buckets.invalidRegion);
  const made = await visitor.send(aws.createBucket, { params, body: { bucketName: "on-earth" } });
  expect(made.response).toMatchObject({ name: "on-earth", region: "us-east-1" });
});

test("someone else's token and keys get the same response as those that do not exist [spec 6]", async () => {
  const [owner, other] = await Promise.all([product.signUp(), product.signUp()]);
  const token = await owner.send(netlify.addNetlifyToken, {
    body: { name: "Agency", token: sandboxDefaultToken },
  });
  const keys = await owner.send(aws.addAwsCredentials, {
    body: { name: "Agency", accessKey, secretKey },
  });
  const params = { id: token.response.id };
  for (const { status, failure } of [
    await other.send(netlify.deleteNetlifyToken, { params }),
    await other.send(netlify.verifyNetlifyToken, { body: params }),
  ]) {
    expect(status).toBe(404);
    expect(failure.message).toBe(netlifyTexts.tokens.notFound);
  }
  for (const { status, failure } of [
    await other.send(aws.deleteAwsCredentials, { params: { id: keys.response.id } }),
    await other.send(aws.listBuckets, { params: { id: keys.response.id } }),
  ]) {
    expect(status).toBe(404);
    expect(failure.message).toBe(awsTexts.credentials.notFound);
  }
  expect((await owner.send(netlify.listNetlifyTokens, {})).response).toHaveLength(1);
});
