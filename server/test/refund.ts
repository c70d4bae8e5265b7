import { createCashfreeClient } from "../src/features/payments/cashfree-client.ts";
import type { RefundRow } from "../src/features/refunds/open-refund.ts";
import { refundOrder } from "../src/features/refunds/refund-order.ts";
import type { Product } from "./harness.ts";

/** Refunds an order as the operator's command does. */
export function refund(
  { deps }: Pick<Product, "deps">,
  orderId: string,
  total?: number,
): Promise<RefundRow | undefined> {
  const { cashfree } = deps.config;
  if (!cashfree) throw new Error("Nothing is sold");
  return refundOrder(deps, createCashfreeClient(cashfree), { orderId, total });
}
