import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

type Fields = Record<string, string>;

/** The default policy: nothing may be loaded or framed. JSON, downloads and errors need no more. */
const CLOSED = policyOf({
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "usb",
];

/** The header fields of every response; a page replaces the policy (decision 133). */
export function securityHeaders({ isProduction }: Pick<Config, "isProduction">): Fields {
  return {
    "cache-control": "no-store",
    "content-security-policy": CLOSED,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": UNUSED_FEATURES.map((name) => `${name}=()`).join(", "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // The sandbox is reached over plain HTTP.
    ...(isProduction && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/**
 * The fields that the dashboard's page replaces where credits are sold (decision 300): the checkout reads from the referrer which site
 * opens it, and the bank's page that it opens in a window sends its result to the window that opened it.
 */
export const CHECKOUT_HEADERS: Fields = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/** The header with the id of a request, which our log lines and failures contain too. */
export const REQUEST_ID = "x-request-id";

/** Sends these fields and the request's id on every response that has a request. */
export function sendHeaders(app: FastifyInstance, fields: Fields): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(fields).header(REQUEST_ID, request.id);
  });
}

/** Hosts that the checkout's script opens frames and connections to (docs/providers.md §3.4). */
const CHECKOUT_HOSTS = [
  "https://sdk.cashfree.com",
  "https://api.cashfree.com",
  "https://sandbox.cashfree.com",
  "https://payments.cashfree.com",
  "https://payments-test.cashfree.com",
];

/**
 * The policy of the dashboard (decision 133): its own files, the checkout's hosts, and the style elements with `nonce`. Its files are sent
 * without a nonce: a worker is subject to the policy of its own response.
 */
export function dashboardPolicy(
  { cashfree, isProduction }: Pick<Config, "cashfree" | "isProduction">,
  nonce?: string,
): string {
  const checkout = cashfree ? [new URL(cashfree.sdkUrl).origin] : [];
  const isReal = checkout.some((origin) => CHECKOUT_HOSTS.includes(origin));
  const hosts = isReal ? CHECKOUT_HOSTS : checkout;
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...checkout],
    // We cannot know which styles the provider's own script adds to our page.
    "style-src": ["'self'", ...(isReal ? ["'unsafe-inline'"] : nonceSource(nonce))],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hosts],
    "frame-src": ["'self'", ...hosts],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...hosts],
    "frame-ancestors": ["'none'"],
    ...(isProduction && { "upgrade-insecure-requests": [] }),
  });
}

/** The policy of the page for phones behind a link: its own files, and the photos that were chosen. */
export function linkPagePolicy({ isProduction }: Pick<Config, "isProduction">): string {
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "blob:"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(isProduction && { "upgrade-insecure-requests": [] }),
  });
}

const nonceSource = (nonce: string | undefined) =>
  nonce === undefined ? [] : [`'nonce-${nonce}'`];

/** The policy of the API's own page: Swagger UI uses style attributes in markup. */
export const DOCS_POLICY = policyOf({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

function policyOf(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
