import type { Row } from "./rows.ts";

/** Billing details and invoices. */
export const SELLING_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/billing-details": {},
  "PUT /api/billing-details": {
    body: { name: "Matrix", address: "1 Test Street", state: "27", pin: "400001" },
  },
  "GET /api/payments/invoices/:orderId": {
    params: { orderId: "$paidOrder" },
    // The schema of the id is only a text, so the order is searched for and not found.
    malformed: { paidOrder: 404 },
  },
  "GET /api/payments/invoices/:orderId/pdf": {
    params: { orderId: "$paidOrder" },
    malformed: { paidOrder: 404 },
  },
  "GET /api/payments/credit-notes/:orderId": {
    params: { orderId: "$paidOrder" },
    malformed: { paidOrder: 404 },
  },
  "GET /api/payments/credit-notes/:orderId/pdf": {
    params: { orderId: "$paidOrder" },
    malformed: { paidOrder: 404 },
  },
};
