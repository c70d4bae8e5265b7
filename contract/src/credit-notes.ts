import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { taxDocument } from "./invoices.ts";

/** A document that corrects an invoice after a refund (Rule 53). The amounts are those that are credited. */
const creditNote = taxDocument.extend({
  kind: z.literal("credit-note"),
  refundId: z.string(),
  /** The document that it corrects. */
  invoice: z.object({
    kind: z.enum(["tax-invoice", "bill-of-supply"]),
    number: z.string(),
    issuedAt: timestamp,
  }),
});
export type CreditNote = z.infer<typeof creditNote>;

export const creditNoteTexts = {
  notFound: "There is no credit note for this order",
  failed: "Failed to load the credit note",
} as const;

/** The credit notes of an order, the oldest first. */
export const listCreditNotes = endpoint("GET", "/payments/credit-notes/:orderId", {
  params: z.object({ orderId: z.string() }),
  response: z.array(creditNote),
});
/** All of them as one file; 404 where there are none. */
export const creditNotesPdfPath = (orderId: string): string =>
  `/payments/credit-notes/${encodeURIComponent(orderId)}/pdf`;
