import { merchantSecretFor, sandboxAppId } from "@mainstreet/emulators/cashfree/merchants";
import { CREDIT_HISTORY_CSV, creditBalance, creditHistory } from "@mainstreet/contract/credits";
import {
  checkoutContact,
  createOrder,
  paymentHistory,
  paymentReceipt,
  paymentStatus,
  receiptPdfPath,
  verifyPayment,
} from "@mainstreet/contract/payments";
import { ORDER_POLL_MS } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ageOrder } from "../../../test/age-order.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { clearFaults, control, journal } from "../../../test/provider-controls.ts";
import { paymentOrders } from "./tables.ts";

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

/** Lets the order be polled again, and requests its status. */
async function verifyLater(orderId: string, visitor: Visitor = asha) {
  await ageOrder(product.db, orderId, ORDER_POLL_MS / 1_000);
  return verify(orderId, visitor);
}

test("a paid package brings its credits once, with a line in the history, however often it is verified [spec 1, 3, 7]", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  expect(await verify(orderId, visitor)).toBe("PENDING");
  await pay(orderId, "SUCCESS");
  expect(await verifyLater(orderId, visitor)).toBe("SUCCESS");
  expect(await verify(orderId, visitor)).toBe("SUCCESS");
  const status = await visitor.send(paymentStatus, { params: { orderId } });
  expect(status.response).toEqual({
    status: "PAID",
    orderId,
    amount: 999,
    credits: 25,
    recheckAfter: 0,
  });
  expect(await balance(visitor)).toBe(30);
  const { transactions } = (await visitor.send(creditHistory, {})).response;
  expect(transactions[0]).toMatchObject({ type: "add", amount: 25, balance: 30 });
  const history = await visitor.send(paymentHistory, { params: { userId: visitor.user.id } });
  expect(history.response).toMatchObject([{ orderId, status: "PAID", paymentSessionId: null }]);
  expect(history.response[0]?.receiptNumber).toBeGreaterThan(0);
});

test("a paid order has a receipt, as data and as a file, and its owner's ledger a CSV", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  const unpaid = await visitor.send(paymentReceipt, { params: { orderId } });
  expect([unpaid.status, unpaid.failure.message]).toEqual([404, texts.payments.receiptNotFound]);
  await pay(orderId, "SUCCESS");
  await verify(orderId, visitor);
  const { response } = await visitor.send(paymentReceipt, { params: { orderId } });
  expect(response).toMatchObject({ orderId, credits: 25, amount: 999 });
  expect(response.buyer).toEqual({ name: visitor.user.name, email: visitor.user.email });
  const file = (path: string, { token } = visitor) =>
    product.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const pdf = await file(receiptPdfPath(orderId));
  expect(pdf.headers["content-disposition"]).toContain(`receipt-${response.number}.pdf`);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await file(receiptPdfPath(orderId), asha)).statusCode).toBe(404);
  expect((await product.app.inject({ url: "/api/credits/history/csv" })).statusCode).toBe(401);
  const csv = (await file(CREDIT_HISTORY_CSV)).payload.split("\r\n");
  expect(csv[0]).toBe("\uFEFFDate,Type,Amount,Description,Balance");
  expect(csv.slice(1, 3).map((line) => line.slice(line.indexOf(",")))).toEqual([
    ",initialize,5,Credits to start with,5",
    ",add,25,Purchase of 25 credits,30",
  ]);
});

test("a price, package or user that is not the caller's own is refused, and nothing is sent to Cashfree [spec 3, 9]", async () => {
  const ben = await product.signUp();
  const refusal = async (body: object) => {
    const reply = await asha.send(createOrder, { body: { ...SMALL, ...body } });
    return { status: reply.status, message: reply.failure.message };
  };
  expect(await refusal({ amount: 1 })).toEqual({
    status: 400,
    message: texts.payments.amountMismatch,
  });
  expect(await refusal({ credits: 1_000_000 })).toEqual({
    status: 400,
    message: texts.payments.unknownPackage,
  });
  expect(await refusal({ userId: ben.user.id })).toEqual({
    status: 403,
    message: texts.auth.forbidden,
  });
  expect(await refusal({ phone: "call me" })).toEqual({
    status: 400,
    message: texts.payments.phoneInvalid,
  });
  expect((await ben.send(createOrder, { body: { ...SMALL, phone: "" } })).failure.fields).toEqual({
    phone: texts.payments.phoneRequired,
  });
  const theirs = await asha.send(paymentHistory, { params: { userId: ben.user.id } });
  expect(theirs.status).toBe(403);
});

test("another user's order gets the same response as an unknown one", async () => {
  const ben = await product.signUp();
  const orderId = await order();
  await pay(orderId, "SUCCESS");
  const foreign = await ben.send(verifyPayment, { query: { orderId } });
  const unknown = await ben.send(verifyPayment, { query: { orderId: "crd_unknown" } });
  expect(foreign.status).toBe(404);
  expect({ ...foreign.failure, requestId: "" }).toEqual({ ...unknown.failure, requestId: "" });
  expect((await ben.send(paymentStatus, { params: { orderId } })).status).toBe(404);
  expect(await balance(ben)).toBe(5);
});

test("the phone number is remembered, and a wrong payment session changes nothing", async () => {
  const visitor = await product.signUp();
  expect((await visitor.send(checkoutContact, {})).response.phone).toBe("");
  const orderId = await order(visitor, { phone: "+91 98765 43210" });
  expect((await visitor.send(checkoutContact, {})).response.phone).toBe("+919876543210");
  await order(visitor, { phone: "" });
  const query = { orderId, paymentSessionId: "session_of_another" };
  const reply = await visitor.send(verifyPayment, { query });
  expect([reply.status, reply.failure.message]).toEqual([400, texts.payments.wrongSession]);
});

test("a payment session is compared wherever it is given: in the address, in the body, or in both", async () => {
  const visitor = await product.signUp();
  const { response } = await visitor.send(createOrder, { body: SMALL });
  const { order_id: orderId, payment_session_id: right } = response;
  const ask = async (query: Record<string, string>, payload?: string) => {
    const { statusCode, json } = await product.app.inject({
      url: "/api/payments/verify",
      query: { orderId, ...query },
      headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
      ...(payload !== undefined && { payload }),
    });
    return [statusCode, json().message];
  };
  const { wrongSession, pending } = texts.payments;
  const body = (paymentSessionId: unknown) => JSON.stringify({ paymentSessionId });
  const [wrong, refused] = ["session_of_another", [400, wrongSession]];
  expect(await ask({}, body(wrong))).toEqual(refused);
  expect(await ask({ paymentSessionId: right }, body(wrong))).toEqual(refused);
  expect(await ask({ paymentSessionId: wrong }, body(right))).toEqual(refused);
  expect(await ask({ paymentSessionId: `${right} ` })).toEqual(refused);
  for (const odd of [5, [right], { right }, "x".repeat(1_001)])
    expect(await ask({}, body(odd))).toEqual(refused);
  expect(await ask({}, '"session"')).toEqual(refused);
  expect(await ask({}, "{")).toEqual([400, texts.shell.notJson]);
  expect(await ask({}, `"${"x".repeat(70_000)}"`)).toEqual([413, texts.shell.tooLarge]);
  for (const payload of [undefined, "", "{}", body(null), body(right)])
    expect(await ask({ paymentSessionId: right }, payload)).toEqual([200, pending]);
  expect(await ask({}, body(right))).toEqual([200, pending]);
});

test("a failed attempt says so, and the same order can still be paid [spec 7]", async () => {
  const visitor = await product.signUp();
  const orderId = await order(visitor);
  await pay(orderId, "FAILED");
  expect(await verify(orderId, visitor)).toBe("FAILED");
  await pay(orderId, "PENDING");
  await ageOrder(product.db, orderId, 5);
  const { response } = await visitor.send(verifyPayment, { query: { orderId } });
  expect(response).toMatchObject({ status: "PENDING", message: texts.payments.pending });
  await pay(orderId, "SUCCESS");
  expect(await verifyLater(orderId, visitor)).toBe("SUCCESS");
  expect(await balance(visitor)).toBe(30);
});

test("the same Idempotency-Key is the same order, and another package under it is refused", async () => {
  const headers = { "idempotency-key": "buy-once" };
  const send = (body: object) => asha.send(createOrder, { body: { ...SMALL, ...body }, headers });
  const first = await send({});
  expect((await send({})).response).toEqual(first.response);
  expect((await send({ credits: 50, amount: 1799 })).status).toBe(409);
});

test("a lost response of Cashfree leads to the order it made, not to a second one", async () => {
  const match = "POST /pg/orders$";
  await control(product.cashfree, "faults", { match, when: "after", dropConnection: true });
  const lost = await order();
  await control(product.cashfree, "faults", { match, status: 500 });
  const neverMade = await order();
  for (const orderId of [lost, neverMade]) {
    await pay(orderId, "SUCCESS");
    expect(await verify(orderId)).toBe("SUCCESS");
  }
});

test("while Cashfree is down nothing is charged and the buyer reads it; later the same order is paid", async () => {
  const fault = { match: "* /pg/", dropConnection: true, times: 100 };
  await control(product.cashfree, "faults", fault);
  const refused = await asha.send(createOrder, { body: SMALL });
  expect([refused.status, refused.failure.message]).toEqual([502, texts.payments.notAnswering]);
  await clearFaults(product.cashfree);
  const orderId = await order();
  await pay(orderId, "SUCCESS");
  await control(product.cashfree, "faults", fault);
  const unknown = await asha.send(verifyPayment, { query: { orderId } });
  // The buyer has paid, so a text that nothing was charged would be wrong.
  expect([unknown.status, unknown.failure.message]).toEqual([502, texts.payments.pending]);
  await clearFaults(product.cashfree);
  expect(await verifyLater(orderId)).toBe("SUCCESS");
});

test("receipts are numbered without a gap, and no key of Cashfree is ever logged", async () => {
  const rows = await product.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.status, "paid"));
  const numbers = rows.map(({ receiptNumber }) => receiptNumber ?? 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(product.logs.join("")).not.toContain(merchantSecretFor(sandboxAppId));
  expect((await journal(product.cashfree)).length).toBeGreaterThan(0);
});
