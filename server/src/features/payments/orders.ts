import { ORDER_LIMITS } from "@mainstreet/contract/limits";
import type { OrderStatus, PaymentOrder } from "@mainstreet/contract/payments";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/database.ts";
import { paymentOrders } from "../../platform/money-tables.ts";

export type OrderRow = typeof paymentOrders.$inferSelect;

export type OrderId = { userId: string; orderId: string };

export const isOrder = ({ userId, orderId }: OrderId) =>
  and(eq(paymentOrders.userId, userId), eq(paymentOrders.id, orderId));

/** The user's order. Throws 404 for an unknown and a foreign one alike. */
export async function requireOrder(db: Db, id: OrderId): Promise<OrderRow> {
  const [row] = await asTenant(db, id.userId, (tx) =>
    tx.select().from(paymentOrders).where(isOrder(id)),
  );
  if (!row) throw notFound(texts.payments.orderNotFound);
  return row;
}

/** When nobody can begin to pay an order any more, in milliseconds: a price is not promised for ever. */
export const endOfOrder = ({ createdAt }: Pick<OrderRow, "createdAt">): number =>
  createdAt.getTime() + ORDER_LIMITS.openMinutes * 60_000;

/** Orders in one answer. */
const HISTORY_LIMIT = 1_000;

/** The user's orders, newest first. */
export async function listOrders(db: Db, userId: string): Promise<PaymentOrder[]> {
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.userId, userId))
      .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
      .limit(HISTORY_LIMIT),
  );
  return rows.map(presentOrder);
}

function presentOrder(row: OrderRow): PaymentOrder {
  const isUnpaid = row.status === "active" || row.status === "failed";
  const isOpen = isUnpaid && Date.now() < endOfOrder(row);
  return {
    orderId: row.id,
    credits: row.credits,
    amount: row.amountPaise / 100,
    status: presentStatus(row),
    phone: row.phone,
    paymentSessionId: isOpen ? row.sessionId : null,
    receiptNumber: row.receiptNumber,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** An order in the words of the status call (spec §3). */
export function presentStatus({ status }: OrderRow): OrderStatus {
  const words = {
    created: "ACTIVE",
    active: "ACTIVE",
    paid: "PAID",
    failed: "FAILED",
    expired: "EXPIRED",
  } as const;
  return words[status];
}
