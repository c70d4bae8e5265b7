import { billingTexts } from "@mainstreet/contract/billing-texts";
import { stateTaxName } from "@mainstreet/contract/india-states";
import type { Invoice } from "@mainstreet/contract/invoices";
import { and, eq } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { rupeesInWords } from "./rupees-in-words.ts";
import { invoices } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/** The invoice of the user's order. Throws 404 for any other order and for one without an invoice. */
export async function readInvoiceOf(
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Invoice> {
  const [row] = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.userId, userId), eq(invoices.orderId, orderId))),
  );
  if (!row) throw notFound(billingTexts.invoiceNotFound);
  return presentInvoice(row);
}

/** An invoice as pages and files show it. */
export function presentInvoice(row: InvoiceRow): Invoice {
  const { kind, number, issuedAt, orderId, supplier, recipient, placeOfSupply, sac } = row;
  const { description, credits, taxablePaise, totalPaise, exportStatement, isSample } = row;
  return {
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    orderId,
    supplier,
    recipient,
    placeOfSupply,
    sac,
    description,
    credits,
    taxable: taxablePaise / 100,
    taxes: taxesOf(row),
    total: totalPaise / 100,
    totalInWords: rupeesInWords(totalPaise),
    exportStatement,
    isSample,
  };
}

function taxesOf(row: InvoiceRow): Invoice["taxes"] {
  const { taxMode, rateBasisPoints, cgstPaise, sgstPaise, igstPaise, supplier } = row;
  const rate = rateBasisPoints / 100;
  if (taxMode === "none") return [];
  if (taxMode === "cgst-sgst")
    return [
      { name: "CGST", rate: rate / 2, amount: cgstPaise / 100 },
      { name: stateTaxName(supplier.stateCode), rate: rate / 2, amount: sgstPaise / 100 },
    ];
  const isZeroRated = taxMode === "export-under-lut";
  return [{ name: "IGST", rate: isZeroRated ? 0 : rate, amount: igstPaise / 100 }];
}
