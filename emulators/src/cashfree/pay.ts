import { createHash } from "node:crypto";
import { CashfreeError, notFound } from "./cashfree-error.ts";
import { findOrder } from "./orders.ts";
import {
  orderKey,
  PAYMENT_STATUSES,
  type Cashfree,
  type Order,
  type Payment,
  type PaymentStatus,
} from "./records.ts";
import { announcePayment, type Webhooks } from "./webhooks.ts";

export const PAYMENT_GROUPS = ["credit_card", "net_banking", "wallet", "upi"] as const;

type Attempt = { readonly status: PaymentStatus; readonly group: string };

/** One attempt to pay an order, as its pay page makes it. Throws 400 when the order can't be paid any more. */
export function pay(
  cashfree: Cashfree,
  webhooks: Webhooks,
  { order, status, group }: Attempt & { readonly order: Order },
): Payment {
  if (order.status !== "ACTIVE")
    throw new CashfreeError(400, "order_not_active", `order is ${order.status}`);
  const key = orderKey(order.merchant, order.id);
  const now = cashfree.context.now();
  const payment: Payment = {
    id: paymentId(key, cashfree.records.payments.all.size),
    orderKey: key,
    amount: order.amount,
    status,
    group,
    createdAt: now,
    completedAt: status === "PENDING" ? null : now,
  };
  finalize(cashfree, webhooks, { order, payment });
  return payment;
}

/** `POST /pg/simulate` and the pay page of a pending payment: the bank's decision. Throws 404 or 400. */
export function endPayment(
  cashfree: Cashfree,
  webhooks: Webhooks,
  { paymentId: id, status }: { readonly paymentId: string; readonly status: PaymentStatus },
): Payment {
  const pending = cashfree.records.payments.get(id);
  const order = pending && findOrder(cashfree, pending.orderKey);
  if (pending === undefined || order === undefined) throw notFound("payment");
  if (pending.status !== "PENDING")
    throw new CashfreeError(400, "payment_not_pending", `payment is ${pending.status}`);
  const payment = { ...pending, status, completedAt: cashfree.context.now() };
  finalize(cashfree, webhooks, { order, payment });
  return payment;
}

/** A payment with its order and its webhook, in one commit. Money taken for an order makes it PAID, late or not. */
function finalize(
  cashfree: Cashfree,
  webhooks: Webhooks,
  { order, payment }: { readonly order: Order; readonly payment: Payment },
): void {
  const { records, context } = cashfree;
  const isPaid = payment.status === "SUCCESS";
  const effect = {
    at: new Date(context.now()).toISOString(),
    credential: order.merchant,
    kind: "payment",
    order: order.id,
    payment: payment.id,
    status: payment.status,
  };
  const finalized: Order = isPaid ? { ...order, status: "PAID" } : order;
  context.store.commit(
    [
      records.payments.put(payment.id, payment),
      ...(isPaid ? [records.orders.put(payment.orderKey, finalized)] : []),
    ],
    [effect],
  );
  announcePayment(webhooks, finalized, payment);
}

/** The status a request names. Throws 400. */
export function readPaymentStatus(value: unknown): PaymentStatus {
  const status = PAYMENT_STATUSES.find((known) => known === value);
  if (status === undefined)
    throw new CashfreeError(
      400,
      "payment_status_invalid",
      `payment_status : should be one of ${PAYMENT_STATUSES.join(", ")}`,
    );
  return status;
}

/** Nine digits from order and count: the same calls give the same ids. */
function paymentId(key: string, count: number): string {
  const digest = createHash("sha256").update(`${key} ${count}`).digest();
  return String(1_000_000_000 + (digest.readUInt32BE() % 9_000_000_000));
}
