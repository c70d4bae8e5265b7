import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { withTrace } from "../../platform/trace.ts";
import {
  type CashfreeClient,
  createCashfreeClient,
} from "../../providers/cashfree/cashfree-client.ts";
import { findOrder, settleOrder } from "./settle-order.ts";

const SWEEP_MS = 15_000;
const BATCH = 20;
/** So many without an answer in a row, and Cashfree counts as down until the next sweep. */
const FAILURES_UNTIL_DOWN = 3;

/** Asks Cashfree about orders nobody waits for any more: closed tabs, lost webhooks, kills. Returns the stop of it. */
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
 * Settles the open orders that are due and answers how many it looked at. An order is due after a pause that grows with
 * its age, from half a minute on, and is given up three days after it was made; a webhook or its buyer can still settle it.
 * Any number of processes may sweep at once: each order is looked at by one.
 */
export async function sweepOrders(deps: Deps): Promise<number> {
  const { cashfree: access } = deps.config;
  if (!access) return 0;
  const client = createCashfreeClient(access);
  const due = await takeDue(deps);
  let failuresInARow = 0;
  for (const { id } of due) {
    // One that fails keeps none of the others waiting; its own next turn comes, and theirs when Cashfree is down.
    if (failuresInARow === FAILURES_UNTIL_DOWN) break;
    const isSettled = await withTrace(deps.log, { orderId: id }, () => settleDue(deps, client, id));
    failuresInARow = isSettled ? 0 : failuresInARow + 1;
  }
  return due.length;
}

/** Whether there was an answer. */
async function settleDue(deps: Deps, client: CashfreeClient, id: string): Promise<boolean> {
  try {
    const order = await findOrder(deps.db, id);
    if (order) await settleOrder(deps, client, order);
    return true;
  } catch (err) {
    deps.log.warn({ err, orderId: id }, "order is not settled yet");
    return false;
  }
}

async function takeDue({ db }: Deps): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_orders set checked_at = now() where id in (
      select id from payment_orders
      where status <> 'paid' and created_at > now() - interval '3 days'
        and coalesce(checked_at, created_at) < now() - greatest(interval '30 seconds', (now() - created_at) / 4)
      order by checked_at nulls first limit ${BATCH} for update skip locked)
    returning id`);
  return rows;
}
