import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { claimNumber } from "../invoices/claim-number.ts";
import { splitTax, type TaxSplit } from "../invoices/split-tax.ts";
import { invoices } from "../invoices/tables.ts";
import type { RefundRow } from "./open-refund.ts";
import { creditNotes } from "./tables.ts";

type NoteRow = typeof creditNotes.$inferSelect;

/**
 * Creates the credit note of a refund, as a tenant in the transaction that ends the refund: so each refund has exactly one, and a number is
 * used only if the refund is done. Creates none for an order without an invoice.
 */
export async function issueCreditNote(tx: Db, refund: RefundRow): Promise<void> {
  const { id: refundId, userId, orderId, credits, amountPaise } = refund;
  const isInvoice = and(eq(invoices.userId, userId), eq(invoices.orderId, orderId));
  const [invoice] = await tx.select().from(invoices).where(isInvoice);
  if (!invoice) return;
  const before = await notesOf(tx, { userId, orderId });
  await tx.insert(creditNotes).values({
    refundId,
    userId,
    orderId,
    credits,
    totalPaise: amountPaise,
    ...restOf(invoice, before, amountPaise),
    // Last in the transaction, since from here on the numbers of all refunds wait for it.
    ...(await claimNumber(tx, "credit-note")),
  });
}

/** The credit notes of the user's order, the oldest first. */
export async function notesOf(
  tx: Db,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<NoteRow[]> {
  return tx
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.userId, userId), eq(creditNotes.orderId, orderId)))
    .orderBy(asc(creditNotes.issuedAt));
}

/** The tax of all refunds until now, minus the tax of the notes before: so the notes of a whole refund add up to the invoice. */
function restOf(
  { rateBasisPoints, taxMode }: typeof invoices.$inferSelect,
  before: NoteRow[],
  amountPaise: number,
): TaxSplit {
  const sum = (name: keyof TaxSplit | "totalPaise") =>
    before.reduce((total, note) => total + note[name], 0);
  const whole = splitTax(sum("totalPaise") + amountPaise, rateBasisPoints, taxMode);
  return {
    taxablePaise: whole.taxablePaise - sum("taxablePaise"),
    cgstPaise: whole.cgstPaise - sum("cgstPaise"),
    sgstPaise: whole.sgstPaise - sum("sgstPaise"),
    igstPaise: whole.igstPaise - sum("igstPaise"),
  };
}
