import { countOf } from "@mainstreet/contract/count";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { paymentOrders } from "./tables.ts";
import type { CashfreeClient, CashfreeOrder } from "./cashfree-client.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { issueInvoice } from "../invoices/issue-invoice.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { claimPoll, readKnown, releasePoll } from "./claim-poll.ts";
import { isOrder, type OrderId, type OrderRow } from "./orders.ts";

/** `recheckAfterMs`: 0 when Cashfree was polled now or the order is paid, else how long until it may be polled again. */
export type SettledOrder = { order: OrderRow; recheckAfterMs: number };

/** `countPoll`: counts a poll that a user causes. Throws 429 when there were too many. */
type Budget = { countPoll?: (userId: string) => Promise<void> };

/**
 * The only way an order ends (docs/architecture.md): polls Cashfree, server to server, and grants the credits once when it is PAID and
 * amount, currency and id are those we ordered. Verify, status, webhook and sweeper all call this. An order is polled once in
 * `ORDER_POLL_MS`; any other caller gets the order as stored. Throws ProviderError when Cashfree does not respond.
 */
export async function settleOrder(
  deps: Pick<Deps, "db" | "log"> & Budget,
  cashfree: CashfreeClient,
  order: OrderRow,
): Promise<SettledOrder> {
  if (order.status === "paid") return { order, recheckAfterMs: 0 };
  const id = { userId: order.userId, orderId: order.id };
  const claimed = await claimPoll(deps.db, id);
  if (claimed) await countOrRelease(deps, id);
  if (claimed) return { order: await pollOrder(deps, cashfree, claimed), recheckAfterMs: 0 };
  const known = await readKnown(deps.db, id);
  if (!known || known.order.status === "paid")
    return { order: known?.order ?? order, recheckAfterMs: 0 };
  // Another caller has claimed the poll. At least 1, since 0 would mean that this call polled, even if the pause has just ended.
  return { order: known.order, recheckAfterMs: Math.max(1, known.waitMs) };
}

/** A refused poll was not made, so its claim is released: the webhook and the sweeper need not wait for it. */
async function countOrRelease({ db, countPoll }: Pick<Deps, "db"> & Budget, id: OrderId) {
  try {
    await countPoll?.(id.userId);
  } catch (refusal) {
    await releasePoll(db, id);
    throw refusal;
  }
}

/** Polls Cashfree about an order whose poll the caller has claimed (`claimPoll`), and returns the updated order. */
export async function pollOrder(
  deps: Pick<Deps, "db" | "log">,
  cashfree: CashfreeClient,
  order: OrderRow,
): Promise<OrderRow> {
  if (order.status === "paid") return order;
  const found = await cashfree.readOrder(order.id);
  crashPoint("settle.read");
  if (found?.order_status !== "PAID") {
    const status = await openStatus(cashfree, order, found);
    return note(deps.db, order, { status, ...(found && { sessionId: found.payment_session_id }) });
  }
  const problem = mismatch(order, found);
  if (problem !== undefined) {
    deps.log.error({ orderId: order.id, problem }, "paid order is not as ordered");
    return note(deps.db, order, { problem });
  }
  const granted = await grant(deps.db, order);
  crashPoint("settle.committed");
  return granted;
}

/** What differs between a PAID order and what we ordered; undefined when nothing does. */
export function mismatch(order: OrderRow, found: CashfreeOrder): string | undefined {
  if (found.order_id !== order.id) return `Cashfree responded with order ${found.order_id}`;
  if (found.order_currency !== "INR") return `Paid in ${found.order_currency}, ordered in INR`;
  const paise = Math.round(found.order_amount * 100);
  if (paise === order.amountPaise) return undefined;
  return `Paid ${found.order_amount}, ordered for ${order.amountPaise / 100} rupees`;
}

/** The status of an order that is not paid: a failed attempt may be followed by one that succeeds. */
async function openStatus(
  cashfree: CashfreeClient,
  order: OrderRow,
  found: CashfreeOrder | undefined,
): Promise<OrderRow["status"]> {
  if (found === undefined) return isForgotten(order) ? "expired" : order.status;
  if (found.order_status !== "ACTIVE") return "expired";
  const [latest] = await cashfree.readAttempts(order.id);
  const hasFailed = latest !== undefined && latest !== "PENDING" && latest !== "NOT_ATTEMPTED";
  return hasFailed ? "failed" : "active";
}

/** An order that Cashfree does not know after this time will never exist there: the attempt to create it has ended. */
const FORGOTTEN_MS = 3_600_000;

const isForgotten = ({ createdAt }: OrderRow): boolean =>
  Date.now() - createdAt.getTime() > FORGOTTEN_MS;

/** Grants the credits and ends the order in one transaction, once; a second call finds the order paid. */
async function grant(db: Db, order: OrderRow): Promise<OrderRow> {
  const { userId, id, credits, amountPaise } = order;
  return asTenant(db, userId, async (tx) => {
    const [paid] = await tx
      .update(paymentOrders)
      .set({ status: "paid", paidAt: sql`now()`, recheckAt: null, problem: null })
      .where(and(isOrder({ userId, orderId: id }), ne(paymentOrders.status, "paid")))
      .returning();
    if (!paid) return { ...order, status: "paid" };
    await appendEntry(tx, {
      userId,
      type: "add",
      amount: credits,
      description: `Purchase of ${credits} credits`,
      businessKey: `purchase:${id}`,
      orderId: id,
    });
    await recordEvent(tx, { userId, kind: "credits-bought", subject: countOf(credits, "credit") });
    const receiptNumber = await nextReceiptNumber(tx);
    await tx
      .update(paymentOrders)
      .set({ receiptNumber })
      .where(isOrder({ userId, orderId: id }));
    await issueInvoice(tx, { userId, orderId: id, credits, amountPaise });
    crashPoint("settle.before-commit");
    return { ...paid, receiptNumber };
  });
}

/** Names the lock under which receipts are numbered, so that no number is missing or used twice. */
const RECEIPT_LOCK = 4_771_001;

async function nextReceiptNumber(tx: Db): Promise<number> {
  return asOwner(tx, async () => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RECEIPT_LOCK})`);
    const { rows } = await tx.execute<{ next: number }>(
      sql`select (coalesce(max(receipt_number), 0) + 1)::int as next from ${paymentOrders}`,
    );
    return rows[0]?.next ?? 1;
  });
}

/**
 * Saves the result of a poll, unless the order was paid since: a paid order is never changed. A recheck requested during the poll stays
 * due.
 */
async function note(
  db: Db,
  order: OrderRow,
  change: Partial<Pick<OrderRow, "status" | "sessionId" | "problem">>,
): Promise<OrderRow> {
  const id = { userId: order.userId, orderId: order.id };
  return asTenant(db, order.userId, async (tx) => {
    const [noted] = await tx
      .update(paymentOrders)
      .set({ ...change, recheckAt: afterPoll(order) })
      .where(and(isOrder(id), ne(paymentOrders.status, "paid")))
      .returning();
    if (noted) return noted;
    const [row] = await tx.select().from(paymentOrders).where(isOrder(id));
    return row ?? order;
  });
}

const afterPoll = ({ checkedAt }: OrderRow) =>
  sql`case when date_trunc('milliseconds', ${paymentOrders.recheckAt}) > ${checkedAt?.toISOString() ?? null}::timestamptz then ${paymentOrders.recheckAt} end`;

/** The order of an id, of any user: for the webhook and the sweeper, which have no user. */
export async function findPaymentOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  return row;
}
