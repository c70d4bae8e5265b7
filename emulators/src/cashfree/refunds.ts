import type { EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { jsonBody, type ApiCall } from "./api-call.ts";
import { CashfreeError, invalidField, notFound } from "./cashfree-error.ts";
import { requireOrder } from "./orders.ts";
import { presentRefund } from "./present.ts";
import { amountField, requiredText, textField, type Fields } from "./read-fields.ts";
import { orderKey, type Cashfree, type Order, type Refund } from "./records.ts";
import { announceRefund, type Webhooks } from "./webhooks.ts";

const OUTCOMES = ["SUCCESS", "PENDING", "CANCELLED", "ONHOLD", "FAILED"] as const;

/** `POST /pg/orders/{order_id}/refunds`: as in the real sandbox, a note that is a refund status decides the outcome. */
export function createRefund(
  cashfree: Cashfree,
  webhooks: Webhooks,
  call: ApiCall,
): EmulatorResponse {
  const order = requireOrder(cashfree, call);
  const refund = readRefund(cashfree, order, jsonBody(call));
  const { records, context } = cashfree;
  const effect = {
    at: new Date(context.now()).toISOString(),
    credential: order.merchant,
    kind: "refund",
    order: order.id,
    refund: refund.id,
    amount: (refund.amount / 100).toFixed(2),
  };
  context.store.commit([records.refunds.put(keyOf(refund), refund)], [effect]);
  announceRefund(webhooks, order, refund);
  return jsonResponse(200, presentRefund(order, refund));
}

/** `GET /pg/orders/{order_id}/refunds` */
export function listRefunds(cashfree: Cashfree, call: ApiCall): EmulatorResponse {
  const order = requireOrder(cashfree, call);
  return jsonResponse(
    200,
    refundsOf(cashfree, order).map((refund) => presentRefund(order, refund)),
  );
}

/** `GET /pg/orders/{order_id}/refunds/{refund_id}` */
export function showRefund(cashfree: Cashfree, call: ApiCall): EmulatorResponse {
  const order = requireOrder(cashfree, call);
  const refund = refundsOf(cashfree, order).find(({ id }) => id === call.params["refund"]);
  if (refund === undefined) throw notFound("refund");
  return jsonResponse(200, presentRefund(order, refund));
}

function readRefund(cashfree: Cashfree, order: Order, body: Fields): Refund {
  if (order.status !== "PAID")
    throw new CashfreeError(400, "order_not_paid", "only a paid order can be refunded");
  const id = requiredText(body, "refund_id", { min: 3, max: 40, pattern: /^[A-Za-z0-9_-]+$/ });
  const amount = amountField(body, "refund_amount");
  const before = refundsOf(cashfree, order);
  if (before.some((refund) => refund.id === id))
    throw new CashfreeError(409, "refund_already_exists", "refund with same id is already present");
  const left = before
    .filter(({ status }) => status !== "FAILED" && status !== "CANCELLED")
    .reduce((sum, refund) => sum - refund.amount, order.amount);
  if (amount > left) throw invalidField("refund_amount", "is more than is left of the payment");
  const note = textField(body, "refund_note", { min: 3, max: 100 });
  const speed = textField(body, "refund_speed", {
    min: 7,
    max: 8,
    pattern: /^(STANDARD|INSTANT)$/,
  });
  return {
    id,
    cfId: `refund_${cashfree.records.refunds.all.size + 1}`,
    orderKey: orderKey(order.merchant, order.id),
    amount,
    note,
    speed: speed === "INSTANT" ? "INSTANT" : "STANDARD",
    status: OUTCOMES.find((outcome) => outcome === note) ?? "SUCCESS",
    createdAt: cashfree.context.now(),
  };
}

const keyOf = (refund: Refund): string => `${refund.orderKey}/${refund.id}`;

function refundsOf({ records }: Cashfree, order: Order): Refund[] {
  const key = orderKey(order.merchant, order.id);
  return [...records.refunds.all.values()].filter((refund) => refund.orderKey === key);
}
