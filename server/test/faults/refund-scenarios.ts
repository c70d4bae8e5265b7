import { expect } from "vitest";
import type { RefundRow } from "../../src/features/refunds/open-refund.ts";
import { ProviderError } from "../../src/provider-error.ts";
import { effects } from "../provider-controls.ts";
import { refund } from "../refund.ts";
import type { Cell } from "./cell.ts";
import { isOurText } from "./our-texts.ts";

const MOST_TRIES = 20;

/** Refunds a paid order under the fault, and again once the fault is over: the money is returned once. */
export async function refundInTrouble(cell: Cell, orderId: string): Promise<void> {
  cell.arm(orderId);
  await tryRefund(cell, orderId);
  cell.heal();
  let last: RefundRow | undefined;
  // Undefined once it is refunded: the same command has nothing more to do.
  for (let n = 0; n < MOST_TRIES && last?.status !== "done"; n += 1) {
    const tried = await tryRefund(cell, orderId);
    if (tried === "nothing to do") break;
    last = tried;
  }
  const accepted = await effects(cell.product.cashfree);
  const refunds = accepted.filter(({ kind, order }) => kind === "refund" && order === orderId);
  expect(
    refunds.map(({ amount }) => amount),
    cell.name,
  ).toEqual(["1.00"]);
}

/** Undefined when Cashfree did not respond, which the operator reads in words of ours. */
async function tryRefund({ product, name }: Cell, orderId: string) {
  try {
    return (await refund(product, orderId)) ?? "nothing to do";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    expect(isOurText(error.message), `${name} responded: ${error.message}`).toBe(true);
    return undefined;
  }
}
