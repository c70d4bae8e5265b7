import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { moment, createdAt } from "../../platform/db/columns.ts";

/** Orders at the payment provider. The row is written before the request to the provider, so none is ever unknown to us. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    /** Our id, which the provider uses too. */
    id: text("id").primaryKey(),
    userId: ownedBy(),
    credits: integer("credits").notNull(),
    amountPaise: integer("amount_paise").notNull(),
    /** created: the provider may not know it yet · failed: the last attempt to pay failed, another may still succeed. */
    status: text("status", { enum: ["created", "active", "paid", "failed", "expired"] }).notNull(),
    /** Opens the provider's checkout. */
    sessionId: text("session_id"),
    /** The details that the buyer entered for this order; the form of the next order starts with them (decision D10). */
    phone: text("phone").notNull().default(""),
    /** Why an operator must check it: the order at the provider differs from ours. */
    problem: text("problem"),
    /** When the last request about it to the provider began: there is at most one in `ORDER_POLL_MS`. */
    checkedAt: moment("checked_at"),
    /** When it must be polled because a webhook arrived; cleared by the first successful poll after that. */
    recheckAt: moment("recheck_at"),
    /** Paid orders are numbered without a gap. */
    receiptNumber: integer("receipt_number").unique(),
    createdAt,
    paidAt: moment("paid_at"),
    /** How much was refunded or is about to be: the sum of its refunds that were not cancelled. */
    refundedPaise: integer("refunded_paise").notNull().default(0),
  },
  (table) => [
    unique("payment_orders_owner").on(table.userId, table.id),
    // By age: most of the orders that are never paid are never read again.
    index("payment_orders_open")
      .on(table.createdAt)
      .where(sql`${table.status} <> 'paid'`),
    index("payment_orders_recheck")
      .on(table.recheckAt)
      .where(sql`${table.recheckAt} is not null`),
    check(
      "payment_orders_refunded",
      sql`${table.refundedPaise} between 0 and ${table.amountPaise}`,
    ),
  ],
);

/** The events that the payment provider sent by webhook, each stored once however often it was sent. Never personal data. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: uuid("id").primaryKey(),
    type: text("type").notNull(),
    /** The provider's own id of the attempt; together with the type it identifies the event. */
    paymentId: text("payment_id").notNull(),
    orderId: text("order_id").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [
    unique("payment_events_once").on(table.type, table.paymentId),
    index("payment_events_by_order").on(table.orderId),
  ],
);
