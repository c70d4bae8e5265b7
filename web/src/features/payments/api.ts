import * as payments from "@mainstreet/contract/payments";
import type { OrderStatus } from "@mainstreet/contract/payments";
import type { CreditPackage } from "@mainstreet/contract/packages";
import { texts } from "@mainstreet/contract/texts";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error.ts";
import { attempt } from "../../lib/attempt.ts";
import { send } from "../../lib/send.ts";
import { sessionToken } from "../../lib/session.ts";

/** The name under which the purchase of a package that may or may not have arrived is sent again as the same one. */
export const purchaseOf = ({ credits }: CreditPackage) => `purchase-${credits}`;

type Purchase = { chosen: CreditPackage; phone: string; userId: string | undefined };

/** Makes the order of a package. @throws ApiError with the spec's text (§8, decision D22). */
export async function createOrder({ chosen, phone, userId }: Purchase) {
  if (sessionToken() === null) throw refused(texts.payments.tokenNotFound);
  if (userId === undefined) throw refused(texts.payments.userIdNotFound);
  const body = { credits: chosen.credits, amount: chosen.amount, userId, phone };
  return attempt(purchaseOf(chosen), (idempotencyKey) =>
    send(payments.createOrder, { body }, { idempotencyKey }),
  ).catch((error: unknown) => {
    throw inSpecWords(error);
  });
}

const refused = (message: string) => new ApiError({ status: 0, code: "REFUSED", message });

function inSpecWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, fields } = error;
  const message = spokenFor({ status, code }) ?? error.message;
  const { phone } = fields;
  return new ApiError({
    status,
    code,
    // The dialog has no other field: what is said of the rest is said below the form.
    ...(phone !== undefined && { fields: { phone } }),
    message: message || texts.payments.initializeFailed,
    cause: error,
  });
}

function spokenFor({ status, code }: { status: number; code: string }): string | undefined {
  if (status === 404 || status === 503) return texts.payments.unavailable;
  if (status === 401) return texts.payments.logInAgain;
  if (code === "EMPTY_ANSWER" || code === "INVALID_ANSWER") return texts.payments.invalidSession;
  return undefined;
}

/** Asks the server what became of an order; its credits are there once it says SUCCESS. */
export function verifyPayment(orderId: string, paymentSessionId: string) {
  return send(payments.verifyPayment, { query: { orderId, paymentSessionId } });
}

/** While an order is ACTIVE it is asked about this often; after so long it counts as not paid, until it turns out to be. */
const STATUS_MS = { pause: 2_000, patience: 30_000 };

export function usePaymentStatus(orderId: string) {
  return useQuery({
    queryKey: ["payment-status", orderId],
    queryFn: ({ signal }) => send(payments.paymentStatus, { params: { orderId } }, { signal }),
    enabled: orderId !== "",
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.status === "ACTIVE" ? STATUS_MS.pause : false),
  });
}

/** Whether an order that is not paid may still be: its bank has not spoken, and it is not long that we wait. */
export function isPatient(status: OrderStatus, since: number, now: number): boolean {
  return status === "ACTIVE" && now - since < STATUS_MS.patience;
}

export function usePaymentHistory(userId: string | undefined) {
  return useQuery({
    queryKey: ["payment-history", userId],
    queryFn: ({ signal }) => {
      if (userId === undefined) throw refused(texts.payments.notAuthenticated);
      return send(payments.paymentHistory, { params: { userId } }, { signal });
    },
  });
}

export function useReceipt(orderId: string) {
  return useQuery({
    queryKey: ["receipt", orderId],
    queryFn: ({ signal }) => send(payments.paymentReceipt, { params: { orderId } }, { signal }),
    staleTime: Infinity,
  });
}

/** The phone number of the last purchase (decision D10); empty before the first. */
export function useCheckoutContact() {
  return useQuery({
    queryKey: ["checkout-contact"],
    queryFn: ({ signal }) => send(payments.checkoutContact, {}, { signal }),
    staleTime: 60_000,
  });
}
