import { countOf } from "@mainstreet/contract/count";
import { formatRupees } from "@mainstreet/contract/rupees";
import { and, eq, ne, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { appendEntry, readBalance } from "../credits/append-entry.ts";
import { lockCreditAccount } from "../credits/lock-credit-account.ts";
import { paymentOrders } from "../payments/tables.ts";
import { orderRefunds } from "./tables.ts";

export type RefundRow = typeof orderRefunds.$inferSelect;
type OrderRow = typeof paymentOrders.$inferSelect;

/** `total`: how many credits of the order are to be refunded in all; all of them by default. */
export type RefundInput = { orderId: string; total?: number | undefined };

/** A refund that is not made, with the reason for the operator. Nothing has changed. */
class RefundRefused extends Error {
  override readonly name = "RefundRefused";
}

/** The smallest refund that Cashfree makes. */
const SMALLEST_PAISE = 100;

/**
 * Takes credits back and records their refund, in one transaction, before any money moves. Returns the open refund of the order instead, if
 * there is one; undefined when so many credits were refunded before. Throws RefundRefused.
 */
export async function openRefund(
  db: Db,
  { orderId, total }: RefundInput,
): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  if (!found) throw new RefundRefused(`There is no order ${orderId}.`);
  return asTenant(db, found.userId, async (tx) => {
    // Locked, so that refunds of a user's orders are opened one after another, and no charge happens between.
    await lockCreditAccount(tx, found.userId);
    const isOrder = and(eq(paymentOrders.userId, found.userId), eq(paymentOrders.id, orderId));
    const [order] = await tx.select().from(paymentOrders).where(isOrder);
    if (!order) throw new RefundRefused(`There is no order ${orderId}.`);
    const refunds = await refundsOf(tx, order);
    const open = refunds.find(({ status }) => status !== "done");
    if (open) return open;
    const before = refunds.reduce((sum, { credits }) => sum + credits, 0);
    const wanted = wantedTotal(order, total);
    if (wanted <= before) return undefined;
    return takeBack(tx, order, { before, wanted });
  });
}

/** Refunds that were not cancelled. */
async function refundsOf(tx: Db, { userId, id }: OrderRow): Promise<RefundRow[]> {
  return tx
    .select()
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.userId, userId),
        eq(orderRefunds.orderId, id),
        ne(orderRefunds.status, "cancelled"),
      ),
    );
}

function wantedTotal({ id, status, credits }: OrderRow, total = credits): number {
  if (status !== "paid") throw new RefundRefused(`Order ${id} was not paid.`);
  if (Number.isInteger(total) && total >= 1 && total <= credits) return total;
  throw new RefundRefused(`Order ${id} is of ${countOf(credits, "credit")}: name 1 to ${credits}.`);
}

async function takeBack(
  tx: Db,
  order: OrderRow,
  { before, wanted }: { before: number; wanted: number },
): Promise<RefundRow> {
  const { userId, id: orderId } = order;
  const credits = wanted - before;
  const amountPaise =
    Math.round((order.amountPaise * wanted) / order.credits) - order.refundedPaise;
  if (amountPaise < SMALLEST_PAISE)
    throw new RefundRefused(`That is less than ₹1, and Cashfree refunds no less.`);
  await requireCredits(tx, userId, credits);
  const id = `rfd_${newId().replaceAll("-", "")}`;
  await appendEntry(tx, {
    userId,
    type: "deduct",
    amount: -credits,
    description: `Refund of ${countOf(credits, "credit")}, ${formatRupees(amountPaise / 100)}`,
    businessKey: `order-refund:${id}`,
    orderId,
  });
  await tx
    .update(paymentOrders)
    .set({ refundedPaise: sql`${paymentOrders.refundedPaise} + ${amountPaise}` })
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.id, orderId)));
  const [row] = await tx
    .insert(orderRefunds)
    .values({
      id,
      userId,
      orderId,
      credits,
      amountPaise,
      status: "requested",
      // Due for the sweeper, in case the operator's command ends before the refund does.
      dueAt: sql`now() + interval '1 minute'`,
    })
    .returning();
  if (!row) throw new Error("The inserted refund was not returned");
  return row;
}

async function requireCredits(tx: Db, userId: string, credits: number): Promise<void> {
  const balance = await readBalance(tx, userId);
  if (balance >= credits) return;
  throw new RefundRefused(
    `The user has ${countOf(balance, "credit")} left, and ${credits} would be taken back: ${credits - balance} are missing. ` +
      `Refund fewer, or grant the user the missing ones first.`,
  );
}
