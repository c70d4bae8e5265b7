import { countOf } from "@mainstreet/contract/count";
import { formatRupees } from "@mainstreet/contract/rupees";
import type { RefundRow } from "./open-refund.ts";

const ENDS: Readonly<Record<RefundRow["status"], string>> = {
  requested: "not sent to Cashfree yet; it is tried again",
  pending: "taken by Cashfree, which sends the money within days; it is polled until then",
  done: "done",
  cancelled: "refused by Cashfree; the user has the credits again",
};

/** A refund as the operator reads it. */
export function describeRefund({ id, orderId, credits, amountPaise, status }: RefundRow): string {
  const what = `${countOf(credits, "credit")}, ${formatRupees(amountPaise / 100)}`;
  return `${orderId}: refund ${id} of ${what} is ${ENDS[status]}.`;
}
