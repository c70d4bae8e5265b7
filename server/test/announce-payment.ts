import { createHmac } from "node:crypto";
import { sandboxAppId, secretFor } from "@mainstreet/emulators/cashfree/merchants";
import type { Product } from "./harness.ts";

type Announcement = {
  type?: string;
  /** Alters the body after it was signed. */
  change?: (body: string) => string;
};

/** A webhook as Cashfree sends it, to a product that does not listen; answers its status. */
export async function announcePayment(
  { app }: Pick<Product, "app">,
  orderId: string,
  { type = "SUCCESS", change = (body) => body }: Announcement = {},
): Promise<number> {
  const body = JSON.stringify({
    type: `PAYMENT_${type}_WEBHOOK`,
    data: { order: { order_id: orderId }, payment: { cf_payment_id: "1000000001" } },
  });
  const timestamp = "1746427759733";
  const signature = createHmac("sha256", secretFor(sandboxAppId))
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
