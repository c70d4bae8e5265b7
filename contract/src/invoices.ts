import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

/** The seller: a copy of the company as it was when the document was issued. */
const supplier = z.object({
  legalName: z.string(),
  address: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  /** '' for a company without registration. */
  gstin: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** The buyer: a copy of the billing details at that time, or only the name of the account. */
const recipient = z.object({
  name: z.string(),
  address: z.string(),
  pin: z.string(),
  /** '' outside India, and where the buyer gave no address. */
  stateCode: z.string(),
  stateName: z.string(),
  /** '' where the buyer gave no address. */
  country: z.string(),
  gstin: z.string(),
});

/** CGST, SGST, UTGST or IGST. `rate` in percent, `amount` in rupees. */
const tax = z.object({ name: z.string(), rate: z.number(), amount: z.number() });

/** What an invoice and a credit note have in common. All amounts are in rupees. */
export const taxDocument = z.object({
  number: z.string(),
  issuedAt: timestamp,
  orderId: z.string(),
  supplier,
  recipient,
  placeOfSupply: z.string(),
  /** The code of the service (SAC), its description and the number of credits. */
  sac: z.string(),
  description: z.string(),
  credits: z.number(),
  taxable: z.number(),
  taxes: z.array(tax),
  total: z.number(),
  totalInWords: z.string(),
  /** The statement that the law requires for an export; otherwise ''. */
  exportStatement: z.string(),
  /** Issued in the sandbox: not the document of a real sale. */
  isSample: z.boolean(),
});
export type TaxDocument = z.infer<typeof taxDocument>;

const invoice = taxDocument.extend({ kind: z.enum(["tax-invoice", "bill-of-supply"]) });
export type Invoice = z.infer<typeof invoice>;

/** The invoice of a paid order; 404 for any other order, and for an order that was paid before the operator set up the company. */
export const readInvoice = endpoint("GET", "/payments/invoices/:orderId", {
  params: z.object({ orderId: z.string() }),
  response: invoice,
});
/** The path of the same invoice as a PDF. */
export const invoicePdfPath = (orderId: string): string =>
  `/payments/invoices/${encodeURIComponent(orderId)}/pdf`;
