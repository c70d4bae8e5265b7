import { and, eq, lte, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { createCashfreeClient } from "../payments/cashfree-client.ts";
import type { RefundRow } from "./open-refund.ts";
import { continueRefund } from "./refund-order.ts";
import { orderRefunds } from "./tables.ts";

const SWEEP_MS = 15_000;
const BATCH = 20;

/**
 * Continues refunds that no command waits for: those of a command that ended early, and those that take days. Returns a function that stops
 * it.
 */
export function startRefundSweeper(deps: Deps): () => void {
  if (!deps.config.cashfree) return () => undefined;
  let sweeping: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweepRefunds(deps)
      .catch((err: unknown) => deps.log.error({ err }, "refund sweep failed"))
      .finally(() => (sweeping = undefined));
  }, SWEEP_MS);
  return () => clearInterval(timer);
}

/**
 * Continues the refunds that are due and returns how many it claimed: those with a new webhook, and others after a pause that grows with
 * their age, from a minute to six hours. Any number of processes may sweep at once.
 */
export async function sweepRefunds(deps: Deps): Promise<number> {
  const { cashfree: access } = deps.config;
  if (!access) return 0;
  const client = createCashfreeClient(access);
  let claimed = 0;
  for (const id of await findDue(deps.db)) {
    const refund = await claim(deps.db, id);
    if (!refund) continue;
    claimed += 1;
    await continueRefund(deps, client, refund).catch((err: unknown) =>
      deps.log.warn({ err, refundId: refund.id }, "refund has not ended yet"),
    );
  }
  return claimed;
}

type RefundId = { userId: string; refundId: string };

async function findDue(db: Db): Promise<RefundId[]> {
  const { rows } = await db.execute<RefundId>(sql`
    select id as "refundId", user_id as "userId" from order_refunds
    where due_at <= now() order by due_at limit ${BATCH}`);
  return rows;
}

const PAUSE = sql`greatest(interval '1 minute', least(interval '6 hours', (now() - created_at) / 4))`;

/** Undefined when another process has claimed it. */
async function claim(db: Db, { userId, refundId }: RefundId): Promise<RefundRow | undefined> {
  return asTenant(db, userId, async (tx) => {
    const [claimed] = await tx
      .update(orderRefunds)
      .set({ dueAt: sql`now() + ${PAUSE}` })
      .where(
        and(
          eq(orderRefunds.userId, userId),
          eq(orderRefunds.id, refundId),
          lte(orderRefunds.dueAt, sql`now()`),
        ),
      )
      .returning();
    return claimed;
  });
}
