import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I10: a mail waits and has an address, or has ended once, without its address and, if it was not sent, with a reason. */
export async function auditOutbox(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I10' as invariant, 'mail ' || id || ' is ' || state || ' after ' || tries || ' tries' ||
        case when address = '' then ', has no address' else ', has an address' end ||
        case when reason = '' then ' and no reason' else ' and a reason' end as message
      from outbox
      where case state
        when 'waiting' then address = '' or ended_at is not null
        else address <> '' or ended_at is null or (tries = 0 and state <> 'dropped')
          or (state <> 'sent' and reason = '')
      end`);
  return rows;
}

/** I10 while workers are running: no mail waits longer than a day and the longest pause after it was due. */
export async function auditOutboxSettled(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I10' as invariant, 'mail ' || id || ' has been waiting since ' || created_at as message
      from outbox where state = 'waiting' and created_at < now() - interval '25 hours' and not exists (
        select from lead_deliveries d where d.id = outbox.id and d.due_at > now() - interval '25 hours')`);
  return rows;
}
