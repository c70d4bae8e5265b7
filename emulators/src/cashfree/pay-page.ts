import { readFileSync } from "node:fs";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { CashfreeError, notFound } from "./cashfree-error.ts";
import { modeOf } from "./merchants.ts";
import { findOrder } from "./orders.ts";
import { pay, PAYMENT_GROUPS, readPaymentStatus } from "./pay.ts";
import type { Cashfree, Order } from "./records.ts";
import type { Webhooks } from "./webhooks.ts";

const asset = (name: string): string =>
  readFileSync(new URL(`browser/${name}`, import.meta.url), "utf8");
const sdk = asset("cashfree.js");
const script = asset("pay.js");

/** What a browser requests: the script, the pay page of a session, and its attempts. Undefined for anything else. */
export function handleBrowser(
  cashfree: Cashfree,
  webhooks: Webhooks,
  request: EmulatorRequest,
): EmulatorResponse | undefined {
  const url = new URL(request.url, cashfree.context.url);
  const line = `${request.method} ${url.pathname}`;
  if (line === "GET /js/v3/cashfree.js") return scriptResponse(sdk);
  if (line === "GET /pay.js") return scriptResponse(script);
  const [, method, session] = /^(GET|POST) \/pay\/([\w-]+)$/.exec(line) ?? [];
  if (session === undefined) return undefined;
  try {
    const order = orderOfSession(cashfree, session);
    return method === "GET"
      ? showPayPage(order, url.searchParams)
      : handleAttempt({ cashfree, webhooks, order, request });
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

type PageAttempt = {
  cashfree: Cashfree;
  webhooks: Webhooks;
  order: Order;
  request: EmulatorRequest;
};

function handleAttempt({ cashfree, webhooks, order, request }: PageAttempt): EmulatorResponse {
  const { outcome, group }: Record<string, unknown> = JSON.parse(request.body.toString("utf8"));
  const method = PAYMENT_GROUPS.find((known) => known === group) ?? "upi";
  const status = readPaymentStatus(outcome);
  const payment = pay(cashfree, webhooks, { order, status, group: method });
  return jsonResponse(200, { message: payment.status, cf_payment_id: payment.id });
}

function showPayPage(order: Order, query: URLSearchParams): EmulatorResponse {
  const isModeRight = query.get("mode") === modeOf(order.merchant);
  const isOpen = isModeRight && order.status === "ACTIVE";
  const refusal = isModeRight ? `This order is ${order.status}.` : WRONG_MODE;
  const returnUrl = order.returnUrl?.replaceAll("{order_id}", order.id) ?? "";
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cashfree checkout</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLES}</style>
<body data-session="${order.sessionId}" data-target="${query.get("target") === "modal" ? "modal" : "self"}" data-return-url="${escape(returnUrl)}">
<main><p class="note">Emulated checkout: no money moves</p><h1>Order details</h1>
<dl><dt>Amount</dt><dd>₹${(order.amount / 100).toFixed(2)}</dd><dt>Order ID</dt><dd>${escape(order.id)}</dd>
<dt>For</dt><dd>${escape(order.note ?? "–")}</dd></dl>
${isOpen ? FORM : `<p role="alert">${escape(refusal)}</p><button data-leave>Close</button>`}
<p role="status"></p></main><script src="/pay.js"></script></body></html>`,
  };
}

const WRONG_MODE = "This session was made in another mode than the checkout runs in.";

const METHODS = [
  ["credit_card", "Card"],
  ["net_banking", "Netbanking"],
  ["wallet", "App"],
  ["upi", "UPI"],
] as const;

const FORM = `<fieldset><legend>Pay with</legend>${METHODS.map(
  ([value, label], index) =>
    `<label><input type="radio" name="method" value="${value}"${index === 0 ? " checked" : ""}> ${label}</label>`,
).join("")}</fieldset>
<button data-outcome="SUCCESS" class="main">Pay</button>
<div class="row"><button data-outcome="FAILED">Let it fail</button><button data-outcome="PENDING">Leave it pending</button>
<button data-outcome="USER_DROPPED">Close</button></div>`;

const STYLES = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{padding:1.5rem;display:grid;gap:1rem}
h1{font-size:1.25rem;margin:0}.note{margin:0;padding:.25rem .75rem;border-radius:99px;background:#fdf1d6;color:#5c3d00;font-size:.8rem;justify-self:start}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dd{margin:0;text-align:right;overflow-wrap:anywhere}
fieldset{border:1px solid #8887;border-radius:8px;display:grid;gap:.5rem;padding:.75rem 1rem}label{min-height:24px}
button{font:inherit;min-height:44px;border-radius:8px;border:1px solid #7f8c85;background:none;color:inherit;padding:0 .75rem;cursor:pointer}
.main{background:#3b2a8c;color:#fff;border-color:#3b2a8c}.row{display:flex;flex-wrap:wrap;gap:.5rem}.row button{flex:1 1 auto}`;

function scriptResponse(body: string): EmulatorResponse {
  return { status: 200, headers: { "content-type": "text/javascript; charset=utf-8" }, body };
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
