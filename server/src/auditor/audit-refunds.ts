import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I2 of refunded orders: credits taken back, credits returned and sums of refunds agree with the ledger and the order. */
export async function auditRefunds(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I2' as invariant, 'refund ' || coalesce(r.id, e.business_key) || ' of user ' || coalesce(r.user_id, e.user_id) || ' is of ' || coalesce(r.credits, 0) || ' credits and took ' || coalesce(-e.amount, 0) as message
      from order_refunds r
      full join (select * from credit_entries where business_key like 'order-refund:%') e
        on e.business_key = 'order-refund:' || r.id and e.user_id = r.user_id and e.order_id = r.order_id and e.amount = -r.credits
      where r.id is null or e.id is null
    union all
    select 'I2', 'refund ' || coalesce(r.id, e.business_key) || ' of user ' || coalesce(r.user_id, e.user_id) || ' is ' || coalesce(r.status, 'not cancelled') || ' and gave back ' || coalesce(e.amount, 0)
      from (select * from order_refunds where status = 'cancelled') r
      full join (select * from credit_entries where business_key like 'order-refund-undone:%') e
        on e.business_key = 'order-refund-undone:' || r.id and e.user_id = r.user_id and e.amount = r.credits
      where r.id is null or e.id is null
    union all
    select 'I2', 'order ' || o.id || ' of user ' || o.user_id || ' (' || o.status || ') was refunded ' || o.refunded_paise || ' paise, its refunds sum to ' || coalesce(sum(r.amount_paise), 0) || ' for ' || coalesce(sum(r.credits), 0) || ' credits'
      from payment_orders o left join order_refunds r on r.user_id = o.user_id and r.order_id = o.id and r.status <> 'cancelled'
      where o.refunded_paise > 0 or r.id is not null
      group by o.id having o.refunded_paise <> coalesce(sum(r.amount_paise), 0) or sum(r.credits) > o.credits or o.status <> 'paid'`);
  return rows;
}
