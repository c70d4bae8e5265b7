import { createHmac, randomBytes } from "node:crypto";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { login, signup } from "@mainstreet/contract/auth";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import * as netlify from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { createOrder, verifyPayment } from "@mainstreet/contract/payments";
import { changePassword } from "@mainstreet/contract/sessions";
import { merchantSecretFor as cashfreeSecret } from "@mainstreet/emulators/cashfree/merchants";
import { secretKeyFor as awsSecret } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCampaign, PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";
import { watchSecrets } from "../../../test/watch-secrets.ts";

// Every other test is watched too (server/test/harness.ts). Here each kind of secret is used in each request that fails.

const planted = {
  appId: "PLANTEDMERCHANT0001",
  cashfree: cashfreeSecret("PLANTEDMERCHANT0001"),
  key: randomBytes(32).toString("base64"),
  operatorToken: "nfp_plantedOperatorToken1",
  token: "nfp_plantedUserToken00001",
  newToken: "nfp_plantedUserToken00002",
  accessKey: "AKIAPLANTEDSTORY0001",
  secretKey: awsSecret("AKIAPLANTEDSTORY0001"),
  password: "planted password 1",
  wrongPassword: "planted password 2",
  newPassword: "planted password 3",
};
const EMAIL = "planted@example.test";

let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct({
    SECRET_KEY: planted.key,
    NETLIFY_DEFAULT_TOKEN: planted.operatorToken,
    CASHFREE_APP_ID: planted.appId,
    CASHFREE_SECRET_KEY: planted.cashfree,
  });
  const body = { name: "Asha Rao", email: EMAIL, password: planted.password };
  token = (await product.anonymous(signup, { body })).response.token;
});
beforeEach(async () => {
  for (const provider of [product.netlify, product.s3, product.cashfree])
    await clearFaults(provider);
});
afterAll(async () => {
  const { appId: _public, ...secrets } = planted;
  await product.assertSound({ isSettled: true, secrets: [...Object.values(secrets), token] });
  // Throws when a log line at debug level contains a secret.
  await product.close();
});

const send: Product["anonymous"] = (endpoint, request) =>
  product.anonymous(endpoint, { ...request, headers: { authorization: `Bearer ${token}` } });

/** A provider that sends back everything that it received, in each way in which a call can fail. */
const FAULTS = [401, 422, 500].map((status) => ({
  status,
  body: `<Error><Message>${Object.values(planted).join(" ")}</Message></Error>`,
}));
const BROKEN = [
  { dropConnection: true },
  { when: "after", truncateBody: 20 },
  { when: "after", body: JSON.stringify(planted) },
];

test("passwords and tokens of sessions: right, wrong and changed", async () => {
  const wrong = { email: EMAIL, password: planted.wrongPassword };
  expect((await product.anonymous(login, { body: wrong })).status).toBe(401);
  const { password, wrongPassword, newPassword } = planted;
  const guess = { currentPassword: wrongPassword, newPassword };
  expect((await send(changePassword, { body: guess })).status).toBe(400);
  const change = { currentPassword: password, newPassword };
  const { status, response } = await send(changePassword, { body: change });
  expect(status).toBe(200);
  token = response.token;
});

test("Netlify tokens: stored, replaced, used, and sent back by a provider with faults", async () => {
  const body = { name: "Agency", token: planted.token };
  const added = await send(netlify.addNetlifyToken, { body });
  expect(added.status).toBe(201);
  const params = { id: added.response.id };
  const edit = { name: "Agency", token: planted.newToken };
  expect((await send(netlify.updateNetlifyToken, { params, body: edit })).status).toBe(200);
  const visitor = { send } as Parameters<typeof makeCampaign>[0];
  const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId: added.response.id });
  expect(campaign.deploymentStatus).toBe("deployed");
  for (const fault of [...FAULTS, ...BROKEN]) {
    await clearFaults(product.netlify);
    await control(product.netlify, "faults", { match: "* /api/v1/", times: 100, ...fault });
    await send(netlify.verifyNetlifyToken, { body: params });
    await send(netlify.addNetlifyToken, { body });
  }
  for (const fault of FAULTS.slice(0, 2)) {
    await clearFaults(product.netlify);
    await control(product.netlify, "faults", { match: "* /api/v1/", times: 100, ...fault });
    const { status } = await send(redeployCampaign, { params: { id: campaign.id } });
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test("AWS keys: stored, used, and sent back", async () => {
  const { accessKey, secretKey } = planted;
  const body = { name: "Agency", accessKey, secretKey };
  const { response, status } = await send(aws.addAwsCredentials, { body });
  expect(status).toBe(201);
  const params = { id: response.id };
  const bucket = { bucketName: "planted-secrets" };
  expect((await send(aws.createBucket, { params, body: bucket })).status).toBe(201);
  for (const fault of [...FAULTS, ...BROKEN]) {
    await clearFaults(product.s3);
    await control(product.s3, "faults", { match: "* /", times: 100, ...fault });
    await send(aws.verifyAwsCredentials, { body: { accessKey, secretKey } });
    await send(aws.listBuckets, { params });
  }
});

test("the payment provider's key: an order, a payment, faults, and webhooks signed well and badly", async () => {
  const body = { credits: 25, amount: 999, phone: "9999999999" };
  const { response, status } = await send(createOrder, { body });
  expect(status).toBe(200);
  for (const fault of [...FAULTS, ...BROKEN]) {
    await clearFaults(product.cashfree);
    await control(product.cashfree, "faults", { match: "* /pg/", times: 100, ...fault });
    await send(createOrder, { body });
    await send(verifyPayment, { query: { orderId: response.order_id } });
  }
  await clearFaults(product.cashfree);
  await control(product.cashfree, "pay", { order_id: response.order_id, outcome: "SUCCESS" });
  const event = JSON.stringify({
    type: "PAYMENT_SUCCESS_WEBHOOK",
    data: { order: { order_id: response.order_id }, payment: { cf_payment_id: "1000000001" } },
  });
  const good = createHmac("sha256", planted.cashfree)
    .update(`1746427759733${event}`)
    .digest("base64");
  for (const [signature, expected] of [
    [planted.cashfree, 401],
    [good, 200],
  ] as const) {
    const answered = await product.app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      headers: {
        "content-type": "application/json",
        "x-webhook-timestamp": "1746427759733",
        "x-webhook-signature": signature,
      },
      payload: event,
    });
    expect(answered.statusCode).toBe(expected);
  }
});

test("requests that are broken in every way, and a database that refuses, say nothing of what was in them", async () => {
  const watch = watchSecrets();
  watch.plant([...Object.values(planted).slice(1), token]);
  const whole = JSON.stringify({ name: "Agency", ...planted });
  const json = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const tries = [
    { payload: whole.slice(0, -2), headers: json },
    { payload: whole.replaceAll('"', "'"), headers: json },
    { payload: whole, headers: { ...json, "content-type": "text/plain" } },
    { payload: whole, headers: { ...json, authorization: `Bearer ${token} ${planted.token}` } },
    { payload: whole, headers: { ...json, authorization: planted.password } },
    { payload: whole, headers: { ...json, "idempotency-key": `${planted.token}\u00e9` } },
    {
      payload: JSON.stringify({ name: [planted.token], token: { is: planted.token } }),
      headers: json,
    },
    { payload: JSON.stringify({ name: "Agency", token: `${planted.token}\0` }), headers: json },
    { payload: JSON.stringify({ name: planted.token.repeat(3_000), token: "x" }), headers: json },
    {
      payload: JSON.stringify({ [planted.token]: 1, token: planted.token.repeat(30) }),
      headers: json,
    },
  ];
  const answers = await Promise.all(
    tries.map((request) =>
      product.app.inject({ method: "POST", url: "/api/netlify-tokens", ...request }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(201);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  const inQuery = `/api/campaigns?search=${planted.token}&cursor=${encodeURIComponent(planted.key)}`;
  await product.app.inject({ url: inQuery, headers: json });

  await product.db.execute(sql`alter table netlify_tokens rename to elsewhere`);
  const body = { name: "Agency", token: planted.token };
  const refused = await send(netlify.addNetlifyToken, { body });
  await product.db.execute(sql`alter table elsewhere rename to netlify_tokens`);
  expect(refused.status).toBe(500);
  expect(product.logs.join("")).toContain("request failed");
  for (const { body: text } of answers) watch.assertHidden("an answer", text);
});
