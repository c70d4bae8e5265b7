import { readBillingDetails, saveBillingDetails } from "@mainstreet/contract/billing-details";
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
      "A tax invoice, or a bill of supply where the operator is not registered for GST. Amounts are in rupees. Any other order answers 404, and so does one that was paid before the operator set up the company.",
    response: {
      kind: "tax-invoice",
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
    },
  }),
  describeOther(["GET", "/payments/invoices/:orderId/pdf"], "downloadInvoice", {
    summary: "Download the invoice of a paid order",
    description: "A PDF file.",
    produces: "application/pdf",
  }),
];
