import { readFileSync } from "node:fs";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { CashfreeError, notFound } from "./cashfree-error.ts";
import type { CheckoutSettings } from "./checkout-settings.ts";
import { bankPage, payPage, refusedCheckoutPage } from "./checkout-html.ts";
import { refusalOfDomain } from "./listed-domains.ts";
import { findOrder } from "./orders.ts";
import { pay, PAYMENT_GROUPS, readPaymentStatus } from "./pay.ts";
import type { Cashfree, Order } from "./records.ts";
import type { Webhooks } from "./webhooks.ts";

const asset = (name: string): string =>
  readFileSync(new URL(`browser/${name}`, import.meta.url), "utf8");

/** Scripts by the address from which browsers load them; the first has the path of the real script. */
const SCRIPTS: Readonly<Record<string, string>> = {
  "/js/v3/cashfree.js": asset("cashfree.js"),
  "/pay.js": asset("pay.js"),
  "/bank.js": asset("bank.js"),
};

export type Browsing = { cashfree: Cashfree; webhooks: Webhooks; checkout: CheckoutSettings };

/** What a browser requests: scripts, the pay page and the bank's page of a session, and attempts. Undefined for anything else. */
export function handleBrowser(
  browsing: Browsing,
  request: EmulatorRequest,
): EmulatorResponse | undefined {
  const url = new URL(request.url, browsing.cashfree.context.url);
  const script = request.method === "GET" ? SCRIPTS[url.pathname] : undefined;
  if (script !== undefined) return scriptResponse(script);
  const line = `${request.method} ${url.pathname}`;
  const [, call, session] = /^(GET \/pay|POST \/pay|GET \/bank)\/([\w-]+)$/.exec(line) ?? [];
  if (session === undefined) return undefined;
  try {
    const order = orderOfSession(browsing.cashfree, session);
    if (call === "POST /pay") return handleAttempt(browsing, order, request);
    if (call === "GET /bank") return htmlResponse(200, bankPage(order, url.searchParams));
    return showPayPage(browsing, { order, request, query: url.searchParams });
  } catch (error) {
    if (error instanceof CashfreeError) return jsonResponse(error.status, error.body);
    throw error;
  }
}

function orderOfSession(cashfree: Cashfree, session: string): Order {
  for (const [key, { sessionId }] of cashfree.records.orders.all) {
    const order = sessionId === session ? findOrder(cashfree, key) : undefined;
    if (order !== undefined) return order;
  }
  throw notFound("session");
}

type PageRequest = { order: Order; request: EmulatorRequest; query: URLSearchParams };

function showPayPage(
  { checkout }: Browsing,
  { order, request, query }: PageRequest,
): EmulatorResponse {
  const { neverResolves, listedDomains } = checkout.current();
  const refusal = refusalOfDomain(request.headers, listedDomains);
  if (refusal !== undefined) return htmlResponse(403, refusedCheckoutPage(order, query, refusal));
  return htmlResponse(200, payPage(order, query, neverResolves));
}

function handleAttempt(
  { cashfree, webhooks }: Browsing,
  order: Order,
  request: EmulatorRequest,
): EmulatorResponse {
  const { outcome, group }: Record<string, unknown> = JSON.parse(request.body.toString("utf8"));
  const method = PAYMENT_GROUPS.find((known) => known === group) ?? "upi";
  const status = readPaymentStatus(outcome);
  const payment = pay(cashfree, webhooks, { order, status, group: method });
  return jsonResponse(200, { message: payment.status, cf_payment_id: payment.id });
}

function htmlResponse(status: number, body: string): EmulatorResponse {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body };
}

function scriptResponse(body: string): EmulatorResponse {
  return { status: 200, headers: { "content-type": "text/javascript; charset=utf-8" }, body };
}
