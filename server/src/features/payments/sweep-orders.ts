import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { type CashfreeClient, createCashfreeClient } from "./cashfree-client.ts";
import type { Db } from "../../platform/db/database.ts";
import { claimPoll, mayPoll } from "./claim-poll.ts";
import type { OrderId, OrderRow } from "./orders.ts";
import { pollOrder } from "./settle-order.ts";

const SWEEP_MS = 15_000;
const BATCH = 20;
/** After so many polls in a row without a response, Cashfree counts as down until the next sweep. */
const FAILURES_UNTIL_DOWN = 3;

/** Polls Cashfree about orders that no request waits for: closed tabs, lost webhooks, kills. Returns a function that stops it. */
export function startOrderSweeper(deps: Deps): () => void {
  if (!deps.config.cashfree) return () => undefined;
  let sweeping: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweepOrders(deps)
      .catch((err: unknown) => deps.log.error({ err }, "order sweep failed"))
      .finally(() => (sweeping = undefined));
  }, SWEEP_MS);
  return () => clearInterval(timer);
}

/**
 * Polls the orders that are due and returns how many it claimed. The pause between polls of an order grows with its age, from half a minute
 * on, until three days after it was made. An order of any age whose webhook's poll has not succeeded yet is due for a day. Any
 * number of processes may sweep at once: each order is claimed by one.
 */
export async function sweepOrders(deps: Deps): Promise<number> {
  const { cashfree: access } = deps.config;
  if (!access) return 0;
  const client = createCashfreeClient(access);
  let [polled, failuresInARow] = [0, 0];
  for (const id of await findDue(deps.db)) {
    // A failure does not hold up the other orders; each is polled again at its next time.
    if (failuresInARow === FAILURES_UNTIL_DOWN) break;
    const order = await claimPoll(deps.db, id, IS_DUE);
    if (!order) continue;
    polled += 1;
    const isPolled = await withTrace(deps.log, { orderId: order.id }, () =>
      pollDue(deps, client, order),
    );
    failuresInARow = isPolled ? 0 : failuresInARow + 1;
  }
  return polled;
}

/** Returns whether there was a response. */
async function pollDue(deps: Deps, client: CashfreeClient, order: OrderRow): Promise<boolean> {
  try {
    await pollOrder(deps, client, order);
    return true;
  } catch (err) {
    deps.log.warn({ err, orderId: order.id }, "order is not settled yet");
    return false;
  }
}

const IS_OLD_ENOUGH = sql`created_at > now() - interval '3 days'
  and coalesce(checked_at, created_at) < now() - greatest(interval '30 seconds', (now() - created_at) / 4)`;
const IS_ANNOUNCED = sql`recheck_at between now() - interval '1 day' and now() and ${mayPoll}`;
/** Condition on `payment_orders`. */
const IS_DUE = sql`status <> 'paid' and ((${IS_OLD_ENOUGH}) or (${IS_ANNOUNCED}))`;

/** Two selects, so that each reads its own index. */
async function findDue(db: Db): Promise<OrderId[]> {
  const { rows } = await db.execute<OrderId>(sql`
    select id as "orderId", user_id as "userId" from (
      select id, user_id, checked_at from payment_orders where status <> 'paid' and ${IS_OLD_ENOUGH}
      union
      select id, user_id, checked_at from payment_orders where status <> 'paid' and ${IS_ANNOUNCED}
    ) due order by checked_at nulls first limit ${BATCH}`);
  return rows;
}
