import { creditBalance } from "@mainstreet/contract/credits";
import { createOrder, paymentStatus, verifyPayment } from "@mainstreet/contract/payments";
import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { announcePayment } from "../../../test/announce-payment.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { clearFaults, control, journal } from "../../../test/provider-controls.ts";
import { paymentEvents, paymentOrders } from "./tables.ts";
import { sweepOrders } from "./sweep-orders.ts";

let product: Product;

let asha: Visitor;

beforeAll(async () => {
  product = await startProduct();
  asha = await product.signUp();
});

afterEach(() => clearFaults(product.cashfree));

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const SMALL = { credits: 25, amount: 999, phone: "99999 99999" };

async function order(visitor: Visitor = asha, body: object = {}): Promise<string> {
  const reply = await visitor.send(createOrder, { body: { ...SMALL, ...body } });
  expect(reply.status, reply.failure.message).toBe(200);
  return reply.response.order_id;
}

const pay = (orderId: string, outcome: string) =>
  control(product.cashfree, "pay", { order_id: orderId, outcome });

const verify = async (orderId: string, visitor: Visitor = asha) =>
  (await visitor.send(verifyPayment, { query: { orderId } })).response.status;

const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

test("a webhook alone brings the credits: the browser may be closed", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await pay(orderId, "SUCCESS");
  expect(await announcePayment(product, orderId)).toBe(200);
  await expect.poll(() => balance(visitor)).toBe(30);
});

test("a webhook only causes a poll: it brings no credits for an order that was not paid", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  expect(await announcePayment(product, orderId)).toBe(200);
  expect(await announcePayment(product, "crd_unknown")).toBe(200);
  expect(await verify(orderId, visitor)).toBe("PENDING");
  expect(await balance(visitor)).toBe(5);
});

test("altered bytes and missing signatures get 401 and leave no trace", async () => {
  const orderId = await order();
  for (const change of [
    (body: string) => body.replace("SUCCESS", "FAILED "),
    (body: string) => `${body} `,
  ])
    expect(await announcePayment(product, orderId, { change })).toBe(401);
  const bare = await product.app.inject({ method: "POST", url: "/api/payments/webhook" });
  expect(bare.statusCode).toBe(401);
  const events = await product.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId));
  expect(events).toEqual([]);
});

test("the sweeper finds what neither browser nor webhook reported, and polls seldom", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await pay(orderId, "SUCCESS");
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(5);
  await product.db
    .update(paymentOrders)
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where(eq(paymentOrders.id, orderId));
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(30);
});

test("an order that Cashfree refuses to report does not delay the others", async () => {
  const visitor = await product.signUp();
  const [stuck, paid] = [await order(visitor), await order(visitor)];
  await pay(paid, "SUCCESS");
  for (const [id, age] of [
    [stuck, 120_000],
    [paid, 60_000],
  ] as const) {
    // The one that was polled longest ago is polled first.
    const at = new Date(Date.now() - age);
    await product.db
      .update(paymentOrders)
      .set({ createdAt: at, checkedAt: at })
      .where(eq(paymentOrders.id, id));
  }
  const match = `GET /pg/orders/${stuck}`;
  await control(product.cashfree, "faults", { match, status: 400, times: 5 });
  await sweepOrders(product.deps);
  expect(await balance(visitor)).toBe(30);
});

test("a sweep leaves Cashfree alone after three orders without a response", async () => {
  const visitor = await product.signUp();
  const ids = await Promise.all(Array.from({ length: 5 }, () => order(visitor)));
  await product.db
    .update(paymentOrders)
    .set({ createdAt: new Date(Date.now() - 60_000), checkedAt: null })
    .where(inArray(paymentOrders.id, ids));
  await control(product.cashfree, "faults", { match: "* /pg/", dropConnection: true, times: 100 });
  const before = (await journal(product.cashfree)).length;
  await sweepOrders(product.deps);
  expect((await journal(product.cashfree)).length - before).toBe(3);
});

test("an order that nobody paid in time is expired", async () => {
  const orderId = await order();
  await control(product.cashfree, "clock", { offsetMs: 3_600_000 });
  expect(await verify(orderId)).toBe("FAILED");
  const status = await asha.send(paymentStatus, { params: { orderId } });
  expect(status.response.status).toBe("EXPIRED");
  await control(product.cashfree, "clock", { offsetMs: 0 });
});

test("what was paid is not what was ordered: no credits, and the order names the problem for an operator", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await product.db
    .update(paymentOrders)
    .set({ amountPaise: 299_900, credits: 100 })
    .where(eq(paymentOrders.id, orderId));
  await pay(orderId, "SUCCESS");
  expect(await verify(orderId, visitor)).toBe("PENDING");
  expect(await balance(visitor)).toBe(5);
  const [row] = await product.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  expect(row?.problem).toBe("Paid 999, ordered for 2999 rupees");
});
