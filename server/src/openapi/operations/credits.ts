import * as credits from "@mainstreet/contract/credits";
import * as payments from "@mainstreet/contract/payments";
import { describe, describeOther, type ApiOperation } from "../describe.ts";
import { AT, ORDER_ID, sampleUser, USER_ID } from "../samples.ts";

const session = "session_8Xk3v9x2m7q4Lw8sD1gK5pR7uA0eC6iM";
const paid = { orderId: ORDER_ID, amount: 999, credits: 25 };
const provider = [502, 503, 504] as const;

export const creditOperations: readonly ApiOperation[] = [
  describe(credits.creditBalance, "getCreditBalance", {
    summary: "Read the balance",
    description: "In credits.",
    response: { credits: 25 },
  }),
  describe(credits.creditHistory, "listCreditTransactions", {
    summary: "List the transactions of the account",
    description:
      "The newest first, 1,000 in one response at most. Amounts are positive; `type` says which way they went. Send `nextCursor` as `cursor` for the older ones; it is null when there are none.",
    response: {
      transactions: [
        {
          id: USER_ID,
          timestamp: AT,
          type: "deduct",
          amount: 1,
          description: "Plumber in Winston-Salem, NC",
          balance: 25,
        },
      ],
      nextCursor: null,
    },
  }),
  describeOther(["GET", credits.CREDIT_HISTORY_CSV], "downloadCreditTransactions", {
    summary: "Download all transactions",
    description: "A CSV file.",
    produces: "text/csv",
  }),
  describe(payments.createOrder, "createPaymentOrder", {
    summary: "Start the purchase of a credit package",
    description:
      "`amount` is compared with the price of the package, in rupees. Open the provider's checkout with `payment_session_id`, then call verify. Where the operator sends mail, an address that is not confirmed gets 403 with code `EMAIL_NOT_CONFIRMED`. An account may start 10 orders an hour and have 3 open ones: an order is open until it is paid, an attempt to pay it failed, or 30 minutes are over. Beyond that, and with code `ORDER_BUSY` while the same order is being made, the response is 429 with `Retry-After`.",
    fails: [403, 409, 429, ...provider],
    takesIdempotencyKey: true,
    request: { amount: 999, credits: 25, phone: "9876543210" },
    response: { payment_session_id: session, order_amount: 999, order_id: ORDER_ID },
  }),
  describe(payments.verifyPayment, "verifyPayment", {
    summary: "Verify a payment after its checkout",
    description:
      "`SUCCESS` once the credits are in the balance. `paymentSessionId` is optional and must match when it is sent. The provider is polled about an order once in 5 seconds: while `recheckAfter` is more than 0, the response is the last known state; request it again after so many seconds.",
    fails: [404, ...provider],
    response: { status: "SUCCESS", message: "Payment successful!", ...paid, recheckAfter: 0 },
  }),
  describe(payments.paymentStatus, "getPaymentStatus", {
    summary: "Read the status of a payment",
    description: "`PAID` once the credits are in the balance. `recheckAfter` is as in verify.",
    fails: provider,
    response: { status: "PAID", ...paid, recheckAfter: 0 },
  }),
  describe(payments.paymentHistory, "listPayments", {
    summary: "List the payments of the account",
    description:
      'The newest first, 1,000 in one response at most. Where there are older ones, a `Link` header with `rel="next"` has their address. Another user\'s id gets 403.',
    fails: [403],
    response: [
      {
        ...paid,
        status: "PAID",
        phone: "9876543210",
        paymentSessionId: null,
        receiptNumber: 42,
        invoiceNumber: "INV/26-27/00042",
        createdAt: AT,
        paidAt: AT,
        refunded: 0,
      },
    ],
  }),
  describe(payments.paymentReceipt, "getReceipt", {
    summary: "Read the receipt of a paid order",
    description: "Any other order gets 404.",
    response: {
      number: 42,
      ...paid,
      paidAt: AT,
      buyer: { name: sampleUser.name, email: sampleUser.email },
    },
  }),
  describeOther(["GET", "/payments/receipts/:orderId/pdf"], "downloadReceipt", {
    summary: "Download the receipt of a paid order",
    description: "A PDF file.",
    produces: "application/pdf",
  }),
  describe(payments.checkoutContact, "getCheckoutContact", {
    summary: "Read the phone number of the last purchase",
    description: "Empty before the first one.",
    response: { phone: "9876543210" },
  }),
  describeOther(["POST", "/payments/webhook"], "receivePaymentEvent", {
    summary: "Receive an event of the payment provider",
    description:
      "For the payment provider alone: `x-webhook-signature` must sign `x-webhook-timestamp` and the body. Credits are granted only after the provider confirmed the order to the server itself.",
    fails: [401],
  }),
];
