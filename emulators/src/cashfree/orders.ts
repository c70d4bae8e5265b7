import { randomBytes } from "node:crypto";
import type { EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { jsonBody, type ApiCall } from "./api-call.ts";
import { CashfreeError, notFound } from "./cashfree-error.ts";
import { readOrderFields } from "./order-fields.ts";
import { presentOrder } from "./present.ts";
import { orderKey, type Cashfree, type Order } from "./records.ts";

/** The order a path names. Throws 404, also for another merchant's. */
export function requireOrder(cashfree: Cashfree, { merchant, params }: ApiCall): Order {
  const order = findOrder(cashfree, orderKey(merchant, params["order"] ?? ""));
  if (order === undefined) throw notFound("order");
  return order;
}

/** An order by its key, as it is now: one that was not paid in time has expired. */
export function findOrder({ records, context }: Cashfree, key: string): Order | undefined {
  const order = records.orders.get(key);
  if (order === undefined || order.status !== "ACTIVE" || order.expiresAt > context.now())
    return order;
  return { ...order, status: "EXPIRED" };
}

/** `POST /pg/orders`: 200 with the new order, 409 when the merchant already has one of that id. */
export function createOrder(cashfree: Cashfree, call: ApiCall): EmulatorResponse {
  const { context, records } = cashfree;
  const now = context.now();
  const fields = readOrderFields(jsonBody(call), now);
  const key = orderKey(call.merchant, fields.id);
  if (records.orders.get(key) !== undefined)
    throw new CashfreeError(409, "order_already_exists", "order with same id is already present");
  const order: Order = {
    ...fields,
    cfId: String(2_000_000_000 + records.orders.all.size),
    merchant: call.merchant,
    status: "ACTIVE",
    sessionId: `session_${randomBytes(48).toString("base64url")}`,
    createdAt: now,
  };
  const effect = {
    at: new Date(now).toISOString(),
    credential: call.merchant,
    kind: "order",
    order: order.id,
    amount: (order.amount / 100).toFixed(2),
  };
  context.store.commit([records.orders.put(key, order)], [effect]);
  return jsonResponse(200, presentOrder(order));
}

/** `GET /pg/orders/{order_id}` */
export function showOrder(cashfree: Cashfree, call: ApiCall): EmulatorResponse {
  return jsonResponse(200, presentOrder(requireOrder(cashfree, call)));
}

/** `PATCH /pg/orders/{order_id}` `{"order_status": "TERMINATED"}`: it cannot be paid from then on. */
export function terminateOrder(cashfree: Cashfree, call: ApiCall): EmulatorResponse {
  const { context, records } = cashfree;
  const order = requireOrder(cashfree, call);
  if (jsonBody(call)["order_status"] !== "TERMINATED")
    throw new CashfreeError(400, "order_status_invalid", "order_status : should be TERMINATED");
  if (order.status !== "ACTIVE")
    throw new CashfreeError(400, "order_not_active", `order is ${order.status}`);
  const ended: Order = { ...order, status: "TERMINATED" };
  context.store.commit([records.orders.put(orderKey(order.merchant, order.id), ended)]);
  return jsonResponse(200, presentOrder(ended));
}
