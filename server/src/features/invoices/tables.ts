import type { TaxDocument } from "@mainstreet/contract/invoices";
import { foreignKey, integer, jsonb, pgTable, text, boolean } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { paymentOrders } from "../payments/tables.ts";

/** Which taxes a document contains. */
export const TAX_MODES = [
  "cgst-sgst",
  "igst",
  "export-with-igst",
  "export-under-lut",
  "none",
] as const;

/**
 * The last number used in each series. A transaction that makes a document locks the row of its series until it ends: so no number is
 * missing or used twice, and dates increase with numbers.
 */
export const documentSeries = pgTable("document_series", {
  kind: text("kind", { enum: ["tax-invoice", "bill-of-supply", "credit-note"] }).primaryKey(),
  /** The financial year of the last number, such as 26-27 for April 2026 to March 2027 in Indian time. '' before the first number. */
  financialYear: text("financial_year").notNull().default(""),
  lastNumber: integer("last_number").notNull().default(0),
  /** The time of the last document: the next document never gets an earlier date, even if the clock is set back. */
  lastIssuedAt: moment("last_issued_at"),
});

/** One invoice for each paid order since the company was set: a copy of all printed data, which never changes. */
export const invoices = pgTable(
  "invoices",
  {
    orderId: text("order_id").primaryKey(),
    userId: ownedBy(),
    kind: text("kind", { enum: ["tax-invoice", "bill-of-supply"] }).notNull(),
    number: text("number").notNull().unique(),
    financialYear: text("financial_year").notNull(),
    /** The number within the series and financial year, from 1. */
    sequence: integer("sequence").notNull(),
    issuedAt: moment("issued_at").notNull(),
    supplier: jsonb("supplier").$type<TaxDocument["supplier"]>().notNull(),
    recipient: jsonb("recipient").$type<TaxDocument["recipient"]>().notNull(),
    placeOfSupply: text("place_of_supply").notNull(),
    taxMode: text("tax_mode", { enum: TAX_MODES }).notNull(),
    sac: text("sac").notNull(),
    description: text("description").notNull(),
    credits: integer("credits").notNull(),
    rateBasisPoints: integer("rate_basis_points").notNull(),
    taxablePaise: integer("taxable_paise").notNull(),
    cgstPaise: integer("cgst_paise").notNull(),
    /** SGST, or UTGST in a union territory without a legislature. */
    sgstPaise: integer("sgst_paise").notNull(),
    igstPaise: integer("igst_paise").notNull(),
    totalPaise: integer("total_paise").notNull(),
    exportStatement: text("export_statement").notNull(),
    isSample: boolean("is_sample").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.orderId],
      foreignColumns: [paymentOrders.userId, paymentOrders.id],
    }),
  ],
);
