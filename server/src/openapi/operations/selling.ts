import { readBillingDetails, saveBillingDetails } from "@mainstreet/contract/billing-details";
import { listCreditNotes } from "@mainstreet/contract/credit-notes";
import { readInvoice } from "@mainstreet/contract/invoices";
import { describe, describeOther, type ApiOperation } from "../describe.ts";
import { AT, ORDER_ID } from "../samples.ts";

const details = {
  name: "Rao Digital LLP",
  address: "12 Mahatma Gandhi Road, Bengaluru",
  country: "IN",
  state: "29",
  pin: "560001",
  gstin: "29AAGCB7383J1Z4",
};

const invoice = {
  kind: "tax-invoice" as const,
  number: "INV/26-27/00042",
  issuedAt: AT,
  orderId: ORDER_ID,
  supplier: {
    legalName: "Mainstreet Software Private Limited",
    address: "1 Church Street, Bengaluru 560001",
    stateCode: "29",
    stateName: "Karnataka",
    gstin: "29AAAAA0000A1ZY",
    email: "sales@example.com",
    phone: "+91 80 0000 0000",
  },
  recipient: {
    name: details.name,
    address: details.address,
    pin: details.pin,
    stateCode: "29",
    stateName: "Karnataka",
    country: "India",
    gstin: details.gstin,
  },
  placeOfSupply: "29 Karnataka",
  sac: "998315",
  description: "25 Mainstreet credits for creating websites online",
  credits: 25,
  taxable: 846.62,
  taxes: [
    { name: "CGST", rate: 9, amount: 76.19 },
    { name: "SGST", rate: 9, amount: 76.19 },
  ],
  total: 999,
  totalInWords: "Rupees nine hundred ninety-nine only",
  exportStatement: "",
  isSample: false,
};

export const sellingOperations: readonly ApiOperation[] = [
  describe(readBillingDetails, "getBillingDetails", {
    summary: "Read what invoices say about you",
    description: "`details` is null before you gave any.",
    response: { details },
  }),
  describe(saveBillingDetails, "saveBillingDetails", {
    summary: "Replace what invoices say about you",
    description:
      "Holds for purchases that are paid from now on. `country` is a code of two letters; in India `state` is the GST code of the state, `pin` has six digits, and `gstin` is optional. Elsewhere `state` and `gstin` are empty.",
    request: details,
    response: { details },
  }),
  describe(readInvoice, "getInvoice", {
    summary: "Read the invoice of a paid order",
    description:
      "A tax invoice, or a bill of supply where the operator is not registered for GST. Amounts are in rupees. Any other order gets 404, and so does one that was paid before the operator set up the company.",
    response: invoice,
  }),
  describeOther(["GET", "/payments/invoices/:orderId/pdf"], "downloadInvoice", {
    summary: "Download the invoice of a paid order",
    description: "A PDF file.",
    produces: "application/pdf",
  }),
  describe(listCreditNotes, "listCreditNotes", {
    summary: "Read the credit notes of an order",
    description:
      "One for each refund of an order with an invoice, the oldest first. The amounts are those that are credited. Without a refund the list is empty.",
    response: [
      {
        ...invoice,
        kind: "credit-note",
        number: "CRN/26-27/00007",
        refundId: "rfd_01a20a84c6de7e978a04b239bcd7cc84",
        invoice: { kind: "tax-invoice", number: "INV/26-27/00042", issuedAt: AT },
      },
    ],
  }),
  describeOther(["GET", "/payments/credit-notes/:orderId/pdf"], "downloadCreditNotes", {
    summary: "Download the credit notes of an order",
    description: "A PDF file with a page for each. 404 for an order without one.",
    produces: "application/pdf",
  }),
];
