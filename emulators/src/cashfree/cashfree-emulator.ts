/**
 * Cashfree over HTTP, as far as Mainstreet uses it (docs/providers.md §3 and §4.3): orders, payments and refunds under /pg, the
 * browser's script at /js/v3/cashfree.js with its pay page, and signed webhooks.
 *
 * Control calls besides the core's (emulator.ts):
 *   POST pay       { order_id, outcome, group? }: one attempt to pay, as the pay page makes it; a PENDING one is ended by a second call
 *   POST refund    { refund_id, status }: ends a refund that is PENDING or ONHOLD
 *   POST refunds   { outcome }: what becomes of refunds from now on whose note names no status
 *   POST webhooks  { hold?, copies?, badSignature?, delayMs?, retryDelaysMs? }: how webhooks go out from now on
 *   GET  webhooks  { deliveries }: each with its attempts and their responses
 *   POST release   { reversed?, copies? }: sends the webhooks that are held
 *   POST checkout  { neverResolves?, listedDomains? }: whether checkouts report to their page, and which domains may open them
 *   POST limits    { createOrder?, getOrder?, payments?, refunds? }: requests a minute
 */
import type { Emulated, EmulatorContext, EmulatorResponse } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { handleApi } from "./api-routes.ts";
import { endPayment, pay, readPaymentStatus } from "./pay.ts";
import { createCheckoutSettings } from "./checkout-settings.ts";
import { handleBrowser } from "./pay-page.ts";
import { findOrder } from "./orders.ts";
import { createRateLimits } from "./rate-limits.ts";
import { openRecords, paymentsOf, type Cashfree } from "./records.ts";
import { createRefundSettings, endRefund } from "./refunds.ts";
import { release, setWebhooks, startWebhooks, type Webhooks } from "./webhooks.ts";

export type CashfreeEmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly port?: number;
  /** Without it, the state is in memory only. */
  readonly dataDir?: string;
};

/** Starts the emulator on 127.0.0.1. Its API is at `<url>/pg`. */
export function startCashfreeEmulator({
  port,
  dataDir,
}: CashfreeEmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({ port, dataDir, create: createCashfree });
}

function createCashfree(context: EmulatorContext): Emulated {
  const cashfree = { context, records: openRecords(context.store) };
  const webhooks = startWebhooks(cashfree);
  const rateLimits = createRateLimits(context.now);
  const checkout = createCheckoutSettings();
  const refunds = createRefundSettings();
  return {
    handle: (request) =>
      request.url.startsWith("/pg/")
        ? handleApi({ cashfree, webhooks, rateLimits, refunds }, request)
        : (handleBrowser({ cashfree, webhooks, checkout }, request) ?? nothingHere),
    credentialOf: ({ headers }) => {
      const appId = headers["x-client-id"];
      return typeof appId === "string" ? appId : undefined;
    },
    controls: {
      "POST pay": (body) => payByControl(cashfree, webhooks, body),
      "POST refund": (body) => endRefund(cashfree, webhooks, body),
      "POST refunds": (body) => refunds.set(body),
      "POST webhooks": (body) => setWebhooks(webhooks, body),
      "GET webhooks": () => ({ deliveries: [...cashfree.records.deliveries.all.values()] }),
      "POST release": (body) => release(webhooks, body),
      "POST checkout": (body) => checkout.set(body),
      "POST limits": (body) => rateLimits.set(body),
    },
  };
}

const nothingHere: EmulatorResponse = {
  status: 404,
  headers: { "content-type": "text/plain" },
  body: "The API is under /pg/.\n",
};

/** A pending attempt is ended; without one, a new attempt is made. Throws when no merchant has the order. */
function payByControl(cashfree: Cashfree, webhooks: Webhooks, body: unknown) {
  const { order_id: id, outcome, group = "upi" }: Record<string, unknown> = { ...Object(body) };
  const key = [...cashfree.records.orders.all.keys()].find((one) => one.endsWith(`/${String(id)}`));
  const order = key === undefined ? undefined : findOrder(cashfree, key);
  if (order === undefined) throw new Error(`no order ${String(id)}`);
  const status = readPaymentStatus(outcome);
  const pending = paymentsOf(cashfree.records, order).find((one) => one.status === "PENDING");
  const payment =
    pending === undefined
      ? pay(cashfree, webhooks, { order, status, group: String(group) })
      : endPayment(cashfree, webhooks, { paymentId: pending.id, status });
  return { cf_payment_id: payment.id, payment_status: payment.status };
}
