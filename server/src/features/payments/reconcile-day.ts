import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, gte, lt } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { paymentOrders } from "./tables.ts";
import type { CashfreeClient } from "./cashfree-client.ts";
import { claimPoll, readKnown } from "./claim-poll.ts";
import type { OrderRow } from "./orders.ts";
import { mismatch, pollOrder } from "./settle-order.ts";

/** The result of a reconciliation: orders compared, those whose credits it granted, and all remaining differences. */
export type Reconciliation = { compared: number; granted: string[]; differences: string[] };

const DAY_MS = 86_400_000;

/**
 * Compares all orders made on a day (UTC, "2026-11-20") with Cashfree, one by one: an order that is PAID there and open here gets its
 * credits, and all other differences are reported. Safe to run again. Throws ProviderError when Cashfree does not respond.
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
  const claimed = await waitForClaim(deps.db, row);
  if (claimed.status === "paid") {
    const there = await client.readOrder(row.id);
    const isPaid = there?.order_status === "PAID";
    const difference = isPaid
      ? mismatch(row, there)
      : `paid here, ${there?.order_status ?? "unknown"} there`;
    if (difference !== undefined) found.differences.push(`${row.id}: ${difference}`);
    return;
  }
  const settled = await pollOrder(deps, client, claimed);
  if (settled.status === "paid") found.granted.push(row.id);
  if (settled.problem !== null) found.differences.push(`${row.id}: ${settled.problem}`);
}

/** Waits until the order may be polled, and returns it. Orders are deleted only with their user. */
async function waitForClaim(db: Db, { userId, id: orderId }: OrderRow): Promise<OrderRow> {
  for (;;) {
    const claimed = await claimPoll(db, { userId, orderId });
    if (claimed) return claimed;
    const known = await readKnown(db, { userId, orderId });
    if (!known) throw new Error(`Order ${orderId} was deleted`);
    await sleep(Math.max(1, known.waitMs));
  }
}
