import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I3 and I5 of creation runs (decisions 130 and 172): a bulk run is charged once for all its sites, a multi-location run with its campaign,
 * and refunded once for exactly those sites that were cancelled before they were started; a started site has the status of its campaign;
 * every waiting run is due for another check, no later than its first site is planned.
 */
export async function auditRuns(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    with sites as (
      select run_id, count(*) as held, count(*) filter (where status = 'cancelled') as cancelled,
        count(*) filter (where status in ('waiting', 'again')) as waiting,
        min(next_attempt_at) filter (where status = 'waiting') as planned
      from creation_run_sites group by run_id),
    entries as (
      select run_id, user_id, -sum(amount) filter (where type = 'deduct') as charged,
        coalesce(sum(amount) filter (where type = 'refund'), 0) as refunded
      from credit_entries where run_id is not null group by run_id, user_id)
    select 'I3' as invariant, 'run ' || coalesce(r.id, e.run_id) || ' has ' || coalesce(s.held, 0) || ' sites, was charged ' || coalesce(e.charged, 0)
        || ' and refunded ' || coalesce(e.refunded, 0) || ' for ' || coalesce(s.cancelled, 0) || ' cancelled' as message
      from creation_runs r left join sites s on s.run_id = r.id full join entries e on e.run_id = r.id and e.user_id = r.user_id
      where not exists (select from users u where u.id = coalesce(r.user_id, e.user_id) and u.erasure_began_at is not null)
        and (r.id is null or r.total is distinct from s.held or coalesce(e.charged, 0) <> case when r.kind = 'bulk' then r.total else 0 end
          or coalesce(e.refunded, 0) is distinct from s.cancelled or (s.cancelled > 0 and r.state <> 'cancelled'))
    union all
    select 'I3', 'site ' || s.site_index || ' of run ' || s.run_id || ' is ' || s.status || case when c.id is null then ' without' else ' with' end || ' a campaign'
      from creation_run_sites s left join campaigns c on c.id = s.campaign_id and c.user_id = s.user_id and c.trashed_at is null
      where (c.id is not null) <> (s.started_at is not null and s.status <> 'deleted')
        or (s.started_at is null and s.status not in ('waiting', 'cancelled', 'error'))
        or (s.started_at is not null and s.status in ('waiting', 'cancelled'))
    union all
    select 'I5', 'site ' || s.site_index || ' of run ' || s.run_id || ' is ' || s.status || ', its campaign ' || c.deployment_status
      from creation_run_sites s join campaigns c on c.id = s.campaign_id and c.user_id = s.user_id and c.trashed_at is null
      where s.status <> 'again' and c.deployment_status <> 'none' and (s.status, s.message, s.deployment_url) is distinct from (
        case when c.deployed then 'success' when c.deployment_status = 'deploying' then 'processing'
          when c.deployment_status = 'failed' then 'error' else 'pending' end,
        case when c.deployed then '' else c.deployment_message end, c.deployment_url)
    union all
    select 'I5', 'run ' || r.id || ' has ' || s.waiting || ' sites waiting and is never polled'
      from creation_runs r join sites s on s.run_id = r.id where s.waiting > 0 and coalesce(r.feed_at, r.due_at) is null
    union all
    select 'I5', 'run ' || r.id || ' has a site planned for ' || s.planned || ' and is polled at ' || coalesce(r.due_at::text, 'no time')
      from creation_runs r join sites s on s.run_id = r.id
      where s.planned is not null and (r.per_week is null or r.due_at is null or (r.state = 'running' and r.due_at > s.planned))`);
  return rows;
}

/**
 * I5 once all work has ended: no run may still have sites to start, except a paused one and one that starts a fixed number a day or a week.
 */
export async function auditRunsSettled(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I5' as invariant, 'run ' || id || ' still has sites to start' as message
      from creation_runs where coalesce(feed_at, due_at) is not null and state <> 'paused' and drip_per_day is null and per_week is null`);
  return rows;
}
