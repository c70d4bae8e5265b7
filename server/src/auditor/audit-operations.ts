import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I11: an applied operation is complete, and its undo restored every field except those that it lists. */
export async function auditOperations(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I11' as invariant, 'operation ' || o.id || ' has ' || count(s.operation_id) || ' sites instead of ' || o.total as message
      from operations o left join operation_sites s on s.operation_id = o.id
      group by o.id having count(s.operation_id) <> o.total
    union all
    select 'I11', 'operation ' || id || ' is a draft and has been applied, or is neither'
      from operations where (state = 'draft') = (applied_at is not null)
    union all
    select 'I11', 'operation ' || o.id || ' is ' || o.state || ' and has a site that is ' || s.status
      from operations o join operation_sites s on s.operation_id = o.id
      where s.status in (case when o.applied_at is null then 'applied' else 'changed' end, case when o.applied_at is null then 'conflict' end)
    union all
    select 'I11', 'site ' || site_index || ' of operation ' || operation_id || ' was applied without its values before and after'
      from operation_sites where status = 'applied' and (before = '{}'
        or (select array_agg(name order by name) from jsonb_object_keys(before) name)
          is distinct from (select array_agg(name order by name) from jsonb_object_keys(after) name))
    union all
    select 'I11', 'operation ' || o.id || ' was undone by ' || o.undone_by || ', which does not undo it'
      from operations o where o.undone_by is not null and not exists (
        select from operations u where u.user_id = o.user_id and u.id = o.undone_by and u.undoes = o.id)
    union all
    select 'I11', 'the undo of operation ' || o.id || ' leaves out ' || field || ' of campaign ' || s.campaign_id
      from operations o join operation_sites s on s.operation_id = o.id and s.status = 'applied'
      cross join jsonb_object_keys(s.after) field
      left join operation_sites u on u.operation_id = o.undone_by and u.campaign_id = s.campaign_id
      where o.undone_by is not null and s.after -> field <> s.before -> field and not coalesce(
        jsonb_exists(u.after, field) or field = any(u.skipped) or u.status = 'conflict' and u.skipped = '{}', false)`);
  return rows;
}
