import type { EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { jsonBody, type ApiCall } from "./api-call.ts";
import { CashfreeError, notFound } from "./cashfree-error.ts";
import { requireOrder } from "./orders.ts";
import { endPayment, readPaymentStatus } from "./pay.ts";
import { presentPayment } from "./present.ts";
import { objectField } from "./read-fields.ts";
import { paymentsOf, type Cashfree } from "./records.ts";
import type { Webhooks } from "./webhooks.ts";

/** `GET /pg/orders/{order_id}/payments`, newest first */
export function listPayments(cashfree: Cashfree, call: ApiCall): EmulatorResponse {
  const order = requireOrder(cashfree, call);
  const payments = paymentsOf(cashfree.records, order);
  return jsonResponse(
    200,
    payments.map((payment) => presentPayment(order, payment)),
  );
}

/** `POST /pg/simulate` `{entity: "PAYMENTS", entity_id, entity_simulation: {payment_status}}`: ends a pending payment. */
export function simulate(cashfree: Cashfree, webhooks: Webhooks, call: ApiCall): EmulatorResponse {
  const body = jsonBody(call);
  if (body["entity"] !== "PAYMENTS")
    throw new CashfreeError(400, "entity_invalid", "entity : should be PAYMENTS");
  const paymentId = String(body["entity_id"]);
  const simulation = objectField(body, "entity_simulation");
  const status = readPaymentStatus(simulation["payment_status"]);
  const pending = cashfree.records.payments.get(paymentId);
  if (pending?.orderKey.startsWith(`${call.merchant}/`) !== true) throw notFound("payment");
  if (status !== "PENDING") endPayment(cashfree, webhooks, { paymentId, status });
  return jsonResponse(200, {
    simulation_id: paymentId,
    entity: "PAYMENTS",
    entity_id: paymentId,
    entity_simulation: { payment_status: status },
  });
}
