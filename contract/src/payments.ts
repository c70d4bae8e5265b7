import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { historyPage } from "./history-page.ts";
import { MAX_LENGTH } from "./limits.ts";
import { texts } from "./texts.ts";

/** Ten digits, or + with the country code: what the payment provider takes. Blanks, dots, hyphens and brackets go. */
export const checkoutPhone = z
  .string()
  .max(MAX_LENGTH.phone, texts.payments.phoneInvalid)
  .transform((value) => value.replaceAll(/[\s().-]/g, ""))
  .refine(
    (value) => value === "" || /^(?:\d{10}|\+\d{10,15})$/.test(value),
    texts.payments.phoneInvalid,
  );

const userId = z.string().max(100).optional();

/** Orders are ours: `crd_` and 32 hex digits. */
const orderId = z
  .string(texts.payments.noOrderId)
  .min(1, texts.payments.noOrderId)
  .regex(/^[A-Za-z0-9_-]{1,45}$/, texts.payments.orderNotFound);

/** SUCCESS once the credits are in the ledger; the response of the verify call (spec §3). */
const verified = z.enum(["SUCCESS", "PENDING", "FAILED"]);

/**
 * Seconds until the payment provider may be polled about the order again (`ORDER_POLL_MS`). 0: the status is the provider's own,
 * or final. More: the status is an earlier one; poll again then. The previous version always polled the provider.
 */
const recheckAfter = z.number().default(0);

/** PAID once the credits are in the ledger; the response of the status call (spec §3). */
const orderStatus = z.enum(["PAID", "ACTIVE", "FAILED", "EXPIRED"]);
export type OrderStatus = z.infer<typeof orderStatus>;

const paymentOrder = z.object({
  orderId: z.string(),
  credits: z.number(),
  /** In rupees. */
  amount: z.number(),
  status: orderStatus,
  /** What the buyer gave for it. */
  phone: z.string().default(""),
  /** Opens the checkout again; null where nobody can pay it any more. */
  paymentSessionId: z.string().nullable(),
  /** Of a paid order. */
  receiptNumber: z.number().nullable(),
  /** Of a paid order since the operator has set up the company. The previous version makes no invoices. */
  invoiceNumber: z.string().nullable().default(null),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** Of a paid order, in rupees: what was sent back or is on its way. */
  refunded: z.number().default(0),
});
export type PaymentOrder = z.infer<typeof paymentOrder>;

export const createOrder = endpoint("POST", "/payments/create-order", {
  body: z.object({
    /** Compared with the package's price, never trusted. */
    amount: z.number(texts.payments.amountMismatch),
    credits: z.number(texts.payments.unknownPackage),
    userId,
    /** Decision D10: empty means the one given last time. */
    phone: checkoutPhone.default(""),
  }),
  response: z.object({
    payment_session_id: z.string(),
    order_amount: z.number(),
    order_id: z.string(),
  }),
  spends: true,
});

const { wrongSession } = texts.payments;
const paymentSessionId = z.string(wrongSession).max(1_000, wrongSession);

/** The body that a verify request may have (spec §7, one reading); endpoints of method GET declare none. */
export const verifyBody = z.object({ paymentSessionId: paymentSessionId.nullish() }, wrongSession);

export const verifyPayment = endpoint("GET", "/payments/verify", {
  query: z.object({ orderId, paymentSessionId: paymentSessionId.optional() }),
  response: z.object({
    status: verified,
    message: z.string(),
    orderId: z.string(),
    amount: z.number(),
    credits: z.number(),
    recheckAfter,
  }),
});

export const paymentStatus = endpoint("GET", "/payments/status/:orderId", {
  params: z.object({ orderId }),
  response: z.object({
    status: orderStatus,
    orderId: z.string(),
    amount: z.number(),
    credits: z.number(),
    recheckAfter,
  }),
});

/** The newest first. A `Link` header with `rel="next"` asks for the orders before these, as does the last one's id as `cursor`. */
export const paymentHistory = endpoint("GET", "/payments/history/:userId", {
  params: z.object({ userId: z.string().max(100) }),
  query: historyPage,
  response: z.array(paymentOrder),
});

/** What a receipt says; the amount in rupees. */
const receipt = z.object({
  number: z.number(),
  orderId: z.string(),
  credits: z.number(),
  amount: z.number(),
  paidAt: timestamp,
  buyer: z.object({ name: z.string(), email: z.string() }),
});
export type Receipt = z.infer<typeof receipt>;

/** The receipt of a paid order; 404 for any other. */
export const paymentReceipt = endpoint("GET", "/payments/receipts/:orderId", {
  params: z.object({ orderId }),
  response: receipt,
});
/** The same as a file. */
export const receiptPdfPath = (id: string): string =>
  `/payments/receipts/${encodeURIComponent(id)}/pdf`;

/** The phone number the next purchase begins with; empty before the first. */
export const checkoutContact = endpoint("GET", "/payments/contact", {
  response: z.object({ phone: z.string() }),
});
