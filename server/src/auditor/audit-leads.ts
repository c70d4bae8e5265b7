import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I9: a lead exists once, and has messages about it or, in the junk folder, a reason; a message that ended has the time of its end, and one
 * that waits has its row in the outbox.
 */
export async function auditLeads(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I9' as invariant, 'lead ' || id || ' is ' || state || ' and has ' || case when junk_reason = '' then 'no reason' else 'a reason' end as message
      from leads where (state = 'junk') <> (junk_reason <> '')
    union all
    select 'I9', 'lead ' || l.id || ' is ' || l.state || ' and has no message to a recipient'
      from leads l where l.state <> 'junk'
        and not exists (select from lead_deliveries d where d.user_id = l.user_id and d.lead_id = l.id)
    union all
    select 'I9', 'lead ' || b.id || ' is there twice, as ' || a.id
      from leads a join leads b on b.token = a.token and b.text_digest = a.text_digest and a.text_digest <> '' and b.id > a.id
        and b.received_at < a.received_at + interval '10 minutes' and not a.is_canary and not b.is_canary
    union all
    select 'I9', 'message ' || d.id || ' is ' || d.state || case when d.ended_at is null then ' without' else ' with' end || ' an end'
      from lead_deliveries d where (d.state = 'waiting') <> (d.ended_at is null)
    union all
    select 'I9', 'message ' || d.id || ' waits and is not in the outbox'
      from lead_deliveries d where d.state = 'waiting'
        and not exists (select from outbox o where o.id = d.id and o.state = 'waiting')`);
  return rows;
}
