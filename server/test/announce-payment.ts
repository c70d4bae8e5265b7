import { createHmac } from "node:crypto";
import { sandboxAppId, merchantSecretFor } from "@mainstreet/emulators/cashfree/merchants";
import type { Product } from "./harness.ts";

type Announcement = {
  type?: string;
  /** Alters the body after it was signed. */
  change?: (body: string) => string;
};

/** Injects the webhook of a payment, as Cashfree sends it, into a product that does not listen on a port; returns the status. */
export function announcePayment(
  product: Pick<Product, "app">,
  orderId: string,
  { type = "SUCCESS", change }: Announcement = {},
): Promise<number> {
  const data = { order: { order_id: orderId }, payment: { cf_payment_id: "1000000001" } };
  return announce(product, { type: `PAYMENT_${type}_WEBHOOK`, data }, change);
}

/** The same for a refund. */
export function announceRefund(
  product: Pick<Product, "app">,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<number> {
  const refund = { cf_refund_id: 11_325_632, refund_id: refundId, order_id: orderId };
  return announce(product, { type: "REFUND_STATUS_WEBHOOK", data: { refund } });
}

async function announce(
  { app }: Pick<Product, "app">,
  event: object,
  change = (body: string) => body,
): Promise<number> {
  const body = JSON.stringify(event);
  const timestamp = "1746427759733";
  const signature = createHmac("sha256", merchantSecretFor(sandboxAppId))
    .update(timestamp + body)
    .digest("base64");
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/payments/webhook",
    headers: {
      "content-type": "application/json",
      "x-webhook-timestamp": timestamp,
      "x-webhook-signature": signature,
    },
    payload: change(body),
  });
  return statusCode;
}
