import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { createOrder, paymentStatus, verifyPayment } from "@mainstreet/contract/payments";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ageOrder } from "../../../test/age-order.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { clearFaults, control, journal } from "../../../test/provider-controls.ts";
import { paymentOrders } from "./tables.ts";
import { sweepOrders } from "./sweep-orders.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.cashfree));
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const DAY_SECONDS = 86_400;
const SMALL = { credits: 25, amount: 999, phone: "9999999999" };
const create = (visitor: Visitor, headers: Record<string, string> = {}) =>
  visitor.send(createOrder, { body: SMALL, headers });
const order = async (visitor: Visitor) => (await create(visitor)).response.order_id;
const pay = (orderId: string) =>
  control(product.cashfree, "pay", { order_id: orderId, outcome: "SUCCESS" });
const verify = (visitor: Visitor, orderId: string) =>
  visitor.send(verifyPayment, { query: { orderId } });
const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;
const rowOf = async (orderId: string) => {
  const [row] = await product.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  return row;
};

/** Cashfree's response about an order, with one value that differs from what was ordered. */
async function forgeResponse(orderId: string, forged: object): Promise<void> {
  const body = JSON.stringify({
    order_id: orderId,
    order_amount: SMALL.amount,
    order_currency: "INR",
    order_status: "PAID",
    payment_session_id: "session_forged",
    ...forged,
  });
  const fault = { match: `GET /pg/orders/${orderId}$`, when: "after", body };
  await control(product.cashfree, "faults", fault);
}

test.each([
  ["in another currency", { order_currency: "USD" }, "Paid in USD, ordered in INR"],
  ["for another order", { order_id: "crd_another" }, "Cashfree responded with order crd_another"],
  ["of another amount", { order_amount: 1 }, "Paid 1, ordered for 999 rupees"],
])("a payment %s grants no credits and is left to an operator", async (_, forged, problem) => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await forgeResponse(orderId, forged);
  expect((await verify(visitor, orderId)).response.status).toBe("PENDING");
  expect(await balance(visitor)).toBe(5);
  expect(await rowOf(orderId)).toMatchObject({ status: "active", problem });
});

test("two polls of one paid order at once: both get 200 SUCCESS, and one grants", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await pay(orderId);
  const slow = { match: `GET /pg/orders/${orderId}$`, delayMs: 1_500, when: "after", times: 2 };
  await control(product.cashfree, "faults", slow);
  const polls = async () =>
    (await journal(product.cashfree)).filter(({ path }) => path === `/pg/orders/${orderId}`).length;
  const first = verify(visitor, orderId);
  await expect.poll(async () => (await rowOf(orderId))?.checkedAt).toBeTruthy();
  // As if the first poll had taken longer than the pause between two polls.
  await ageOrder(product.db, orderId, 5);
  const replies = await Promise.all([first, verify(visitor, orderId)]);
  expect(await polls()).toBe(2);
  expect(replies.map(({ status, response }) => [status, response.status])).toEqual([
    [200, "SUCCESS"],
    [200, "SUCCESS"],
  ]);
  expect(await balance(visitor)).toBe(30);
  const { transactions } = (await visitor.send(creditHistory, {})).response;
  expect(transactions.map(({ type }) => type)).toEqual(["add", "initialize"]);
});

test("the status of a paid order is read from our own row: Cashfree is not polled again", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await pay(orderId);
  await verify(visitor, orderId);
  await ageOrder(product.db, orderId, 60);
  const before = (await journal(product.cashfree)).length;
  const again = await verify(visitor, orderId);
  expect([again.status, again.response.status]).toEqual([200, "SUCCESS"]);
  const status = await visitor.send(paymentStatus, { params: { orderId } });
  expect([status.status, status.response.status]).toEqual([200, "PAID"]);
  await sweepOrders(product.deps);
  expect((await journal(product.cashfree)).length).toBe(before);
});

test("two users with one Idempotency-Key have an order each", async () => {
  const [asha, ben] = [await product.signUp(), await product.signUp()];
  const headers = { "idempotency-key": "the-same-key" };
  const [mine, theirs] = [await create(asha, headers), await create(ben, headers)];
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(mine.response.order_id).not.toBe(theirs.response.order_id);
  await pay(theirs.response.order_id);
  expect((await verify(asha, mine.response.order_id)).response.status).toBe("PENDING");
  expect((await verify(ben, theirs.response.order_id)).response.status).toBe("SUCCESS");
  expect([await balance(asha), await balance(ben)]).toEqual([5, 30]);
});

test("an order that Cashfree has not received yet is not expired before an hour is over", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "unknown-yet" };
  await control(product.cashfree, "faults", { match: "POST /pg/orders$", status: 400 });
  await create(visitor, headers);
  const [row] = await product.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, visitor.user.id));
  const orderId = row?.id ?? "";
  const statusAfter = async (seconds: number) => {
    await ageOrder(product.db, orderId, seconds);
    return (await verify(visitor, orderId)).response.status;
  };
  expect(await statusAfter(5)).toBe("PENDING");
  expect(await statusAfter(3_500)).toBe("PENDING");
  expect((await rowOf(orderId))?.status).toBe("created");
  expect(await statusAfter(100)).toBe("FAILED");
  expect((await rowOf(orderId))?.status).toBe("expired");
});

test("the sweeper polls an open order until it is three days old, and no longer", async () => {
  const visitor = await product.signUp();
  const [late, tooLate] = [await order(visitor), await order(visitor)];
  await pay(late);
  await pay(tooLate);
  await ageOrder(product.db, late, 3 * DAY_SECONDS - 60);
  await ageOrder(product.db, tooLate, 3 * DAY_SECONDS + 60);
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(30);
  expect((await rowOf(late))?.status).toBe("paid");
  expect((await rowOf(tooLate))?.status).toBe("active");
});
