import { afterEach, beforeEach, expect, it } from "vitest";
import { control, send } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { startCashfreeEmulator } from "./cashfree-emulator.ts";
import { anOrder, callCashfree, type Merchant } from "./drive-cashfree.ts";

let emulator: RunningEmulator;
let asha: Merchant;
let ben: Merchant;

beforeEach(async () => {
  emulator = await startCashfreeEmulator();
  asha = { origin: emulator.url, appId: "ashaPlumbing01" };
  ben = { origin: emulator.url, appId: "benRoofing0002" };
});
afterEach(() => emulator.close());

const create = (body: unknown, headers = {}) =>
  callCashfree(asha, "POST /orders", { body, headers });

async function refusalOf(body: unknown): Promise<string> {
  const { status, text } = await create(body);
  return `${status} ${JSON.parse(text).code}`;
}

it("refuses keys that are wrong, missing or another merchant's, and an unknown version", async () => {
  const wrong = await create(anOrder(), { "x-client-secret": "cfsk_ma_wrong" });
  expect(wrong.status).toBe(401);
  expect(JSON.parse(wrong.text).type).toBe("authentication_error");
  expect((await send(emulator.url, "GET /pg/orders/crd_0001")).status).toBe(401);
  expect((await create(anOrder(), { "x-api-version": "1999-01-01" })).status).toBe(400);
});

it("names the field it refuses", async () => {
  const customer = { customer_id: "user0001", customer_phone: "9999999999" };
  const cases: [change: Record<string, unknown>, code: string][] = [
    [{ order_amount: 0.5 }, "order_amount_invalid"],
    [{ order_amount: 1.234 }, "order_amount_invalid"],
    [{ order_amount: "999" }, "order_amount_invalid"],
    [{ order_amount: undefined }, "order_amount_missing"],
    [{ order_currency: "USD" }, "order_currency_invalid"],
    [{ order_id: "a b" }, "order_id_invalid"],
    [{ order_id: "x".repeat(46) }, "order_id_invalid"],
    [{ customer_details: undefined }, "customer_details_missing"],
    [{ customer_details: { customer_id: "user0001" } }, "customer_details.customer_phone_missing"],
    [
      { customer_details: { ...customer, customer_phone: "12345" } },
      "customer_details.customer_phone_invalid",
    ],
    [{ order_meta: { notify_url: "http://example.com/hook" } }, "order_meta.notify_url_invalid"],
    [{ order_meta: { return_url: "http://example.com/paid" } }, "order_meta.return_url_invalid"],
    [{ order_meta: { payment_methods: "cc,bitcoin" } }, "order_meta.payment_methods_invalid"],
    [{ order_tags: { credits: 25 } }, "order_tags_invalid"],
    [{ order_expiry_time: "2001-01-01T00:00:00Z" }, "order_expiry_time_invalid"],
  ];
  for (const [change, code] of cases) expect(await refusalOf(anOrder(change))).toBe(`400 ${code}`);
  const ownMachine = { return_url: "http://localhost:3000/payment-status?orderId={order_id}" };
  expect((await create(anOrder({ order_amount: 1, order_meta: ownMachine }))).status).toBe(200);
});

it("keeps one order per id and merchant, and shows none to another", async () => {
  expect((await create(anOrder())).status).toBe(200);
  expect(await refusalOf(anOrder())).toBe("409 order_already_exists");
  expect((await callCashfree(ben, "GET /orders/crd_0001")).status).toBe(404);
  expect((await callCashfree(ben, "POST /orders", { body: anOrder() })).status).toBe(200);
});

it("responds to an idempotency key as the first time, a refusal too, and refuses it for another body", async () => {
  const key = { "x-idempotency-key": "attempt-1" };
  const first = await create(anOrder(), key);
  const second = await create(anOrder(), key);
  expect(second.text).toBe(first.text);
  expect(second.headers["x-idempotency-replayed"]).toBe("true");
  const other = await create(anOrder({ order_amount: 1799 }), key);
  expect(other.status).toBe(422);
  expect(JSON.parse(other.text).type).toBe("idempotency_error");

  const bad = { "x-idempotency-key": "attempt-2" };
  expect((await create(anOrder({ order_amount: 0 }), bad)).status).toBe(400);
  expect((await create(anOrder({ order_amount: 0 }), bad)).status).toBe(400);
});

it("expires an unpaid order, and refuses payment of an expired or terminated one", async () => {
  await create(anOrder());
  await control(emulator.url, "POST clock", { offsetMs: 31 * 86_400_000 });
  const { text } = await callCashfree(asha, "GET /orders/crd_0001");
  expect(JSON.parse(text).order_status).toBe("EXPIRED");
  const pay = (id: string) =>
    control(emulator.url, "POST pay", { order_id: id, outcome: "SUCCESS" });
  await expect(pay("crd_0001")).rejects.toThrow("EXPIRED");

  await create(anOrder({ order_id: "crd_0002" }));
  const body = { order_status: "TERMINATED" };
  expect((await callCashfree(asha, "PATCH /orders/crd_0002", { body })).status).toBe(200);
  await expect(pay("crd_0002")).rejects.toThrow("TERMINATED");
});

it("responds 429 with the seconds to wait once the minute's calls are used up", async () => {
  await control(emulator.url, "POST limits", { getOrder: 2 });
  await create(anOrder());
  const show = () => callCashfree(asha, "GET /orders/crd_0001");
  expect([(await show()).status, (await show()).status]).toEqual([200, 200]);
  const refused = await show();
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.text).type).toBe("rate_limit_error");
  expect(Number(refused.headers["x-ratelimit-retry"])).toBeGreaterThan(0);
});
