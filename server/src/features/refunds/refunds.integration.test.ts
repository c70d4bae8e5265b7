import {
  type CreditNote,
  creditNotesPdfPath,
  listCreditNotes,
} from "@mainstreet/contract/credit-notes";
import { readInvoice } from "@mainstreet/contract/invoices";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { createOrder, paymentHistory, verifyPayment } from "@mainstreet/contract/payments";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { announceRefund } from "../../../test/announce-payment.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { refund as refundAt } from "../../../test/refund.ts";
import { clearFaults, control, effects } from "../../../test/provider-controls.ts";
import { audit } from "../../auditor/audit.ts";
import { asTenant } from "../../platform/db/database.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { sweepRefunds } from "./sweep-refunds.ts";
import { orderRefunds } from "./tables.ts";

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "5" });
  visitor = await product.signUp();
});
afterEach(async () => {
  await clearFaults(product.cashfree);
  await control(product.cashfree, "refunds", { outcome: "SUCCESS" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const SMALL = { credits: 25, amount: 999, phone: "9999999999" };

/** A paid order of 25 credits. */
async function buy(): Promise<string> {
  const { response } = await visitor.send(createOrder, { body: SMALL });
  const orderId = response.order_id;
  await control(product.cashfree, "pay", { order_id: orderId, outcome: "SUCCESS" });
  const verified = await visitor.send(verifyPayment, { query: { orderId } });
  expect(verified.response.status).toBe("SUCCESS");
  return orderId;
}

const refund = (orderId: string, total?: number) => refundAt(product, orderId, total);

const balance = async () => (await visitor.send(creditBalance, {})).response.credits;

async function refundedOf(orderId: string): Promise<number | undefined> {
  const { response } = await visitor.send(paymentHistory, { params: { userId: visitor.user.id } });
  return response.find((order) => order.orderId === orderId)?.refunded;
}

/** The amounts of an order's refunds as Cashfree accepted them. */
async function sentBack(orderId: string): Promise<(string | undefined)[]> {
  const accepted = await effects(product.cashfree);
  return accepted
    .filter(({ kind, order }) => kind === "refund" && order === orderId)
    .map(({ amount }) => amount);
}

test("a refund takes the credits back, sends the money once, and is seen by the user", async () => {
  const before = await balance();
  const orderId = await buy();
  expect(await refund(orderId)).toMatchObject({ status: "done", credits: 25, amountPaise: 99_900 });
  expect(await refund(orderId)).toBeUndefined();
  expect(await sentBack(orderId)).toEqual(["999.00"]);
  expect(await balance()).toBe(before);
  expect(await refundedOf(orderId)).toBe(999);
  const { transactions } = (await visitor.send(creditHistory, {})).response;
  expect(transactions[0]).toMatchObject({
    type: "deduct",
    description: "Refund of 25 credits, ₹999",
  });
  const { events } = (await visitor.send(listSecurityEvents, { query: { group: "credits" } }))
    .response;
  expect(events[0]).toMatchObject({
    kind: "purchase-refunded",
    subject: "25 credits, ₹999",
    actor: "operator",
  });
  const { rows } = await product.db.execute(sql`
    select params ->> 'what' as what from outbox
    where user_id = ${visitor.user.id} and params ->> 'what' = 'purchase refunded'`);
  expect(rows).toHaveLength(1);
});

test("parts of an order are refunded up to so many credits in all, and sum up to its price", async () => {
  const orderId = await buy();
  expect(await refund(orderId, 8)).toMatchObject({ credits: 8, amountPaise: 31_968 });
  // The operator runs the same command again, as after a lost connection.
  expect(await refund(orderId, 8)).toBeUndefined();
  expect(await refund(orderId, 9)).toMatchObject({ credits: 1, amountPaise: 3_996 });
  expect(await refund(orderId)).toMatchObject({ credits: 16, amountPaise: 63_936 });
  expect(await sentBack(orderId)).toEqual(["319.68", "39.96", "639.36"]);
  expect(await refundedOf(orderId)).toBe(999);
});

test("each refund of an order with an invoice has a credit note, and those of the whole order sum up to the invoice", async () => {
  const orderId = await buy();
  const notesOf = (reader = visitor) => reader.send(listCreditNotes, { params: { orderId } });
  expect((await notesOf()).response).toEqual([]);
  const invoice = (await visitor.send(readInvoice, { params: { orderId } })).response;
  await refund(orderId, 7);
  await refund(orderId, 24);
  await refund(orderId);
  const notes = (await notesOf()).response;
  expect(notes.map(({ credits, total }) => [credits, total])).toEqual([
    [7, 279.72],
    [17, 679.32],
    [1, 39.96],
  ]);
  const [first = 0, ...others] = notes.map(({ number }) => Number(number.slice(-5)));
  expect(others).toEqual([first + 1, first + 2]);
  const { kind, number, issuedAt, supplier, recipient, placeOfSupply, sac } = invoice;
  for (const note of notes) {
    expect(note).toMatchObject({ kind: "credit-note", supplier, recipient, placeOfSupply, sac });
    expect(note.invoice).toEqual({ kind, number, issuedAt });
    expect(note.number).toMatch(/^CRN\/\d\d-\d\d\/\d{5}$/);
  }
  const sumOf = (amountOf: (note: CreditNote) => number | undefined) =>
    Math.round(notes.reduce((sum, note) => sum + 100 * (amountOf(note) ?? 0), 0)) / 100;
  expect(sumOf(({ total }) => total)).toBe(invoice.total);
  expect(sumOf(({ taxable }) => taxable)).toBe(invoice.taxable);
  for (const at of [0, 1])
    expect(sumOf(({ taxes }) => taxes[at]?.amount)).toBe(invoice.taxes[at]?.amount);
  const headers = { authorization: `Bearer ${visitor.token}` };
  const pdf = await product.app.inject({ url: `/api${creditNotesPdfPath(orderId)}`, headers });
  expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(pdf.rawPayload.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect((await notesOf(await product.signUp())).status).toBe(404);
});

test("nothing is refunded of credits that are spent, of unpaid orders, and below what Cashfree sends", async () => {
  const orderId = await buy();
  const credits = await balance();
  for (const total of [0, 26, 1.5, Number.NaN])
    await expect(refund(orderId, total)).rejects.toThrow("name 1 to 25");
  await expect(refund("crd_unknown")).rejects.toThrow("There is no order crd_unknown.");
  const { response } = await visitor.send(createOrder, { body: SMALL });
  await expect(refund(response.order_id)).rejects.toThrow("was not paid");
  await spend(credits - 3);
  await expect(refund(orderId)).rejects.toThrow(
    "The user has 3 credits left, and 25 would be taken back: 22 are missing.",
  );
  expect(await balance()).toBe(3);
  expect(await sentBack(orderId)).toEqual([]);
  expect(await refund(orderId, 3)).toMatchObject({ status: "done", credits: 3 });
});

async function spend(credits: number): Promise<void> {
  const { id: userId } = visitor.user;
  await asTenant(product.db, userId, (tx) =>
    appendEntry(tx, {
      userId,
      type: "deduct",
      amount: -credits,
      description: "Spent",
      businessKey: `spent:${userId}:${credits}`,
    }),
  );
}

test("a refund on its way is polled after its webhook, and ends once", async () => {
  await control(product.cashfree, "refunds", { outcome: "PENDING" });
  const orderId = await buy();
  const open = await refund(orderId);
  expect(open?.status).toBe("pending");
  // The operator's second command continues the same refund.
  expect(await refund(orderId, 25)).toMatchObject({ id: open?.id, status: "pending" });
  expect(await sweepRefunds(product.deps)).toBe(0);
  const refundId = open?.id ?? "";
  await control(product.cashfree, "refund", { refund_id: refundId, status: "SUCCESS" });
  expect(await announceRefund(product, { orderId, refundId })).toBe(200);
  expect(await sweepRefunds(product.deps)).toBe(1);
  expect(await statusOf(refundId)).toBe("done");
  expect(await announceRefund(product, { orderId, refundId })).toBe(200);
  expect(await sweepRefunds(product.deps)).toBe(0);
  expect(await sentBack(orderId)).toEqual(["999.00"]);
});

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await product.db.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return row?.status;
}

test("a refund that Cashfree cancels or refuses gives the credits back, and can be made again", async () => {
  const orderId = await buy();
  const credits = await balance();
  await control(product.cashfree, "refunds", { outcome: "CANCELLED" });
  expect((await refund(orderId))?.status).toBe("cancelled");
  await control(product.cashfree, "faults", {
    match: `POST /pg/orders/${orderId}/refunds`,
    status: 400,
    times: 1,
  });
  expect((await refund(orderId))?.status).toBe("cancelled");
  expect([await balance(), await refundedOf(orderId)]).toEqual([credits, 0]);
  await control(product.cashfree, "refunds", { outcome: "SUCCESS" });
  expect((await refund(orderId))?.status).toBe("done");
  expect(await balance()).toBe(credits - 25);
});

test("a refund that is refused when it is sent again stays open until the first request cannot arrive any more", async () => {
  const orderId = await buy();
  const credits = await balance();
  const fault = { match: `POST /pg/orders/${orderId}/refunds`, when: "before" };
  await control(product.cashfree, "faults", { ...fault, dropConnection: true, times: 1 });
  await expect(refund(orderId)).rejects.toThrow();
  await control(product.cashfree, "faults", { ...fault, status: 400, times: 9 });
  const age = (minutes: number) =>
    product.db.execute(
      sql`update order_refunds set created_at = now() - make_interval(mins => ${minutes}) where order_id = ${orderId}`,
    );
  await age(1);
  await expect(refund(orderId)).rejects.toThrow();
  expect(await balance()).toBe(credits - 25);
  await age(16);
  expect((await refund(orderId))?.status).toBe("cancelled");
  expect(await balance()).toBe(credits);
});

test("the auditor finds a sum of refunds that does not agree with its order, and a credit note that does not add up", async () => {
  const orderId = await buy();
  await refund(orderId, 8);
  const change = (paise: number) =>
    product.db.execute(
      sql`update payment_orders set refunded_paise = refunded_paise + ${paise} where id = ${orderId}`,
    );
  await change(1);
  expect(await audit(product.db)).toEqual([
    { invariant: "I2", message: expect.stringContaining("was refunded 31969 paise") },
  ]);
  await change(-1);
  const changeNote = (paise: number) =>
    product.db.execute(
      sql`update credit_notes set taxable_paise = taxable_paise + ${paise} where order_id = ${orderId}`,
    );
  await changeNote(1);
  expect(await audit(product.db)).toEqual([
    { invariant: "I17", message: expect.stringContaining("do not add up to 31968") },
  ]);
  await changeNote(-1);
});

test("a refund whose response is lost, or while Cashfree is down, is continued under the same id", async () => {
  const orderId = await buy();
  await control(product.cashfree, "faults", {
    match: `* /pg/orders/${orderId}/refunds`,
    dropConnection: true,
    times: 2,
  });
  await expect(refund(orderId)).rejects.toThrow("not answering");
  await clearFaults(product.cashfree);
  await product.db
    .update(orderRefunds)
    .set({ dueAt: sql`now()` })
    .where(eq(orderRefunds.orderId, orderId));
  expect(await sweepRefunds(product.deps)).toBe(1);
  expect(await sentBack(orderId)).toEqual(["999.00"]);
  expect(await refund(orderId)).toBeUndefined();
});
