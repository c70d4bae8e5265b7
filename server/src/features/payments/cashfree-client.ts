import { randomUUID } from "node:crypto";
import { texts } from "@mainstreet/contract/texts";
import { z } from "zod";
import {
  type ProviderResponse,
  type ConnectionFault,
  sendRequest,
} from "../../platform/http-client/send-request.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";

/** The version all of Cashfree's documents and webhook samples show (docs/providers.md §3.1). */
const API_VERSION = "2025-01-01";
/** Two attempts to create an order, with a read between them, fit into the ten seconds that the web app waits. */
const TIMEOUT_MS = 3_000;
const TRIES = 2;

const orderEntity = z.object({
  order_id: z.string(),
  order_amount: z.number(),
  order_currency: z.string(),
  order_status: z.string(),
  payment_session_id: z.string(),
});
/** An order in a response of Cashfree; the amount in rupees. */
export type CashfreeOrder = z.infer<typeof orderEntity>;

const refundEntity = z.object({
  refund_id: z.string(),
  refund_amount: z.number(),
  refund_status: z.enum(["SUCCESS", "PENDING", "CANCELLED", "ONHOLD", "FAILED"]),
});
/** A refund in a response of Cashfree; the amount in rupees. */
export type CashfreeRefund = z.infer<typeof refundEntity>;

/** `refund_id`: chosen by us; requests with the same id make one refund, however often they are sent. */
export type RefundRequest = { refund_id: string; refund_amount: number; refund_note: string };

const paymentEntities = z.array(z.object({ payment_status: z.string() }));

export type OrderRequest = {
  order_id: string;
  order_amount: number;
  order_currency: "INR";
  order_note: string;
  /** ISO 8601; after this time no payment can begin. */
  order_expiry_time: string;
  customer_details: {
    customer_id: string;
    customer_phone: string;
    customer_email: string;
    customer_name?: string;
  };
  order_meta: { return_url: string; notify_url?: string; payment_methods: string };
  order_tags: Record<string, string>;
};

export type CashfreeClient = {
  /** Creates the order, only once even when requests are repeated. Throws ProviderError; the order may exist all the same. */
  createOrder(order: OrderRequest): Promise<CashfreeOrder>;
  /** Undefined when Cashfree has no such order. Throws ProviderError. */
  readOrder(orderId: string): Promise<CashfreeOrder | undefined>;
  /** Statuses of the attempts to pay it, newest first: SUCCESS, FAILED, PENDING, USER_DROPPED, … Throws ProviderError. */
  readAttempts(orderId: string): Promise<string[]>;
  /** Makes the refund, only once even when requests are repeated. Throws ProviderError: `rejected` only when there is no such refund. */
  createRefund(orderId: string, refund: RefundRequest): Promise<CashfreeRefund>;
  /** Undefined when Cashfree has no such refund. Throws ProviderError. */
  readRefund(orderId: string, refundId: string): Promise<CashfreeRefund | undefined>;
};

type Access = { apiUrl: string; appId: string; secretKey: string; silenceMs: number };
type Call = {
  method: "GET" | "POST";
  path: string;
  operation: string;
  attempt?: number;
  body?: object;
  idempotencyKey?: string;
};
type Outcome = ProviderResponse | ConnectionFault;

/** A client of Cashfree's API for one merchant. */
export function createCashfreeClient(access: Access): CashfreeClient {
  const send = (call: Call): Promise<Outcome> => sendTo(access, call);

  async function readOrder(orderId: string): Promise<CashfreeOrder | undefined> {
    const outcome = await send({
      method: "GET",
      path: `/orders/${encodeURIComponent(orderId)}`,
      operation: "GET /orders/:id",
    });
    if ("status" in outcome && outcome.status === 404) return undefined;
    return accepted(outcome, orderEntity);
  }

  return {
    readOrder,
    ...refundCalls(send),
    async readAttempts(orderId) {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      const operation = "GET /orders/:id/payments";
      const payments = accepted(await send({ method: "GET", path, operation }), paymentEntities);
      return payments.map(({ payment_status: status }) => status);
    },
    async createOrder(order) {
      for (let tried = 1; ; tried += 1) {
        // Cashfree repeats its first response to a key, even a failure: so each attempt has its own key, and the order id keeps it one
        // order.
        const idempotencyKey = randomUUID();
        const outcome = await send({
          method: "POST",
          path: "/orders",
          operation: "POST /orders",
          attempt: tried,
          body: order,
          idempotencyKey,
        });
        if (!mayExist(outcome)) return accepted(outcome, orderEntity);
        const existing = await readOrder(order.order_id);
        if (existing) return existing;
        if (tried === TRIES) return accepted(outcome, orderEntity);
      }
    },
  };
}

const refundsPath = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}/refunds`;

function refundCalls(
  send: (call: Call) => Promise<Outcome>,
): Pick<CashfreeClient, "createRefund" | "readRefund"> {
  async function readRefund(orderId: string, refundId: string) {
    const path = `${refundsPath(orderId)}/${encodeURIComponent(refundId)}`;
    const outcome = await send({ method: "GET", path, operation: "GET /orders/:id/refunds/:id" });
    if ("status" in outcome && outcome.status === 404) return undefined;
    return accepted(outcome, refundEntity);
  }

  return {
    readRefund,
    async createRefund(orderId, refund) {
      const outcome = await send({
        method: "POST",
        path: refundsPath(orderId),
        operation: "POST /orders/:id/refunds",
        body: refund,
        idempotencyKey: randomUUID(),
      });
      if ("status" in outcome && outcome.status < 300) return accepted(outcome, refundEntity);
      // The second request may be refused because the first one, whose response was lost, made the refund.
      const existing = await readRefund(orderId, refund.refund_id);
      if (existing) return existing;
      if ("status" in outcome && outcome.status === 409)
        throw cashfreeError("unavailable", texts.payments.notAnswering, "409 without a refund");
      return accepted(outcome, refundEntity);
    },
  };
}

/** After these errors the order may exist, from this request or an earlier one: it is read before it is created again. */
function mayExist(outcome: Outcome): boolean {
  if ("fault" in outcome) return outcome.fault !== "refused";
  return outcome.status === 409 || outcome.status >= 500;
}

function sendTo({ apiUrl, appId, secretKey, silenceMs }: Access, call: Call): Promise<Outcome> {
  const origin = new URL(apiUrl);
  const { operation, attempt = 1 } = call;
  const request = {
    origin,
    method: call.method,
    path: origin.pathname.replace(/\/$/, "") + call.path,
    timeoutMs: Math.min(TIMEOUT_MS, silenceMs),
    headers: {
      "x-client-id": appId,
      "x-client-secret": secretKey,
      "x-api-version": API_VERSION,
      accept: "application/json",
      ...(call.body && { "content-type": "application/json" }),
      ...(call.idempotencyKey && { "x-idempotency-key": call.idempotencyKey }),
    },
    body: call.body && Buffer.from(JSON.stringify(call.body)),
  };
  return withCallTrace({ provider: "cashfree", operation, attempt }, () => sendRequest(request));
}

function accepted<Schema extends z.ZodType>(outcome: Outcome, schema: Schema): z.output<Schema> {
  if ("fault" in outcome) {
    const kind = outcome.fault === "timeout" ? "timeout" : "unavailable";
    throw cashfreeError(kind, texts.payments.notAnswering, outcome.detail);
  }
  const body = parseJson(outcome.body);
  if (outcome.status >= 200 && outcome.status < 300) {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw cashfreeError("unavailable", texts.payments.notAnswering, "a response of unknown shape");
  }
  throw refusal(outcome.status, errorBody.safeParse(body).data?.code);
}

const errorBody = z.object({ code: z.string() });

/** When Cashfree refuses our keys, only the operator can repair that: the buyer reads that the service is unavailable. */
function refusal(status: number, code = "no code"): ProviderError {
  const detail = `responded with ${status} ${code}`;
  if (status === 401 || status === 403)
    return cashfreeError("unavailable", texts.payments.unavailable, detail);
  if (status === 429) return cashfreeError("rate-limited", texts.payments.notAnswering, detail);
  if (status >= 500) return cashfreeError("unavailable", texts.payments.notAnswering, detail);
  return cashfreeError("rejected", texts.payments.initializeFailed, detail);
}

function cashfreeError(kind: ProviderErrorKind, message: string, detail: string): ProviderError {
  return new ProviderError({ provider: "cashfree", kind, message, cause: new Error(detail) });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
