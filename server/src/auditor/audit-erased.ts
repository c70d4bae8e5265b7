import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I3 of erased users, whose campaigns and runs are deleted, so that their entries are compared as a whole; and of these users only the
 * numbers of their ledger and their paid orders are left.
 */
export async function auditErased(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I3' as invariant, 'erased user ' || e.user_id || ' was refunded more than charged' as message
      from credit_entries e join users u on u.id = e.user_id and u.erasure_began_at is not null
      where e.type in ('deduct', 'refund') group by e.user_id having sum(e.amount) > 0
    union all
    select 'I3', 'erased user ' || u.id || ' has words in the ledger, or a phone'
      from users u where u.email = '' and (exists (select from credit_entries e where e.user_id = u.id and e.description <> '')
        or exists (select from payment_orders o where o.user_id = u.id and (o.phone <> '' or o.status <> 'paid')))`);
  return rows;
}
