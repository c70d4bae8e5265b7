import { ORDER_POLL_MS } from "@mainstreet/contract/limits";
import { and, type SQL, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { paymentOrders } from "./tables.ts";
import { isOrder, type OrderId, type OrderRow } from "./orders.ts";

const PAUSE = sql.raw(`interval '${ORDER_POLL_MS} milliseconds'`);

/** Condition on `payment_orders`: the last request about the order to Cashfree began long enough ago, or there was none. */
export const mayPoll = sql`(checked_at is null or checked_at <= now() - ${PAUSE})`;

/**
 * Claims the next request about an order to Cashfree, for all processes: of several callers within `ORDER_POLL_MS` one gets
 * the row, the others undefined. `condition`: what else must hold of the row.
 */
export async function claimPoll(
  db: Db,
  id: OrderId,
  condition: SQL = sql`true`,
): Promise<OrderRow | undefined> {
  return asTenant(db, id.userId, async (tx) => {
    const [claimed] = await tx
      .update(paymentOrders)
      .set({ checkedAt: sql`now()` })
      .where(and(isOrder(id), mayPoll, condition))
      .returning();
    return claimed;
  });
}

/** Releases a claim whose poll is not made. */
export async function releasePoll(db: Db, id: OrderId): Promise<void> {
  await asTenant(db, id.userId, (tx) =>
    tx.update(paymentOrders).set({ checkedAt: null }).where(isOrder(id)),
  );
}

/** An order as stored here, and how long until it may be polled again. Undefined = no such order. */
export async function readKnown(
  db: Db,
  id: OrderId,
): Promise<{ order: OrderRow; waitMs: number } | undefined> {
  const waitMs = sql<number>`coalesce(ceil(greatest(0, 1000 * extract(epoch from checked_at + ${PAUSE} - now()))), 0)::int`;
  return asTenant(db, id.userId, async (tx) => {
    const [known] = await tx
      .select({ order: paymentOrders, waitMs })
      .from(paymentOrders)
      .where(isOrder(id));
    return known;
  });
}

/** Makes the order due for a poll after a webhook arrived: as soon as the pause after the last poll allows. */
export async function requestRecheck(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ recheckAt: sql`greatest(now(), checked_at + ${PAUSE})` })
    .where(sql`${paymentOrders.id} = ${orderId} and ${paymentOrders.status} <> 'paid'`);
}
