import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { newId } from "../../platform/db/ids.ts";
import { orderRefunds } from "../refunds/tables.ts";
import { paymentEvents } from "./tables.ts";
import type { CashfreeClient } from "./cashfree-client.ts";
import { isSignedByCashfree } from "./webhook-signature.ts";
import { requestRecheck } from "./claim-poll.ts";
import { findPaymentOrder, settleOrder } from "./settle-order.ts";

type Provider = { client: CashfreeClient; secretKey: string };

/** The fields of a webhook's event that we read. Other types of events contain other data. */
const announcement = z.object({
  type: z.string().max(100),
  data: z.object({
    order: z.object({ order_id: z.string().max(100) }),
    payment: z.object({ cf_payment_id: z.coerce.string().max(100) }),
  }),
});

const refundAnnouncement = z.object({
  type: z.literal("REFUND_STATUS_WEBHOOK"),
  data: z.object({
    refund: z.object({
      cf_refund_id: z.coerce.string().max(100),
      refund_id: z.string().max(100),
      order_id: z.string().max(100),
    }),
  }),
});

/**
 * `POST /payments/webhook` (docs/providers.md §3.3): a hint, not a proof of payment. A signed event is stored once, together with a recheck
 * of its order, and acknowledged at once; then Cashfree itself is polled. If a kill interrupts the poll, or it fails, or another poll was
 * too recent, the sweeper does it.
 */
export function registerWebhook(app: FastifyInstance, deps: Deps, provider: Provider): void {
  app.register(async (scope) => {
    // The signature is over the bytes as sent, whatever their content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer" },
      async (_: unknown, body: Buffer) => body,
    );

    scope.post(
      "/api/payments/webhook",
      { schema: { tags: ["payments"], security: [] } },
      async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const timestamp = headerOf(request.headers["x-webhook-timestamp"]);
        const signature = headerOf(request.headers["x-webhook-signature"]);
        const { secretKey } = provider;
        if (!isSignedByCashfree({ secretKey, timestamp, rawBody, signature })) throw badSignature();
        const parsed = parseJson(rawBody);
        const announced = announcement.safeParse(parsed).data;
        if (announced) await keepEvent(deps, announced);
        const refund = refundAnnouncement.safeParse(parsed).data;
        if (refund) await keepRefundEvent(deps, refund);
        await reply.send({ success: true });
        if (announced) await settleAnnounced(deps, provider, announced.data.order.order_id);
      },
    );
  });
}

/** Decision D17. */
const badSignature = () =>
  new AppError({ status: 401, code: "BAD_SIGNATURE", message: "The signature does not match" });

const headerOf = (value: string | string[] | undefined): string =>
  typeof value === "string" ? value : "";

async function keepEvent(
  { db }: Deps,
  { type, data }: z.output<typeof announcement>,
): Promise<void> {
  const { order, payment } = data;
  await db.transaction(async (tx) => {
    await tx
      .insert(paymentEvents)
      .values({ id: newId(), type, paymentId: payment.cf_payment_id, orderId: order.order_id })
      .onConflictDoNothing();
    await requestRecheck(tx, order.order_id);
  });
}

/** Makes the refund due for the sweeper, which polls Cashfree about it. */
async function keepRefundEvent(
  { db }: Deps,
  { type, data: { refund } }: z.output<typeof refundAnnouncement>,
): Promise<void> {
  const { cf_refund_id: paymentId, refund_id: id, order_id: orderId } = refund;
  await db.transaction(async (tx) => {
    await tx
      .insert(paymentEvents)
      .values({ id: newId(), type, paymentId, orderId })
      .onConflictDoNothing();
    await tx
      .update(orderRefunds)
      .set({ dueAt: sql`now()` })
      .where(and(eq(orderRefunds.id, id), isNotNull(orderRefunds.dueAt)));
  });
}

async function settleAnnounced(deps: Deps, { client }: Provider, orderId: string): Promise<void> {
  try {
    const order = await findPaymentOrder(deps.db, orderId);
    if (order) await settleOrder(deps, client, order);
  } catch (error) {
    // The event has been acknowledged; the recheck is still due, and the sweeper does it.
    deps.log.warn({ err: error, orderId }, "announced order is not settled yet");
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
