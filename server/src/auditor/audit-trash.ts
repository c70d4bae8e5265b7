import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I18: a hidden campaign has exactly one row in the trash, and no other campaign has one; nothing of it is being deployed; a site that was
 * taken down is recorded at no host, and exactly the sites that are still to be taken down are due for the sweep.
 */
export async function auditTrash(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I18' as invariant, 'campaign ' || coalesce(c.id, t.campaign_id) || case when t.campaign_id is null then ' is hidden and not in the trash'
        else ' is in the trash and not hidden' end as message
      from (select id, user_id from campaigns where trashed_at is not null) c
      full join trashed_sites t on t.user_id = c.user_id and t.campaign_id = c.id
      where c.id is null or t.campaign_id is null
    union all
    select 'I18', 'campaign ' || id || ' is in the trash and ' || deployment_status
      from campaigns where trashed_at is not null and deployment_status in ('queued', 'deploying')
    union all
    select 'I18', 'campaign ' || c.id || ' is down and still at a host'
      from trashed_sites t join campaigns c on c.user_id = t.user_id and c.id = t.campaign_id
      where t.state = 'down' and (c.hosting_state is not null or c.netlify_site_id is not null or c.former_sites <> '[]'
        or c.own_domain is not null or exists (select from domains d where d.user_id = c.user_id and d.campaign_id = c.id))
    union all
    select 'I18', 'campaign ' || campaign_id || ' is ' || state || ' with a wrong time of the next try, or without a reason'
      from trashed_sites where (state in ('taking-down', 'refused')) <> (due_at is not null) or (state = 'refused' and reason = '')
    union all
    select 'I18', 'campaign ' || campaign_id || ' was refunded and is not down' from trashed_sites where refunded > 0 and state <> 'down'`);
  return rows;
}

/** I3: a campaign is refunded when it is deleted, and one that was restored has been paid again. */
export async function auditCampaignRefunds(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I3' as invariant, 'refund ' || id || ' of user ' || user_id || ' is of no campaign that was deleted' as message
      from credit_entries e where type = 'refund' and run_id is null and business_key not like 'refund-location:' || coalesce(campaign_id::text, '') || ':%' and (
        campaign_id is null or not (business_key = 'refund:' || campaign_id or business_key like 'refund:' || campaign_id || ':%')
        or (select c.trashed_at is null and not exists (
            -- One that was restored was paid again.
            select from credit_entries again where again.campaign_id = e.campaign_id and again.sequence > e.sequence
              and again.business_key like 'charge-restore:%')
          from campaigns c where c.id = e.campaign_id))`);
  return rows;
}
