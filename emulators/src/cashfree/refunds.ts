import type { EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { jsonBody, type ApiCall } from "./api-call.ts";
import { CashfreeError, invalidField, notFound } from "./cashfree-error.ts";
import { findOrder, requireOrder } from "./orders.ts";
import { presentRefund } from "./present.ts";
import { amountField, requiredTextField, optionalTextField, type Fields } from "./read-fields.ts";
import { orderKey, type Cashfree, type Order, type Refund } from "./records.ts";
import { announceRefund, type Webhooks } from "./webhooks.ts";

const SIX_MONTHS_MS = 182 * 86_400_000;
const OUTCOMES = ["SUCCESS", "PENDING", "CANCELLED", "ONHOLD", "FAILED"] as const;

type Outcome = (typeof OUTCOMES)[number];

/** What becomes of refunds, changed by `POST /__control/refunds`. */
export type RefundSettings = { outcome(): Outcome; set(body: unknown): { outcome: Outcome } };

export function createRefundSettings(): RefundSettings {
  let current: Outcome = "SUCCESS";
  return {
    outcome: () => current,
    set(body) {
      const { outcome: wanted }: Record<string, unknown> = { ...Object(body) };
      const known = OUTCOMES.find((one) => one === wanted);
      if (known === undefined) throw new Error(`no outcome ${String(wanted)}`);
      current = known;
      return { outcome: current };
    },
  };
}

type RefundDeps = { cashfree: Cashfree; webhooks: Webhooks; refunds: RefundSettings };

/** `POST /pg/orders/{order_id}/refunds`: as in the real sandbox, a note that is a refund status decides the outcome. */
export function createRefund(
  { cashfree, webhooks, refunds }: RefundDeps,
  call: ApiCall,
): EmulatorResponse {
  const order = requireOrder(cashfree, call);
  const fields = readRefund(cashfree, order, jsonBody(call));
  const named = OUTCOMES.find((outcome) => outcome === fields.note);
  const refund: Refund = { ...fields, status: named ?? refunds.outcome() };
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

/** `POST /__control/refund {refund_id, status}`: ends a refund that is pending or on hold. Throws when there is no such refund. */
export function endRefund(cashfree: Cashfree, webhooks: Webhooks, body: unknown): Refund {
  const { refund_id: id, status }: Record<string, unknown> = { ...Object(body) };
  const refund = [...cashfree.records.refunds.all.values()].find((one) => one.id === id);
  const order = refund && findOrder(cashfree, refund.orderKey);
  const end = OUTCOMES.find((outcome) => outcome === status);
  if (refund === undefined || order === undefined || end === undefined)
    throw new Error(`no refund ${String(id)}, or no status ${String(status)}`);
  if (refund.status !== "PENDING" && refund.status !== "ONHOLD")
    throw new Error(`refund ${refund.id} is ${refund.status}`);
  const ended: Refund = { ...refund, status: end };
  cashfree.context.store.commit([cashfree.records.refunds.put(keyOf(ended), ended)]);
  announceRefund(webhooks, order, ended);
  return ended;
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

function readRefund(cashfree: Cashfree, order: Order, body: Fields): Omit<Refund, "status"> {
  if (order.status !== "PAID")
    throw new CashfreeError(400, "order_not_paid", "only a paid order can be refunded");
  if (cashfree.context.now() - order.createdAt > SIX_MONTHS_MS)
    throw new CashfreeError(400, "refund_not_allowed", "the payment is older than six months");
  const id = requiredTextField(body, "refund_id", { min: 3, max: 40, pattern: /^[A-Za-z0-9_-]+$/ });
  const amount = amountField(body, "refund_amount");
  const before = refundsOf(cashfree, order);
  if (before.some((refund) => refund.id === id))
    throw new CashfreeError(409, "refund_already_exists", "refund with same id is already present");
  const left = before
    .filter(({ status }) => status !== "FAILED" && status !== "CANCELLED")
    .reduce((sum, refund) => sum - refund.amount, order.amount);
  if (amount > left) throw invalidField("refund_amount", "is more than is left of the payment");
  const note = optionalTextField(body, "refund_note", { min: 3, max: 100 });
  const speed = optionalTextField(body, "refund_speed", {
    min: 7,
    max: 8,
    pattern: /^(STANDARD|INSTANT)$/,
  });
  return {
    id,
    cfId: String(11_000_000 + cashfree.records.refunds.all.size),
    orderKey: orderKey(order.merchant, order.id),
    amount,
    note,
    speed: speed === "INSTANT" ? "INSTANT" : "STANDARD",
    createdAt: cashfree.context.now(),
  };
}

const keyOf = (refund: Refund): string => `${refund.orderKey}/${refund.id}`;

function refundsOf({ records }: Cashfree, order: Order): Refund[] {
  const key = orderKey(order.merchant, order.id);
  return [...records.refunds.all.values()].filter((refund) => refund.orderKey === key);
}
