import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I1–I3 except for bulk runs (`audit-runs.ts`): balances, purchases and charges agree with the ledger. Every row of `message` is one
 * finding.
 */
export async function auditLedger(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I1' as invariant, 'user ' || a.user_id || ' holds ' || a.balance || ' but the ledger sums to ' || coalesce(sum(e.amount), 0) as message
      from credit_accounts a left join credit_entries e using (user_id)
      group by a.user_id, a.balance having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0
    union all
    select 'I1', 'entry ' || id || ' of user ' || user_id || ' says balance ' || balance_after || ', the sum up to it is ' || total
      from (select id, user_id, balance_after, sum(amount) over (partition by user_id order by sequence) as total from credit_entries) e
      where balance_after <> total
    union all
    select 'I1', 'user ' || u.id || ' has no credit account'
      from users u where not exists (select from credit_accounts a where a.user_id = u.id)
    union all
    select 'I2', 'order ' || coalesce(o.id, e.order_id) || ' of user ' || coalesce(o.user_id, e.user_id) || ' is ' || coalesce(o.status, 'unknown') || ' and was granted ' || coalesce(e.amount, 0)
      from (select * from payment_orders where status = 'paid') o
      full join (select * from credit_entries where business_key like 'purchase:%') e
        on e.business_key = 'purchase:' || o.id and e.user_id = o.user_id and e.amount = o.credits
      where o.id is null or e.id is null
    union all
    select 'I3', 'campaign ' || c.id || ' costs ' || c.cost || ' and was charged ' || coalesce(-sum(e.amount), 0) + count(distinct s.campaign_id)
        || coalesce(', ' || t.refunded || ' in the trash', '')
      from campaigns c left join credit_entries e on e.campaign_id = c.id and e.user_id = c.user_id
      left join trashed_sites t on t.user_id = c.user_id and t.campaign_id = c.id
      left join (select s.* from creation_run_sites s join creation_runs r on r.id = s.run_id and r.kind = 'bulk') s
        on s.campaign_id = c.id and s.user_id = c.user_id and s.started_at is not null
      group by c.id, c.cost, t.refunded
      having c.cost - coalesce(t.refunded, 0) <> coalesce(-sum(e.amount), 0) + count(distinct s.campaign_id)
    union all
    select 'I3', 'user ' || e.user_id || ' was refunded more for campaign ' || e.campaign_id || ' than charged'
      from credit_entries e where e.campaign_id is not null and e.user_id not in (select id from users where erasure_began_at is not null) group by e.user_id, e.campaign_id
      having sum(e.amount) > (select count(*) from creation_run_sites s join creation_runs r on r.id = s.run_id and r.kind = 'bulk'
        where s.user_id = e.user_id and s.campaign_id = e.campaign_id and s.started_at is not null)`);
  return rows;
}
