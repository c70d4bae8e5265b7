import { createHmac, randomUUID } from "node:crypto";
import { merchantSecretFor } from "./merchants.ts";
import { indianTime, presentCustomer, presentPayment } from "./present.ts";
import { orderKey, type Cashfree, type Delivery, type Order, type Payment } from "./records.ts";
import type { Refund } from "./records.ts";

/** How webhooks are sent, changed by `POST /__control/webhooks`. */
export type WebhookSettings = {
  /** Whether new webhooks wait for `POST /__control/release`. */
  readonly hold: boolean;
  /** How often each is sent: at-least-once delivery means more than once. */
  readonly copies: number;
  readonly badSignature: boolean;
  readonly delayMs: number;
  /** Pauses before the attempts after the first: the real 2, 10 and 30 minutes, sixty times as fast. */
  readonly retryDelaysMs: readonly number[];
};

const DEFAULTS: WebhookSettings = {
  hold: false,
  copies: 1,
  badSignature: false,
  delayMs: 0,
  retryDelaysMs: [2_000, 10_000, 30_000],
};

export type Webhooks = { readonly cashfree: Cashfree; settings: WebhookSettings };

const VERSION = "2025-01-01";
const ANSWER_WITHIN_MS = 5_000;

/** The outgoing webhooks of one emulator; those that a restart interrupted are sent again. */
export function startWebhooks(cashfree: Cashfree): Webhooks {
  const webhooks = { cashfree, settings: DEFAULTS };
  for (const delivery of cashfree.records.deliveries.all.values())
    if (delivery.state === "waiting") schedule(webhooks, delivery.id, 0);
  return webhooks;
}

/** `POST /__control/webhooks`: changes the settings that are named. */
export function setWebhooks(webhooks: Webhooks, body: unknown): WebhookSettings {
  if (typeof body !== "object" || body === null) throw new Error("webhooks must be an object");
  const unknown = Object.keys(body).find((name) => !(name in DEFAULTS));
  if (unknown !== undefined) throw new Error(`unknown webhook setting: ${unknown}`);
  webhooks.settings = { ...webhooks.settings, ...body };
  return webhooks.settings;
}

/** Announces what became of a payment. A pending one is announced when it ends. */
export function announcePayment(webhooks: Webhooks, order: Order, payment: Payment): void {
  if (payment.status === "PENDING") return;
  const { error_details, ...entity } = presentPayment(order, payment);
  const data = {
    order: presentOrderOf(order),
    payment: entity,
    customer_details: presentCustomer(order),
    ...(error_details !== null && { error_details }),
    payment_gateway_details: { gateway_name: "CASHFREE", gateway_payment_id: payment.id },
    payment_offers: null,
  };
  announce(webhooks, order, { type: `PAYMENT_${payment.status}_WEBHOOK`, data });
}

/** Announces the end of a refund; the real service sends nothing before. */
export function announceRefund(webhooks: Webhooks, order: Order, refund: Refund): void {
  if (refund.status !== "SUCCESS" && refund.status !== "CANCELLED") return;
  const data = {
    refund: {
      cf_refund_id: refund.cfId,
      refund_id: refund.id,
      order_id: order.id,
      refund_amount: refund.amount / 100,
      refund_currency: order.currency,
      refund_status: refund.status,
    },
  };
  announce(webhooks, order, { type: "REFUND_STATUS_WEBHOOK", data });
}

/** `POST /__control/release {reversed?, copies?}`: sends the held webhooks, each `copies` times. */
export function release(webhooks: Webhooks, body: unknown): { released: number } {
  const { records, context } = webhooks.cashfree;
  const isReversed = hasField(body, "reversed") && body.reversed === true;
  const copies = hasField(body, "copies") && typeof body.copies === "number" ? body.copies : 1;
  const held = [...records.deliveries.all.values()].filter(({ state }) => state === "held");
  const inOrder = isReversed ? held.toReversed() : held;
  for (const delivery of inOrder) {
    const sent = Array.from({ length: copies }, (_, n): Delivery =>
      n === 0
        ? { ...delivery, state: "waiting" }
        : { ...delivery, id: randomUUID(), state: "waiting" },
    );
    context.store.commit(sent.map((one) => records.deliveries.put(one.id, one)));
    for (const { id } of sent) schedule(webhooks, id, 0);
  }
  return { released: held.length };
}

type Event = { readonly type: string; readonly data: object };

function announce(webhooks: Webhooks, order: Order, { type, data }: Event): void {
  if (order.notifyUrl === null) return;
  const { cashfree, settings } = webhooks;
  const { records, context } = cashfree;
  const event = { data, event_time: indianTime(context.now()), type };
  const made = Array.from({ length: settings.copies }, (): Delivery => ({
    id: randomUUID(),
    orderKey: orderKey(order.merchant, order.id),
    type,
    url: order.notifyUrl ?? "",
    body: withTwoDecimals(JSON.stringify(event)),
    attempts: [],
    state: settings.hold ? "held" : "waiting",
  }));
  context.store.commit(made.map((one) => records.deliveries.put(one.id, one)));
  if (!settings.hold) for (const { id } of made) schedule(webhooks, id, settings.delayMs);
}

/** Writes amounts with two decimals, as the real service does: parsing and serialising them again breaks the signature. */
function withTwoDecimals(json: string): string {
  return json.replaceAll(
    /("(?:order|payment|refund)_amount":)(\d+(?:\.\d+)?)/g,
    (_, name: string, amount: string) => name + Number(amount).toFixed(2),
  );
}

function schedule(webhooks: Webhooks, id: string, delayMs: number): void {
  const timer = setTimeout(() => void deliver(webhooks, id), delayMs);
  webhooks.cashfree.context.closing.addEventListener("abort", () => clearTimeout(timer));
  timer.unref();
}

/** One attempt; the schedule starts the next. A delivery that a reset has deleted is not sent. */
async function deliver(webhooks: Webhooks, id: string): Promise<void> {
  const { records, context } = webhooks.cashfree;
  const delivery = records.deliveries.get(id);
  if (delivery === undefined || context.closing.aborted) return;
  const status = await send(webhooks, delivery);
  if (context.closing.aborted || records.deliveries.get(id) === undefined) return;
  const attempts = [...delivery.attempts, { at: context.now(), status }];
  const pause = webhooks.settings.retryDelaysMs[attempts.length - 1];
  const isDelivered = status >= 200 && status < 300;
  const state = isDelivered ? "delivered" : pause === undefined ? "given-up" : "waiting";
  context.store.commit([records.deliveries.put(id, { ...delivery, attempts, state })]);
  if (state === "waiting") schedule(webhooks, id, pause ?? 0);
}

/** The status of the response; 0 when none came in time. */
async function send({ cashfree, settings }: Webhooks, delivery: Delivery): Promise<number> {
  const { context } = cashfree;
  const timestamp = String(context.now());
  const [merchant = ""] = delivery.orderKey.split("/");
  const secret = settings.badSignature ? "not the secret" : merchantSecretFor(merchant);
  try {
    const response = await fetch(delivery.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-webhook-version": VERSION,
        "x-webhook-attempt": String(delivery.attempts.length + 1),
        "x-webhook-timestamp": timestamp,
        "x-webhook-signature": sign(secret, timestamp + delivery.body),
        "x-idempotency-key": delivery.id,
      },
      body: delivery.body,
      redirect: "manual",
      signal: AbortSignal.any([context.closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64");

const presentOrderOf = (order: Order) => ({
  order_id: order.id,
  order_amount: order.amount / 100,
  order_currency: order.currency,
  order_tags: order.tags,
});

function hasField<Name extends string>(body: unknown, name: Name): body is Record<Name, unknown> {
  return typeof body === "object" && body !== null && name in body;
}
