import type { CreditNote } from "@mainstreet/contract/credit-notes";
import { countOf } from "@mainstreet/contract/count";
import { and, eq } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { presentInvoice } from "../invoices/read-invoice.ts";
import { invoices } from "../invoices/tables.ts";
import { type OrderId, requirePaymentOrder } from "../payments/orders.ts";
import { notesOf } from "./issue-credit-note.ts";

/** The credit notes of the user's order, the oldest first. Throws 404 for an unknown order and a foreign one alike. */
export async function readCreditNotes(db: Db, id: OrderId): Promise<CreditNote[]> {
  await requirePaymentOrder(db, id);
  return asTenant(db, id.userId, async (tx) => {
    const isInvoice = and(eq(invoices.userId, id.userId), eq(invoices.orderId, id.orderId));
    const [invoice] = await tx.select().from(invoices).where(isInvoice);
    if (!invoice) return [];
    const { kind, number, issuedAt } = invoice;
    const notes = await notesOf(tx, id);
    return notes.map((note) => ({
      // Seller, buyer and rate are those of the invoice, which is never changed.
      ...presentInvoice({
        ...invoice,
        ...note,
        description: `Refund of ${countOf(note.credits, "Mainstreet credit")}`,
      }),
      kind: "credit-note",
      refundId: note.refundId,
      invoice: { kind, number, issuedAt: issuedAt.toISOString() },
    }));
  });
}
