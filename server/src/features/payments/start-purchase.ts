import type { createOrder as createOrderEndpoint } from "@mainstreet/contract/payments";
import { CREDIT_PACKAGES, type CreditPackage } from "@mainstreet/contract/packages";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { texts } from "@mainstreet/contract/texts";
import { and, eq } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/db/database.ts";
import { assertConfirmed } from "./assert-confirmed.ts";
import { paymentOrders } from "./tables.ts";
import { assertMaySell } from "./assert-may-sell.ts";
import type { CashfreeClient, OrderRequest } from "./cashfree-client.ts";
import { endOfOrder, isOrder, type OrderRow } from "./orders.ts";
import { type Purchase, type PurchaseInput, type SavedOrder, saveOrder } from "./save-order.ts";

/**
 * Opens a purchase: our row first, then the order at Cashfree under the same id, so that a kill between them leaves nothing we don't know.
 * With an `Idempotency-Key` the same request finds the same order again. Throws 400 for a package or amount that is not in the table, 403
 * for an address that is not confirmed, 409 for a key used for something else or of an order that has ended, 429 for too many orders and
 * for an order that was sent to Cashfree within `ORDER_POLL_MS`, 503 where nothing may be sold yet, ProviderError when Cashfree does not
 * respond.
 */
export async function startPurchase(
  deps: Deps,
  cashfree: CashfreeClient,
  purchase: Purchase,
): Promise<ResponseOf<typeof createOrderEndpoint>> {
  const chosen = packageOf(purchase.input);
  await assertMaySell(deps);
  await assertConfirmed(deps, purchase.userId);
  const { row, buyer } = await saveOrder(deps, purchase, chosen);
  crashPoint("order.saved");
  if (row.sessionId === null) await deps.limits.spend("paymentCalls", purchase.userId);
  const sessionId = row.sessionId ?? (await open(deps, cashfree, { row, buyer }));
  crashPoint("order.before-answer");
  return { payment_session_id: sessionId, order_amount: chosen.amount, order_id: row.id };
}

function packageOf({ credits, amount }: PurchaseInput): CreditPackage {
  const chosen = CREDIT_PACKAGES.find((one) => one.credits === credits);
  if (!chosen) throw invalidField("credits", texts.payments.unknownPackage);
  if (chosen.amount !== amount) throw invalidField("amount", texts.payments.amountMismatch);
  return chosen;
}

/** Creates the order at Cashfree and stores its session. */
async function open(
  { db, config }: Pick<Deps, "db" | "config">,
  cashfree: CashfreeClient,
  { row, buyer }: SavedOrder,
): Promise<string> {
  const made = await cashfree.createOrder(orderRequest(row, buyer, config));
  crashPoint("order.made");
  const { payment_session_id: sessionId } = made;
  await asTenant(db, row.userId, (tx) =>
    tx
      .update(paymentOrders)
      // Creating the order was not a poll, so it may be polled at once.
      .set({ status: "active", sessionId, checkedAt: null })
      .where(
        and(isOrder({ userId: row.userId, orderId: row.id }), eq(paymentOrders.status, "created")),
      ),
  );
  return sessionId;
}

function orderRequest(row: OrderRow, buyer: SavedOrder["buyer"], config: Config): OrderRequest {
  const home = config.publicUrl ?? `http://localhost:${config.port}`;
  const customerId = row.userId.replaceAll("-", "");
  const isNameable = buyer.name.length >= 3 && buyer.name.length <= 100;
  return {
    order_id: row.id,
    order_amount: row.amountPaise / 100,
    order_currency: "INR",
    order_note: `${row.credits} credits`,
    order_expiry_time: new Date(endOfOrder(row)).toISOString(),
    customer_details: {
      customer_id: customerId,
      customer_phone: row.phone,
      customer_email: buyer.email,
      ...(isNameable && { customer_name: buyer.name }),
    },
    order_meta: {
      return_url: `${home}/payment-status?orderId={order_id}`,
      ...notifyUrl(home, config),
      // The spec's payment methods, in the format of the modal checkout (docs/providers.md §3.4).
      payment_methods: "cc,dc,nb,app,upi",
    },
    order_tags: { credits: String(row.credits), user: customerId },
  };
}

/** Cashfree calls only https addresses; its emulator calls this machine. Without a webhook the sweeper does the work. */
function notifyUrl(home: string, { isProduction }: Config): { notify_url?: string } {
  if (isProduction && !home.startsWith("https://")) return {};
  return { notify_url: `${home}/api/payments/webhook` };
}
