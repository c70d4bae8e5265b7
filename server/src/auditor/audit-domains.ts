import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I12: a site is bound to a proven domain of its own account, and a site with a live domain has its address there. */
export async function auditDomains(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I12' as invariant, 'campaign ' || c.id || ' is bound to ' || (c.own_domain ->> 'host') || ', which is not its domain' as message
      from campaigns c where jsonb_typeof(c.own_domain) = 'object' and not exists (
        select from domains d where d.user_id = c.user_id and d.campaign_id = c.id and d.host = c.own_domain ->> 'host')
    union all
    select 'I12', 'domain ' || d.host || ' is live without its name'
      from domains d where d.state = 'live' and not d.is_removing and not exists (
        select from domain_names n where n.user_id = d.user_id and n.domain_id = d.id and n.name = d.host)
    union all
    select 'I12', 'domain ' || d.host || ' is live and not the address of campaign ' || d.campaign_id
      from domains d join campaigns c on c.user_id = d.user_id and c.id = d.campaign_id
      where d.state = 'live' and not d.is_removing and not coalesce(
        c.own_domain ->> 'host' = d.host and c.own_domain -> 'isLive' = 'true'
        and (c.deployment_status <> 'deployed' or split_part(c.deployment_url, '/', 3) like d.host || '%'), false)
    union all
    select 'I12', 'domain ' || d.host || ' is live, and a place that campaign ' || c.id || ' has left still serves it'
      from domains d join campaigns c on c.user_id = d.user_id and c.id = d.campaign_id, jsonb_array_elements(c.former_sites) f
      where d.state = 'live' and f -> 'domain' -> 'isServed' = 'true' and f ->> 'message' = ''
    union all
    select 'I12', 'campaign ' || c.id || ' moves with its domain, which no place has'
      from campaigns c where c.own_domain ->> 'movingUrl' is not null and not exists (
        select from jsonb_array_elements(c.former_sites) f where f -> 'domain' -> 'isServed' = 'true')
    union all
    select 'I12', 'a place that campaign ' || c.id || ' has left has ' || (f -> 'domain' ->> 'host') || ', which is not its domain'
      from campaigns c, jsonb_array_elements(c.former_sites) f where f -> 'domain' is not null and not exists (
        select from domains d where d.user_id = c.user_id and d.campaign_id = c.id and d.host = f -> 'domain' ->> 'host')
    union all
    select 'I12', 'campaign ' || c.id || ' has its address at ' || n.name || ', which belongs to another account'
      from domain_names n join campaigns c on split_part(c.deployment_url, '/', 3) = n.name and c.user_id <> n.user_id
      where c.own_domain -> 'isLive' = 'true'`);
  return rows;
}

/** I12: hosts serve only names of domains. `names` are the served names without the sites' own names. */
export async function auditServedNames(db: Db, names: string[]): Promise<AuditFinding[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as served(name)
      where not exists (select from domains d where d.host = name or d.also_host = name)`);
  return rows.map(({ name }) => ({
    invariant: "I12",
    message: `${name} is still bound or served, and is no site's domain`,
  }));
}
