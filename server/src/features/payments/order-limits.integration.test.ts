import { creditBalance } from "@mainstreet/contract/credits";
import {
  createOrder,
  paymentHistory,
  paymentStatus,
  verifyPayment,
} from "@mainstreet/contract/payments";
import { texts } from "@mainstreet/contract/texts";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ageOrder } from "../../../test/age-order.ts";
import { announcePayment } from "../../../test/announce-payment.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { clearFaults, control, journal } from "../../../test/provider-controls.ts";
import { paymentOrders } from "./tables.ts";
import { sweepOrders } from "./sweep-orders.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: "on" });
});
afterEach(() => clearFaults(product.cashfree));
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const SMALL = { credits: 25, amount: 999, phone: "9999999999" };
const create = (visitor: Visitor, headers: Record<string, string> = {}) =>
  visitor.send(createOrder, { body: SMALL, headers });

async function order(visitor: Visitor): Promise<string> {
  const reply = await create(visitor);
  expect(reply.status, reply.failure.message).toBe(200);
  return reply.response.order_id;
}
const pay = (orderId: string, outcome: string) =>
  control(product.cashfree, "pay", { order_id: orderId, outcome });
const verify = async (visitor: Visitor, orderId: string) =>
  (await visitor.send(verifyPayment, { query: { orderId } })).response;
const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

async function requestsAbout(orderId: string): Promise<string[]> {
  const requests = await journal(product.cashfree);
  return requests
    .filter(({ method, path }) => method === "GET" && path.includes(orderId))
    .map(({ path }) => path.replace(`/pg/orders/${orderId}`, "order"));
}

const age = (orderId: string, seconds: number) => ageOrder(product.db, orderId, seconds);

async function announce(orderId: string): Promise<void> {
  expect(await announcePayment(product, orderId)).toBe(200);
}

test("an order is polled once in 5 seconds by all callers together; a response from our own row names the time of the next poll", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  expect(await verify(visitor, orderId)).toMatchObject({ status: "PENDING", recheckAfter: 0 });
  await pay(orderId, "SUCCESS");
  const known = await verify(visitor, orderId);
  expect(known).toMatchObject({ status: "PENDING", message: texts.payments.pending });
  expect(known.recheckAfter).toBeGreaterThan(3);
  expect(known.recheckAfter).toBeLessThanOrEqual(5);
  const status = await visitor.send(paymentStatus, { params: { orderId } });
  expect(status.response).toMatchObject({ status: "ACTIVE" });
  expect(status.response.recheckAfter).toBeGreaterThan(3);
  await sweepOrders(product.deps);
  expect(await requestsAbout(orderId)).toEqual(["order", "order/payments"]);

  await age(orderId, 5);
  expect(await verify(visitor, orderId)).toMatchObject({ status: "SUCCESS", recheckAfter: 0 });
  expect(await verify(visitor, orderId)).toMatchObject({ status: "SUCCESS", recheckAfter: 0 });
  expect(await requestsAbout(orderId)).toEqual(["order", "order/payments", "order"]);
});

test("one account, however many old orders it has, causes 30 requests a minute at Cashfree", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  for (let n = 1; n < 30; n += 1) {
    expect((await verify(visitor, orderId)).recheckAfter).toBe(0);
    await age(orderId, 5);
  }
  const before = (await journal(product.cashfree)).length;
  const refused = await visitor.send(verifyPayment, { query: { orderId } });
  expect([refused.status, refused.failure.message]).toEqual([429, texts.shell.tooManyRequests]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const made = await create(visitor);
  expect([made.status, made.failure.message]).toEqual([429, texts.shell.tooManyRequests]);
  expect((await journal(product.cashfree)).length).toBe(before);
  // The refused request did not poll: the webhook's poll is made at once.
  await announce(orderId);
  await expect.poll(async () => (await journal(product.cashfree)).length).toBeGreaterThan(before);
});

test("a webhook within 5 seconds of a poll is not lost: the sweeper polls once they are over", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await verify(visitor, orderId);
  await pay(orderId, "SUCCESS");
  await announce(orderId);
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(5);
  await age(orderId, 5);
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(30);
});

test("a webhook is kept until a poll has succeeded, even while Cashfree does not respond", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await pay(orderId, "SUCCESS");
  await control(product.cashfree, "faults", { match: "* /pg/", dropConnection: true, times: 2 });
  await announce(orderId);
  const failed = async () => (await requestsAbout(orderId)).length;
  await expect.poll(failed).toBe(1);
  // Far sooner than the pause that applies to an order of two days.
  await age(orderId, 2 * 86_400);
  const recheckAt = sql`now() - interval '1 second'`;
  await product.db.update(paymentOrders).set({ recheckAt }).where(eq(paymentOrders.id, orderId));
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(5);
  await age(orderId, 5);
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(30);
});

test("attempts to pay are read of active orders only", async () => {
  const visitor = await product.signUp();
  const [paid, expired] = [await order(visitor), await order(visitor)];
  await pay(paid, "SUCCESS");
  await control(product.cashfree, "clock", { offsetMs: 3_600_000 });
  expect((await verify(visitor, paid)).status).toBe("SUCCESS");
  expect((await verify(visitor, expired)).status).toBe("FAILED");
  await control(product.cashfree, "clock", { offsetMs: 0 });
  expect(await requestsAbout(paid)).toEqual(["order"]);
  expect(await requestsAbout(expired)).toEqual(["order"]);
});

test("a fourth open order is refused with the wait, until one is paid or half an hour is over", async () => {
  const visitor = await product.signUp();
  const ids = [await order(visitor), await order(visitor), await order(visitor)];
  await age(ids[0] ?? "", 600);
  const refused = await create(visitor);
  expect([refused.status, refused.failure.message]).toEqual([429, texts.payments.tooManyOpen(20)]);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeGreaterThan(1_190);
  expect(wait).toBeLessThanOrEqual(1_200);
  // Another user's order is not refused.
  await order(await product.signUp());

  await pay(ids[1] ?? "", "SUCCESS");
  expect((await verify(visitor, ids[1] ?? "")).status).toBe("SUCCESS");
  ids.push(await order(visitor));
  expect((await create(visitor)).status).toBe(429);
  await age(ids[0] ?? "", 1_200);
  await order(visitor);
  const history = await visitor.send(paymentHistory, { params: { userId: visitor.user.id } });
  const ended = history.response.find(({ orderId }) => orderId === ids[0]);
  expect(ended).toMatchObject({ status: "ACTIVE", paymentSessionId: null });
});

test("an attempt that failed does not count against the limit of open orders", async () => {
  const visitor = await product.signUp();
  const ids = [await order(visitor), await order(visitor), await order(visitor)];
  await pay(ids[2] ?? "", "FAILED");
  expect((await verify(visitor, ids[2] ?? "")).status).toBe("FAILED");
  await order(visitor);
});

test("the eleventh order within an hour is refused with the wait", async () => {
  const visitor = await product.signUp();
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const orderId = await order(visitor);
    ids.push(orderId);
    await pay(orderId, "SUCCESS");
    await verify(visitor, orderId);
  }
  await age(ids[0] ?? "", 3_000);
  const refused = await create(visitor);
  expect([refused.status, refused.failure.message]).toEqual([
    429,
    texts.payments.tooManyOrders(10),
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
  await age(ids[0] ?? "", 600);
  await order(visitor);
});

test("an order that Cashfree refuses is sent once in 5 seconds, and is not open for long", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "refused-order" };
  const posts = async () =>
    (await journal(product.cashfree)).filter(({ method }) => method === "POST").length;
  await control(product.cashfree, "faults", { match: "POST /pg/orders$", status: 400, times: 9 });
  const before = await posts();
  expect((await create(visitor, headers)).status).toBe(400);
  const busy = await create(visitor, headers);
  expect([busy.status, busy.failure.code]).toEqual([429, "ORDER_BUSY"]);
  expect(busy.failure.message).toBe(texts.payments.orderBusy);
  expect(Number(busy.headers["retry-after"])).toBeLessThanOrEqual(5);
  expect((await posts()) - before).toBe(1);
  await create(visitor);
  await create(visitor);
  expect((await create(visitor)).failure.message).toBe(texts.payments.tooManyOpen(1));
  await clearFaults(product.cashfree);
  const rows = await product.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, visitor.user.id));
  for (const { id } of rows) await age(id, 60);
  expect((await create(visitor, headers)).status).toBe(200);
});

test("an order that Cashfree never received cannot be begun again once its half hour is nearly over", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "stale-order" };
  await control(product.cashfree, "faults", { match: "POST /pg/orders$", status: 400 });
  expect((await create(visitor, headers)).status).toBe(400);
  const [row] = await product.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, visitor.user.id));
  await age(row?.id ?? "", 15 * 60);
  const ended = await create(visitor, headers);
  expect([ended.status, ended.failure.message]).toEqual([409, texts.payments.orderEnded]);
});
