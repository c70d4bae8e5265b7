import * as api from "@mainstreet/contract/payments";
import { HISTORY_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { assertOwn } from "../../platform/http/assert-own.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { route } from "../../platform/http/route.ts";
import { type CashfreeClient, createCashfreeClient } from "./cashfree-client.ts";
import { ProviderError } from "../../provider-error.ts";
import { startPurchase } from "./start-purchase.ts";
import { listOrders, presentStatus, requirePaymentOrder, type OrderRow } from "./orders.ts";
import { findReceipt } from "./receipt.ts";
import { phoneOfLastOrder } from "./save-order.ts";
import { sessionInBody } from "./session-in-body.ts";
import { settleOrder, type SettledOrder } from "./settle-order.ts";
import { registerWebhook } from "./webhook.ts";

/** The calls of spec §7 under `/payments`, and the webhook. */
export function registerPayments(app: FastifyInstance, deps: Deps): void {
  const { cashfree: access } = deps.config;
  const client = access && createCashfreeClient(access);

  route(app, api.createOrder, async ({ userId, body, request, reply }) => {
    assertOwn(userId, body.userId);
    const cashfree = client ?? nothingSold();
    return startPurchase(deps, cashfree, {
      userId,
      input: body,
      idempotency: idempotencyOf(request, reply),
    });
  });

  route(app, api.verifyPayment, async ({ userId, query, request }) => {
    const { orderId, paymentSessionId } = query;
    const given = [paymentSessionId, await sessionInBody(request)].filter(Boolean);
    const order = await requirePaymentOrder(deps.db, { userId, orderId });
    if (given.some((session) => session !== order.sessionId))
      throw invalidField("paymentSessionId", texts.payments.wrongSession);
    return presentVerified(await settled(deps, client, order));
  });

  route(app, api.paymentStatus, async ({ userId, params }) => {
    const order = await requirePaymentOrder(deps.db, { userId, orderId: params.orderId });
    const now = await settled(deps, client, order);
    return { status: presentStatus(now.order), ...presentSettled(now) };
  });

  route(app, api.paymentHistory, async ({ userId, params, query, reply }) => {
    assertOwn(userId, params.userId);
    const { limit = HISTORY_LIMIT, cursor } = query ?? {};
    const { orders, nextCursor } = await listOrders(deps.db, userId, { limit, cursor });
    const next = `/api/payments/history/${userId}?limit=${limit}&cursor=${nextCursor}`;
    // The response is an array (spec §7), so the link to the next page is in a header (RFC 8288).
    if (nextCursor !== undefined) reply.header("link", `<${next}>; rel="next"`);
    return orders;
  });

  registerReceipts(app, deps);

  route(app, api.checkoutContact, async ({ userId }) => {
    const phone = await asTenant(deps.db, userId, (tx) => phoneOfLastOrder(tx, userId));
    return { phone: phone ?? "" };
  });

  if (client && access) registerWebhook(app, deps, { client, secretKey: access.secretKey });
}

function registerReceipts(app: FastifyInstance, deps: Deps): void {
  route(app, api.paymentReceipt, ({ userId, params }) =>
    findReceipt(deps.db, { userId, orderId: params.orderId }),
  );
  fileRoute(app, `${api.paymentReceipt.path}/pdf`, async ({ userId, params }) => {
    const receipt = await findReceipt(deps.db, { userId, orderId: params["orderId"] ?? "" });
    const name = `receipt-${receipt.number}.pdf`;
    // Loaded at the first request: the library that renders PDFs is a tenth of the time that the server takes to start.
    const { receiptPdf } = await import("./receipt-pdf.ts");
    return { name, type: "application/pdf", content: await receiptPdf(receipt) };
  });
}

/** 503: the operator has set up no payment provider. */
function nothingSold(): never {
  throw new AppError({
    status: 503,
    code: "NOT_CONFIGURED",
    message: texts.payments.unavailable,
  });
}

async function settled(
  deps: Deps,
  client: CashfreeClient | undefined,
  order: OrderRow,
): Promise<SettledOrder> {
  if (order.status === "paid") return { order, recheckAfterMs: 0 };
  const countPoll = (userId: string) => deps.limits.spend("paymentCalls", userId);
  return settleOrder({ ...deps, countPoll }, client ?? nothingSold(), order).catch(unconfirmed);
}

/** The buyer may have paid, so the text must not claim that nothing was charged. */
function unconfirmed(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const { provider, kind, cause } = error;
  throw new ProviderError({ provider, kind, message: texts.payments.pending, cause });
}

function presentSettled({ order, recheckAfterMs }: SettledOrder) {
  const { id: orderId, credits, amountPaise } = order;
  return { orderId, credits, amount: amountPaise / 100, recheckAfter: recheckAfterMs / 1_000 };
}

function presentVerified(settledOrder: SettledOrder) {
  const { status } = settledOrder.order;
  const shared = presentSettled(settledOrder);
  const { successful, pending, failed } = texts.payments;
  if (status === "paid") return { ...shared, status: "SUCCESS" as const, message: successful };
  const hasFailed = status === "failed" || status === "expired";
  if (hasFailed) return { ...shared, status: "FAILED" as const, message: failed };
  return { ...shared, status: "PENDING" as const, message: pending };
}
