import { createRequire } from "node:module";
import { Cashfree, CFEnvironment } from "cashfree-pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { startCashfreeEmulator } from "./cashfree-emulator.ts";
import { anOrder, callCashfree, startReceiver } from "./drive-cashfree.ts";
import { sandboxAppId, merchantSecretFor } from "./merchants.ts";

// The official client, which knows only Cashfree's own hosts: every request is redirected to the emulator before it is sent.

// The client's types use the types of axios for `require`, which differ from those for `import`.
const require = createRequire(import.meta.url);
const axios = require("axios");

let emulator: RunningEmulator;
let client: Cashfree;

beforeEach(async () => {
  emulator = await startCashfreeEmulator();
  const secret = merchantSecretFor(sandboxAppId);
  const http: Cashfree["axios"] = axios.create();
  http.interceptors.request.use((config) => {
    const { pathname, search } = new URL(config.url ?? "");
    return { ...config, url: `${emulator.url}${pathname}${search}` };
  });
  const none = undefined;
  client = new Cashfree(
    CFEnvironment.PRODUCTION,
    sandboxAppId,
    secret,
    none,
    none,
    none,
    false,
    http,
  );
});
afterEach(() => emulator.close());

it("takes the official client from order to paid order", async () => {
  const { data: order } = await client.PGCreateOrder(anOrder());
  expect(order).toMatchObject({ order_id: "crd_0001", order_status: "ACTIVE", entity: "order" });
  expect(order.payment_session_id).toMatch(/^session_/);
  expect(order.order_expiry_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);

  await control(emulator.url, "POST pay", { order_id: "crd_0001", outcome: "SUCCESS" });

  const { data: paid } = await client.PGFetchOrder("crd_0001");
  expect(paid).toMatchObject({ order_status: "PAID", order_amount: 999, order_currency: "INR" });
  const { data: payments } = await client.PGOrderFetchPayments("crd_0001");
  expect(payments).toMatchObject([{ payment_status: "SUCCESS", payment_amount: 999 }]);
});

it("refunds through the official client, never more than was paid", async () => {
  await client.PGCreateOrder(anOrder());
  const refund = { refund_amount: 500, refund_id: "refund_1", refund_note: "half of it" };
  await expect(client.PGOrderCreateRefund("crd_0001", refund)).rejects.toMatchObject({
    response: { status: 400, data: { code: "order_not_paid" } },
  });
  await control(emulator.url, "POST pay", { order_id: "crd_0001", outcome: "SUCCESS" });
  const { data: half } = await client.PGOrderCreateRefund("crd_0001", refund);
  expect(half).toMatchObject({ refund_status: "SUCCESS", refund_amount: 500 });
  const more = { refund_amount: 499.01, refund_id: "refund_2" };
  await expect(client.PGOrderCreateRefund("crd_0001", more)).rejects.toMatchObject({
    response: { status: 400, data: { code: "refund_amount_invalid" } },
  });
  const rest = { refund_amount: 499, refund_id: "refund_2", refund_note: "PENDING" };
  await client.PGOrderCreateRefund("crd_0001", rest);
  const { data: all } = await client.PGOrderFetchRefunds("crd_0001");
  expect(all.map((one) => one.refund_status)).toEqual(["SUCCESS", "PENDING"]);
});

it("signs webhooks so that the official verifier accepts them, and refuses one whose amount was serialised again", async () => {
  const receiver = await startReceiver();
  const meta = { notify_url: receiver.url };
  await client.PGCreateOrder(anOrder({ order_meta: meta, order_tags: { credits: "25" } }));
  await control(emulator.url, "POST pay", { order_id: "crd_0001", outcome: "SUCCESS" });
  await expect.poll(() => receiver.received.length).toBe(1);
  await receiver.close();

  const [webhook] = receiver.received;
  if (webhook === undefined) throw new Error("no webhook came");
  const signature = String(webhook.headers["x-webhook-signature"]);
  const timestamp = String(webhook.headers["x-webhook-timestamp"]);
  const event = client.PGVerifyWebhookSignature(signature, webhook.raw, timestamp);
  expect(event.type).toBe("PAYMENT_SUCCESS_WEBHOOK");
  expect(webhook.raw).toContain('"order_amount":999.00');
  const rewritten = JSON.stringify(JSON.parse(webhook.raw));
  expect(() => client.PGVerifyWebhookSignature(signature, rewritten, timestamp)).toThrow(
    "did not match",
  );
});

it("ends a pending payment by the simulator", async () => {
  await client.PGCreateOrder(anOrder());
  await control(emulator.url, "POST pay", { order_id: "crd_0001", outcome: "PENDING" });
  const { data: pending } = await client.PGOrderFetchPayments("crd_0001");
  const id = pending[0]?.cf_payment_id ?? "";
  expect((await client.PGFetchOrder("crd_0001")).data.order_status).toBe("ACTIVE");
  const merchant = { origin: emulator.url, appId: sandboxAppId };
  const simulation = { payment_status: "SUCCESS" };
  const body = { entity: "PAYMENTS", entity_id: id, entity_simulation: simulation };
  expect((await callCashfree(merchant, "POST /simulate", { body })).status).toBe(200);
  expect((await client.PGFetchOrder("crd_0001")).data.order_status).toBe("PAID");
});
