import { modeOf } from "./merchants.ts";
import type { Order } from "./records.ts";

/** The page of a checkout: what is paid, and how. */
export function payPage(order: Order, query: URLSearchParams, neverResolves: boolean): string {
  const isModeRight = query.get("mode") === modeOf(order.merchant);
  const isOpen = isModeRight && order.status === "ACTIVE";
  const refusal = isModeRight ? `This order is ${order.status}.` : WRONG_MODE;
  return page({
    data: { ...dataOf(order, query), silent: String(neverResolves) },
    main: `${orderDetails(order)}${isOpen ? FORM : refused(refusal)}`,
    script: "/pay.js",
  });
}

/** The page in its place where the checkout may not open. */
export function refusedCheckoutPage(order: Order, query: URLSearchParams, refusal: string): string {
  const main = `<h1>Checkout refused</h1>${refused(refusal)}`;
  return page({ data: { ...dataOf(order, query), silent: "false" }, main, script: "/pay.js" });
}

/** The page of the buyer's bank, in a window of its own or instead of the checkout. */
export function bankPage(order: Order, query: URLSearchParams): string {
  const buttons = `<button data-outcome="SUCCESS" class="main">Approve the payment</button>
<div class="row"><button data-outcome="FAILED">Decline</button></div>`;
  return page({
    data: dataOf(order, query),
    main: `<h1>Your bank</h1>${rows(order)}${order.status === "ACTIVE" ? buttons : refused(`This order is ${order.status}.`)}`,
    script: "/bank.js",
  });
}

const WRONG_MODE = "This session was made in another mode than the checkout runs in.";

const refused = (why: string): string =>
  `<p role="alert">${escape(why)}</p><button data-leave>Close</button>`;

/**
 * `target`: where the page is shown (a modal, a window of its own, or instead of the site's page), since its script leaves each in another
 * way.
 */
const dataOf = (order: Order, query: URLSearchParams) => ({
  session: order.sessionId,
  target: query.get("target") ?? "self",
  "return-url": order.returnUrl?.replaceAll("{order_id}", order.id) ?? "",
});

type Page = { data: Record<string, string>; main: string; script: string };

function page({ data, main, script }: Page): string {
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escape(value)}"`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cashfree checkout</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLES}</style>
<body ${attributes.join(" ")}><main><p class="note">Emulated checkout: no money moves</p>${main}
<p role="status"></p></main><script src="${script}"></script></body></html>`;
}

const orderDetails = (order: Order): string => `<h1>Order details</h1>${rows(order)}`;

const rows = (order: Order): string =>
  `<dl><dt>Amount</dt><dd>₹${(order.amount / 100).toFixed(2)}</dd><dt>Order ID</dt><dd>${escape(order.id)}</dd>
<dt>For</dt><dd>${escape(order.note ?? "–")}</dd></dl>`;

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
<button data-outcome="SUCCESS" class="main">Pay</button><button data-bank>Pay on your bank's page</button>
<div class="row"><button data-outcome="FAILED">Let it fail</button><button data-outcome="PENDING">Leave it pending</button>
<button data-outcome="USER_DROPPED">Close</button></div>`;

const STYLES = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{padding:1.5rem;display:grid;gap:1rem}
h1{font-size:1.25rem;margin:0}.note{margin:0;padding:.25rem .75rem;border-radius:99px;background:#fdf1d6;color:#5c3d00;font-size:.8rem;justify-self:start}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dd{margin:0;text-align:right;overflow-wrap:anywhere}
fieldset{border:1px solid #8887;border-radius:8px;display:grid;gap:.5rem;padding:.75rem 1rem}label{min-height:24px}
button{font:inherit;min-height:44px;border-radius:8px;border:1px solid #7f8c85;background:none;color:inherit;padding:0 .75rem;cursor:pointer}
.main{background:#3b2a8c;color:#fff;border-color:#3b2a8c}.row{display:flex;flex-wrap:wrap;gap:.5rem}.row button{flex:1 1 auto}`;

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
