import { countOf } from "./count.ts";

/** The texts about payments, as part of `texts`. */
export const paymentTexts = {
  unavailable: "Payment service is currently unavailable",
  notAnswering:
    "The payment service is not answering. Nothing was charged; please try again in a moment.",
  initializeFailed: "Failed to initialize payment",
  invalidSession: "Invalid payment session response",
  logInAgain: "Please log in again to continue",
  tokenNotFound: "Authentication token not found",
  userIdNotFound: "User ID not found",
  notAuthenticated: "User not authenticated",
  sdkFailed: "Failed to load Cashfree.js",
  sdkMissing: "Cashfree.js not available",
  notCompleted: "The payment was not completed. Nothing was charged.",
  unknownPackage: "Please choose one of the credit packages",
  amountMismatch: "Amount does not match the selected package",
  phoneRequired: "Please enter a phone number for the payment",
  phoneInvalid: "Please enter a phone number of 10 digits, or with + and the country code",
  noOrderId: "No order ID found",
  orderNotFound: "Order not found",
  wrongSession: "This payment session belongs to another order",
  orderBusy: "This order is being prepared. Please try again in a few seconds.",
  orderEnded: "This order can no longer be paid. Please start a new purchase.",
  tooManyOpen: (minutes: number) =>
    `You have several orders that are not paid yet. Pay one of them under Orders, or try again in ${countOf(minutes, "minute")}.`,
  tooManyOrders: (minutes: number) =>
    `You have started many orders within an hour. Please try again in ${countOf(minutes, "minute")}.`,
  verifyFailed: "Failed to verify payment",
  statusFailed: "Failed to fetch payment status",
  historyFailed: "Failed to fetch payment history",
  receiptNotFound: "There is a receipt only for a paid order",
  receiptFailed: "Failed to load the receipt",
  successful: "Payment successful!",
  pending: "The payment is not confirmed yet. Your credits arrive as soon as it is.",
  failed: "We couldn't process your payment. Please try again.",
} as const;
