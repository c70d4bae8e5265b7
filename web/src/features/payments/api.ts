import * as payments from "@mainstreet/contract/payments";
import type { OrderStatus } from "@mainstreet/contract/payments";
import { HISTORY_LIMIT, ORDER_LIMITS, ORDER_POLL_MS } from "@mainstreet/contract/limits";
import type { CreditPackage } from "@mainstreet/contract/packages";
import { texts } from "@mainstreet/contract/texts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error.ts";
import { attempt } from "../../lib/attempt.ts";
import { callApi } from "../../lib/send.ts";
import { sessionToken } from "../../lib/session.ts";

/** Names the attempt to purchase a package: a request that may not have arrived is sent again under the same name. */
export const purchaseAttempt = ({ credits }: CreditPackage) => `purchase-${credits}`;

type Purchase = { chosen: CreditPackage; phone: string; userId: string | undefined };

/** The parameters of a checkout. */
export type PayableOrder = { orderId: string; paymentSessionId: string };

/**
 * An order of a package to pay: an earlier unpaid one, as only a few may be open at a time, else a new one.
 * @throws ApiError with the spec's text (§8, decision D22).
 */
export async function orderToPay({ chosen, phone, userId }: Purchase): Promise<PayableOrder> {
  if (sessionToken() === null) throw refused(texts.payments.tokenNotFound);
  if (userId === undefined) throw refused(texts.payments.userIdNotFound);
  const open = await findOpenOrder({ chosen, phone, userId });
  if (open !== undefined) return open;
  const body = { credits: chosen.credits, amount: chosen.amount, userId, phone };
  const made = await attempt(purchaseAttempt(chosen), (idempotencyKey) =>
    retryWhileBusy(() => callApi(payments.createOrder, { body }, { idempotencyKey })),
  ).catch((error: unknown) => {
    throw withSpecText(error);
  });
  return { orderId: made.order_id, paymentSessionId: made.payment_session_id };
}

/** Enough time to find a card. */
const SHORTEST_LEFT_MS = 10 * 60_000;

async function findOpenOrder({
  chosen,
  phone,
  userId,
}: Purchase & { userId: string }): Promise<PayableOrder | undefined> {
  const oldest = Date.now() - ORDER_LIMITS.openMinutes * 60_000 + SHORTEST_LEFT_MS;
  // If the list cannot be fetched, a new order is created.
  const orders = await callApi(payments.paymentHistory, { params: { userId } }).catch(() => []);
  for (const { orderId, credits, createdAt, paymentSessionId, ...order } of orders) {
    const isSame = credits === chosen.credits && order.phone === phone;
    if (isSame && paymentSessionId !== null && Date.parse(createdAt) > oldest)
      return { orderId, paymentSessionId };
  }
  return undefined;
}

const TRIES = 3;

/** Retries a purchase while its first request is still being prepared; the same key finds the same order. */
async function retryWhileBusy<T>(create: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await create();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === "ORDER_BUSY";
      if (!isBusy || tried === TRIES) throw error;
      await pause(error.retryAfterMs ?? ORDER_POLL_MS);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const refused = (message: string) => new ApiError({ status: 0, code: "REFUSED", message });

function withSpecText(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, fields } = error;
  const message = knownRefusal({ status, code }) ?? error.message;
  const { phone } = fields;
  return new ApiError({
    status,
    code,
    // The dialog has no other field; other errors are shown below the form.
    ...(phone !== undefined && { fields: { phone } }),
    message: message || texts.payments.initializeFailed,
    cause: error,
  });
}

function knownRefusal({ status, code }: { status: number; code: string }): string | undefined {
  if (status === 404 || status === 503) return texts.payments.unavailable;
  if (status === 401) return texts.payments.logInAgain;
  if (code === "EMPTY_RESPONSE" || code === "INVALID_RESPONSE")
    return texts.payments.invalidSession;
  return undefined;
}

/** How long and how often a payment is verified before its result page takes over. */
const VERIFY_MS = { patience: 12_000, pause: 1_000 };

/**
 * Verifies an order; its credits have been added once the status is SUCCESS. The server asks the provider only every
 * few seconds, so an older result is fetched again.
 */
export async function pollVerification({ orderId, paymentSessionId }: PayableOrder) {
  const until = Date.now() + VERIFY_MS.patience;
  for (;;) {
    const verified = await callApi(payments.verifyPayment, {
      query: { orderId, paymentSessionId },
    });
    const isNew = verified.status === "SUCCESS" || verified.recheckAfter === 0;
    if (isNew || Date.now() > until) return verified;
    await pause(Math.min(VERIFY_MS.pause, verified.recheckAfter * 1_000));
  }
}

/** Whether the credits of an order have been added, for polls while its checkout is open. */
export async function isPaid(
  { orderId, paymentSessionId }: PayableOrder,
  signal: AbortSignal,
): Promise<boolean> {
  const query = { orderId, paymentSessionId };
  const { status } = await callApi(payments.verifyPayment, { query }, { signal });
  return status === "SUCCESS";
}

/** How often an ACTIVE order is polled, and after how long it counts as not paid until that changes. */
const STATUS_MS = { pause: 2_000, patience: 30_000 };

export function usePaymentStatus(orderId: string) {
  return useQuery({
    queryKey: ["payment-status", orderId],
    queryFn: ({ signal }) => callApi(payments.paymentStatus, { params: { orderId } }, { signal }),
    enabled: orderId !== "",
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUndecided(state.data) ? STATUS_MS.pause : false,
  });
}

type Status = { status: OrderStatus; recheckAfter: number };

/** The bank has not decided, or the result is older than the last payment attempt. */
const isUndecided = ({ status, recheckAfter }: Status) => status === "ACTIVE" || recheckAfter > 0;

/** Whether an unpaid order may still be paid, and the user has not waited long. */
export function mayStillBePaid(status: Status, since: number, now: number): boolean {
  return isUndecided(status) && now - since < STATUS_MS.patience;
}

/** The loaded orders, newest first; `fetchNextPage` loads older ones. */
export function usePaymentHistory(userId: string | undefined) {
  return useInfiniteQuery({
    queryKey: ["payment-history", userId],
    queryFn: ({ pageParam: cursor, signal }) => {
      if (userId === undefined) throw refused(texts.payments.notAuthenticated);
      const query = { limit: String(HISTORY_LIMIT), cursor };
      return callApi(payments.paymentHistory, { params: { userId }, query }, { signal });
    },
    initialPageParam: "",
    // A page that is not full is the last one.
    getNextPageParam: (page) => (page.length < HISTORY_LIMIT ? undefined : page.at(-1)?.orderId),
    select: ({ pages }) => pages.flat(),
  });
}

export function useReceipt(orderId: string) {
  return useQuery({
    queryKey: ["receipt", orderId],
    queryFn: ({ signal }) => callApi(payments.paymentReceipt, { params: { orderId } }, { signal }),
    staleTime: Infinity,
  });
}

/** The phone number of the last purchase (decision D10); empty before the first. */
export function useCheckoutContact() {
  return useQuery({
    queryKey: ["checkout-contact"],
    queryFn: ({ signal }) => callApi(payments.checkoutContact, {}, { signal }),
    staleTime: 60_000,
  });
}
