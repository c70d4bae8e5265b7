import { createOrder, verifyPayment } from "@mainstreet/contract/payments";
import type { CreditPackage } from "@mainstreet/contract/packages";
import { expect } from "vitest";
import type { Product, Visitor } from "./harness.ts";
import { control } from "./provider-controls.ts";

/** Starts an order and pays for it at the provider; the product does not know it yet. */
export async function startPaidOrder(
  product: Pick<Product, "cashfree">,
  visitor: Visitor,
  chosen: CreditPackage,
): Promise<string> {
  const body = { ...chosen, phone: "9999999999" };
  const { response, failure } = await visitor.send(createOrder, { body });
  expect(response.order_id, failure.message).toBeDefined();
  await control(product.cashfree, "pay", { order_id: response.order_id, outcome: "SUCCESS" });
  return response.order_id;
}

/** Buys a package as a user does. Returns the order's id. */
export async function buyPackage(
  product: Pick<Product, "cashfree">,
  visitor: Visitor,
  chosen: CreditPackage,
): Promise<string> {
  const orderId = await startPaidOrder(product, visitor, chosen);
  const { response } = await visitor.send(verifyPayment, { query: { orderId } });
  expect(response.status).toBe("SUCCESS");
  return orderId;
}
