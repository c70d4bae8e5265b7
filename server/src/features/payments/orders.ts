import type { HistoryPage } from "@mainstreet/contract/history-page";
import { ORDER_LIMITS } from "@mainstreet/contract/limits";
import type { OrderStatus, PaymentOrder } from "@mainstreet/contract/payments";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq, sql } from "drizzle-orm";
import { invalidField, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { invoices } from "../invoices/tables.ts";
import { paymentOrders } from "./tables.ts";

export type OrderRow = typeof paymentOrders.$inferSelect;

export type OrderId = { userId: string; orderId: string };

export const isOrder = ({ userId, orderId }: OrderId) =>
  and(eq(paymentOrders.userId, userId), eq(paymentOrders.id, orderId));

/** The user's order. Throws 404 for an unknown and a foreign one alike. */
export async function requirePaymentOrder(db: Db, id: OrderId): Promise<OrderRow> {
  const [row] = await asTenant(db, id.userId, (tx) =>
    tx.select().from(paymentOrders).where(isOrder(id)),
  );
  if (!row) throw notFound(texts.payments.orderNotFound);
  return row;
}

/** When a payment of the order can no longer begin, in milliseconds: a price is not promised for ever. */
export const endOfOrder = ({ createdAt }: Pick<OrderRow, "createdAt">): number =>
  createdAt.getTime() + ORDER_LIMITS.openMinutes * 60_000;

type OrderPage = { orders: PaymentOrder[]; nextCursor: string | undefined };

/** The user's orders, newest first, from the one after `cursor`. Throws 400 for a cursor that is no order of theirs. */
export async function listOrders(
  db: Db,
  userId: string,
  { limit, cursor }: HistoryPage,
): Promise<OrderPage> {
  const { createdAt, id } = paymentOrders;
  const rows = await asTenant(db, userId, async (tx) => {
    const last = cursor === undefined ? undefined : isOrder({ userId, orderId: cursor });
    if (last && (await tx.$count(paymentOrders, last)) === 0)
      throw invalidField("cursor", requestTexts.invalidHistoryCursor);
    // Compared within the database: a Date would round PostgreSQL's microseconds.
    const isOlder =
      last &&
      sql`(${createdAt}, ${id}) < (select created_at, id from payment_orders where ${last})`;
    // One row more than the page: it shows whether there are older orders.
    return tx
      .select({ order: paymentOrders, invoiceNumber: invoices.number })
      .from(paymentOrders)
      .leftJoin(invoices, and(eq(invoices.userId, userId), eq(invoices.orderId, id)))
      .where(and(eq(paymentOrders.userId, userId), isOlder))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1);
  });
  const shown = rows.slice(0, limit);
  return {
    orders: shown.map(({ order, invoiceNumber }) => presentOrder(order, invoiceNumber)),
    nextCursor: rows.length > limit ? shown.at(-1)?.order.id : undefined,
  };
}

function presentOrder(row: OrderRow, invoiceNumber: string | null): PaymentOrder {
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
    invoiceNumber,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refunded: row.refundedPaise / 100,
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
