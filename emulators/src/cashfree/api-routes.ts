import { createHash } from "node:crypto";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import type { ApiCall } from "./api-call.ts";
import { CashfreeError } from "./cashfree-error.ts";
import { authenticate } from "./merchants.ts";
import { createOrder, showOrder, terminateOrder } from "./orders.ts";
import { listPayments, simulate } from "./payments.ts";
import type { createRateLimits, Limits } from "./rate-limits.ts";
import type { Cashfree, Remembered } from "./records.ts";
import { createRefund, listRefunds, type RefundSettings, showRefund } from "./refunds.ts";
import type { Webhooks } from "./webhooks.ts";

export type Api = {
  readonly cashfree: Cashfree;
  readonly webhooks: Webhooks;
  readonly rateLimits: ReturnType<typeof createRateLimits>;
  readonly refunds: RefundSettings;
};

type Route = {
  readonly line: RegExp;
  readonly limit: keyof Limits;
  readonly handle: (api: Api, call: ApiCall) => EmulatorResponse;
};

const order = "/pg/orders/(?<order>[^/]+)";

const routes: readonly Route[] = [
  route("POST /pg/orders", "createOrder", ({ cashfree }, call) => createOrder(cashfree, call)),
  route(`GET ${order}`, "getOrder", ({ cashfree }, call) => showOrder(cashfree, call)),
  route(`PATCH ${order}`, "getOrder", ({ cashfree }, call) => terminateOrder(cashfree, call)),
  route(`GET ${order}/payments`, "payments", ({ cashfree }, call) => listPayments(cashfree, call)),
  route(`POST ${order}/refunds`, "refunds", createRefund),
  route(`GET ${order}/refunds`, "refunds", ({ cashfree }, call) => listRefunds(cashfree, call)),
  route(`GET ${order}/refunds/(?<refund>[^/]+)`, "refunds", ({ cashfree }, call) =>
    showRefund(cashfree, call),
  ),
  route("POST /pg/simulate", "payments", ({ cashfree, webhooks }, call) =>
    simulate(cashfree, webhooks, call),
  ),
];

function route(line: string, limit: keyof Limits, handle: Route["handle"]): Route {
  return { line: new RegExp(`^${line}$`), limit, handle };
}

const VERSIONS = ["2022-09-01", "2023-08-01", "2025-01-01", "2026-01-01"];

/** Responds to one request under `/pg/`. */
export function handleApi(api: Api, request: EmulatorRequest): EmulatorResponse {
  try {
    const merchant = authenticate(request.headers);
    if (!VERSIONS.includes(String(request.headers["x-api-version"])))
      throw new CashfreeError(400, "x-api-version_invalid", "x-api-version : is not a version");
    return handleRoute(api, merchant, request);
  } catch (error) {
    if (error instanceof CashfreeError) return errorResponse(error);
    throw error;
  }
}

function handleRoute(api: Api, merchant: string, request: EmulatorRequest): EmulatorResponse {
  const line = `${request.method} ${request.url.replace(/\?.*$/s, "")}`;
  const found = routes.find((one) => one.line.test(line));
  if (found === undefined) throw new CashfreeError(404, "request_failed", "no such endpoint");
  const { isAllowed, headers } = api.rateLimits.count(merchant, found.limit);
  const call = { merchant, params: { ...found.line.exec(line)?.groups }, request };
  const response = isAllowed
    ? idempotentResponse(api, found, call)
    : errorResponse(new CashfreeError(429, "request_failed", "Too many requests"));
  return { ...response, headers: { ...response.headers, ...headers } };
}

function errorResponse({ status, body }: CashfreeError): EmulatorResponse {
  return jsonResponse(status, body);
}

/**
 * The first response to an idempotency key, success or refusal, is returned for every later request with that key (docs/providers.md §3.1).
 */
function idempotentResponse(api: Api, { handle }: Route, call: ApiCall): EmulatorResponse {
  const { headers, method, url, body } = call.request;
  const key = headers["x-idempotency-key"];
  if (method !== "POST" || typeof key !== "string") return refusable(() => handle(api, call));
  const { records, context } = api.cashfree;
  const slot = `${call.merchant} ${url} ${key}`;
  const bodyDigest = createHash("sha256").update(body).digest("hex");
  const known = records.idempotency.get(slot);
  if (known !== undefined) return replay(known, bodyDigest, key);
  const made = refusable(() => handle(api, call));
  const remembered = { bodyDigest, status: made.status, body: String(made.body ?? "") };
  context.store.commit([records.idempotency.put(slot, remembered)]);
  return { ...made, headers: { ...made.headers, "x-idempotency-key": key } };
}

function replay(known: Remembered, bodyDigest: string, key: string): EmulatorResponse {
  if (known.bodyDigest !== bodyDigest)
    throw new CashfreeError(
      422,
      "request_invalid",
      "this idempotency key was used with another body",
    );
  return {
    status: known.status,
    headers: {
      "content-type": "application/json",
      "x-idempotency-key": key,
      "x-idempotency-replayed": "true",
    },
    body: known.body,
  };
}

function refusable(response: () => EmulatorResponse): EmulatorResponse {
  try {
    return response();
  } catch (error) {
    if (error instanceof CashfreeError) return errorResponse(error);
    throw error;
  }
}
