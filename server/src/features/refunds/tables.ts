import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { paymentOrders } from "../payments/tables.ts";

const IS_OPEN = sql`status in ('requested', 'pending')`;

/** Money sent back for paid orders. The row is written, and the credits are taken back, before the request to the provider. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    /** Our id, which the provider uses too: requests with the same id make one refund. */
    id: text("id").primaryKey(),
    userId: ownedBy(),
    orderId: text("order_id").notNull(),
    credits: integer("credits").notNull(),
    amountPaise: integer("amount_paise").notNull(),
    /**
     * requested: the provider may not know it yet · pending: the provider knows it · done: the money is on its way · cancelled: the credits
     * were returned.
     */
    status: text("status", { enum: ["requested", "pending", "done", "cancelled"] }).notNull(),
    /** When a worker continues it; null once it has ended. */
    dueAt: moment("due_at"),
    createdAt,
    endedAt: moment("ended_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.orderId],
      foreignColumns: [paymentOrders.userId, paymentOrders.id],
    }).onDelete("cascade"),
    index("order_refunds_by_order").on(table.userId, table.orderId),
    // At most one open refund for each order: a second operator continues the first one's.
    uniqueIndex("order_refunds_open").on(table.orderId).where(IS_OPEN),
    index("order_refunds_due").on(table.dueAt),
    check("order_refunds_amounts", sql`${table.credits} > 0 and ${table.amountPaise} > 0`),
  ],
);

/** One credit note for each refund of an order with an invoice. Its seller and buyer are those of the invoice. Never changed. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    refundId: text("refund_id")
      .primaryKey()
      .references(() => orderRefunds.id),
    userId: ownedBy(),
    orderId: text("order_id").notNull(),
    number: text("number").notNull().unique(),
    financialYear: text("financial_year").notNull(),
    /** Its number within its financial year, from 1. */
    sequence: integer("sequence").notNull(),
    issuedAt: moment("issued_at").notNull(),
    credits: integer("credits").notNull(),
    taxablePaise: integer("taxable_paise").notNull(),
    cgstPaise: integer("cgst_paise").notNull(),
    sgstPaise: integer("sgst_paise").notNull(),
    igstPaise: integer("igst_paise").notNull(),
    totalPaise: integer("total_paise").notNull(),
  },
  (table) => [index("credit_notes_by_order").on(table.userId, table.orderId)],
);
