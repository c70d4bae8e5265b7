import { createOrder, verifyPayment } from "@mainstreet/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: "on", ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const SMALL = { credits: 25, amount: 999, phone: "9999999999" };
const create = (visitor: Visitor, headers: Record<string, string> = {}) =>
  visitor.send(createOrder, { body: SMALL, headers });

/** The requests about an order that Cashfree received, without those about its payment attempts. */
async function pollsOf(orderId: string): Promise<number> {
  const requests = await journal(product.cashfree);
  return requests.filter(({ method, path }) => method === "GET" && path === `/pg/orders/${orderId}`)
    .length;
}

test("50 verifications of one order at once send Cashfree one request, and all get 200", async () => {
  const visitor = await product.signUp();
  const orderId = (await create(visitor)).response.order_id;
  await control(product.cashfree, "pay", { order_id: orderId, outcome: "SUCCESS" });
  await control(product.cashfree, "faults", { match: `GET /pg/orders/${orderId}`, delayMs: 500 });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => visitor.send(verifyPayment, { query: { orderId } })),
  );
  expect(countByStatus(replies)).toEqual({ 200: 50 });
  expect(await pollsOf(orderId)).toBe(1);
  expect(countByStatus(replies.map(({ response }) => response))["SUCCESS"]).toBeGreaterThan(0);
  const { response } = await visitor.send(verifyPayment, { query: { orderId } });
  expect(response).toMatchObject({ status: "SUCCESS", recheckAfter: 0 });
  expect(await pollsOf(orderId)).toBe(1);
});

test("of 20 purchases begun at once 3 are opened, and the others get 429 with the wait", async () => {
  const visitor = await product.signUp();
  await clearJournal(product.cashfree);
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(visitor)));
  expect(countByStatus(replies)).toEqual({ 200: 3, 429: 17 });
  const made = replies.filter(({ status }) => status === 200);
  expect(new Set(made.map(({ response }) => response.order_id)).size).toBe(3);
  const refused = replies.filter(({ status }) => status === 429);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  const posts = (await journal(product.cashfree)).filter(({ method }) => method === "POST");
  expect(posts).toHaveLength(3);
});

test("one purchase sent 20 times at once under one key is one order and one request to Cashfree", async () => {
  const visitor = await product.signUp();
  await clearJournal(product.cashfree);
  const headers = { "idempotency-key": "twenty-times" };
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(visitor, headers)));
  // The other requests get 429 until Cashfree knows the order; then they get the same order.
  const { 200: done = 0, ...others } = countByStatus(replies);
  expect(others).toEqual(done === 20 ? {} : { 429: 20 - done });
  const orders = replies.filter(({ status }) => status === 200).map(({ response }) => response);
  expect(new Set(orders.map(({ order_id: id }) => id)).size).toBe(1);
  expect((await create(visitor, headers)).response).toEqual(orders[0]);
  const posts = (await journal(product.cashfree)).filter(({ method }) => method === "POST");
  expect(posts).toHaveLength(1);
});
