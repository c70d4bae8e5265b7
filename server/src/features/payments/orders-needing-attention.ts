import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

export type OrderNeedingAttention = { id: string; email: string; credits: number; why: string };

/** Condition on orders `o`. Paid orders need no attention. */
const NEEDS_ATTENTION = sql`o.status <> 'paid' and (o.problem is not null
  or (o.status in ('created', 'active', 'failed') and o.created_at < now() - interval '1 day'))`;

/** Orders that an operator should check: paid differently from what was ordered, or open longer than any order can be paid. */
export async function ordersNeedingAttention(db: Db): Promise<OrderNeedingAttention[]> {
  const { rows } = await db.execute<OrderNeedingAttention>(sql`
    select o.id, u.email, o.credits,
      coalesce(o.problem, o.status || ' since ' || to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') || ' UTC') as why
    from payment_orders o join users u on u.id = o.user_id
    where ${NEEDS_ATTENTION}
    order by o.created_at`);
  return rows;
}

export async function countOrdersNeedingAttention(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from payment_orders o where ${NEEDS_ATTENTION}`,
  );
  return rows[0]?.count ?? 0;
}
