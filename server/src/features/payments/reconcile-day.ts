import { and, asc, gte, lt } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { paymentOrders } from "../../platform/money-tables.ts";
import type { CashfreeClient } from "../../providers/cashfree/cashfree-client.ts";
import type { OrderRow } from "./orders.ts";
import { mismatch, settleOrder } from "./settle-order.ts";

/** What a reconciliation found: orders compared, those granted by it, and what does not agree. */
export type Reconciliation = { compared: number; granted: string[]; differences: string[] };

const DAY_MS = 86_400_000;

/**
 * Compares all orders made on a day (UTC, "2026-11-20") with Cashfree, one by one: what is PAID there and open here is granted,
 * and whatever else differs is told. Safe to run again. Throws ProviderError when Cashfree does not answer.
 */
export async function reconcileDay(
  deps: Pick<Deps, "db" | "log">,
  client: CashfreeClient,
  day: string,
): Promise<Reconciliation> {
  const from = new Date(`${day}T00:00:00Z`);
  const rows = await deps.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        gte(paymentOrders.createdAt, from),
        lt(paymentOrders.createdAt, new Date(from.getTime() + DAY_MS)),
      ),
    )
    .orderBy(asc(paymentOrders.createdAt));
  const found: Reconciliation = { compared: rows.length, granted: [], differences: [] };
  for (const row of rows) await compare(deps, client, { row, found });
  return found;
}

type Compared = { row: OrderRow; found: Reconciliation };

async function compare(
  deps: Pick<Deps, "db" | "log">,
  client: CashfreeClient,
  { row, found }: Compared,
): Promise<void> {
  if (row.status === "paid") {
    const said = await client.readOrder(row.id);
    const isPaid = said?.order_status === "PAID";
    const difference = isPaid
      ? mismatch(row, said)
      : `paid here, ${said?.order_status ?? "unknown"} there`;
    if (difference !== undefined) found.differences.push(`${row.id}: ${difference}`);
    return;
  }
  const settled = await settleOrder(deps, client, row);
  if (settled.status === "paid") found.granted.push(row.id);
  if (settled.problem !== null) found.differences.push(`${row.id}: ${settled.problem}`);
}
