import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { historyPage } from "./history-page.ts";
import { MAX_LENGTH } from "./limits.ts";
import { texts } from "./texts.ts";

/** Ten digits, or + with the country code, as the payment provider requires. Blanks, dots, hyphens and brackets are removed. */
export const checkoutPhone = z
  .string()
  .max(MAX_LENGTH.phone, texts.payments.phoneInvalid)
  .transform((value) => value.replaceAll(/[\s().-]/g, ""))
  .refine(
    (value) => value === "" || /^(?:\d{10}|\+\d{10,15})$/.test(value),
    texts.payments.phoneInvalid,
  );

const userId = z.string().max(100).optional();

/** Order ids are created by us: `crd_` and 32 hex digits. */
const orderId = z
  .string(texts.payments.noOrderId)
  .min(1, texts.payments.noOrderId)
  .regex(/^[A-Za-z0-9_-]{1,45}$/, texts.payments.orderNotFound);

/** SUCCESS once the credits are in the ledger; the response of the verify call (spec §3). */
const verified = z.enum(["SUCCESS", "PENDING", "FAILED"]);

/**
 * Seconds until the payment provider may be polled about the order again (`ORDER_POLL_MS`). 0: the status is the provider's
 * own, or final. More: the status is an earlier one; poll again then. The previous version always polled the provider.
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
  /** The phone number that the buyer gave for the order. */
  phone: z.string().default(""),
  /** Opens the checkout again; null if the order cannot be paid any more. */
  paymentSessionId: z.string().nullable(),
  /** For a paid order. */
  receiptNumber: z.number().nullable(),
  /** For an order that was paid after the operator had set up the company. The previous version issues no invoices. */
  invoiceNumber: z.string().nullable().default(null),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** For a paid order, in rupees: what was refunded or is being refunded. */
  refunded: z.number().default(0),
});
export type PaymentOrder = z.infer<typeof paymentOrder>;

export const createOrder = endpoint("POST", "/payments/create-order", {
  body: z.object({
    /** Compared with the package's price, never trusted. */
    amount: z.number(texts.payments.amountMismatch),
    credits: z.number(texts.payments.unknownPackage),
    userId,
    /** Decision D10: empty means the number of the last purchase. */
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

/** The body that a verify request may have (spec §7, one reading); endpoints with method GET declare none. */
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

/**
 * The newest first. A `Link` header with `rel="next"` is the address of the orders before these; the last one's id as
 * `cursor` requests the same.
 */
export const paymentHistory = endpoint("GET", "/payments/history/:userId", {
  params: z.object({ userId: z.string().max(100) }),
  query: historyPage,
  response: z.array(paymentOrder),
});

/** The content of a receipt; the amount in rupees. */
const receipt = z.object({
  number: z.number(),
  orderId: z.string(),
  credits: z.number(),
  amount: z.number(),
  paidAt: timestamp,
  buyer: z.object({ name: z.string(), email: z.string() }),
});
export type Receipt = z.infer<typeof receipt>;

/** The receipt of a paid order; 404 for any other order. */
export const paymentReceipt = endpoint("GET", "/payments/receipts/:orderId", {
  params: z.object({ orderId }),
  response: receipt,
});
/** The path of the same receipt as a PDF. */
export const receiptPdfPath = (id: string): string =>
  `/payments/receipts/${encodeURIComponent(id)}/pdf`;

/** The phone number with which the next purchase starts; empty before the first. */
export const checkoutContact = endpoint("GET", "/payments/contact", {
  response: z.object({ phone: z.string() }),
});
