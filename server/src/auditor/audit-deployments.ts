import { sql, type SQL } from "drizzle-orm";
import { campaigns } from "../features/campaigns/tables.ts";
import { credentialTables } from "../hosting/credential-tables.ts";
import type { CredentialTable } from "../hosting/host.ts";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I5: no campaign waits or runs without a job or an entry in the rate limit queue, none is marked live without an address, and no failure
 * lacks its cause.
 */
export async function auditDeployments(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I5' as invariant, 'campaign ' || c.id || ' is ' || c.deployment_status || ' and has no job' as message
      from campaigns c
      where c.deployment_status in ('queued', 'deploying') and not exists (
        select from pgboss.job j where j.name = 'deploy' and j.state in ('created', 'retry', 'active') and j.data ->> 'campaignId' = c.id::text)
      and not exists (select from pace_turns t join paces p using (credential)
        where t.campaign_id = c.id and t.granted_at is null and p.wake_at is not null)
    union all
    select 'I5', 'campaign ' || t.campaign_id || ' still has a slot of ' || t.credential
      from pace_turns t where t.granted_at is not null and not exists (
        select from pgboss.job j where j.name = 'deploy' and j.state in ('created', 'retry', 'active') and j.data ->> 'campaignId' = t.campaign_id::text)
    union all
    select 'I5', 'campaign ' || id || ' is deployed without an address or a date'
      from campaigns where (deployment_status = 'deployed' or deployed)
        and (not deployed or deployment_url is null or last_deployed is null)
    union all
    select 'I5', 'campaign ' || id || ' failed without a cause'
      from campaigns where deployment_status = 'failed' and deployment_message = ''
    union all
    select 'I5', 'campaign ' || campaign_id || ' has a deployment that never ended'
      from deployments d where status = 'deploying' and not exists (
        select from campaigns c where c.id = d.campaign_id and c.deployment_status = 'deploying' and c.deploy_attempt = d.attempt)
    union all
    ${sql.join(credentialTables.map(foreignCredentials), sql` union all `)}`);
  return rows;
}

/** I5 of https: a site whose deployment has ended has the https address of its bucket, if the bucket has one. */
export async function auditHttps(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I5' as invariant, 'campaign ' || c.id || ' is not at the https address of its bucket' as message
      from bucket_https b join campaigns c on c.user_id = b.user_id and c.aws_bucket_name = b.bucket
      where c.trashed_at is null and b.state = 'deployed' and c.deployment_status = 'deployed' and not starts_with(c.deployment_url, b.address)
    union all
    select 'I5', 'https of bucket ' || b.bucket || ' is ' || b.state || ' and has no job'
      from bucket_https b where b.state in ('creating', 'deploying', 'leaving', 'disabling') and not exists (
        select from pgboss.job j where j.name = 'bucket-https' and j.state in ('created', 'retry', 'active')
          and j.data ->> 'bucketHttpsId' = b.id::text and (j.data ->> 'step')::int = b.steps)
    union all
    select 'I5', 'https of bucket ' || b.bucket || ' is on without an address'
      from bucket_https b where b.state in ('deploying', 'deployed') and (b.address is null or b.distribution_id is null)
    union all
    select 'I5', 'https of bucket ' || b.bucket || ' failed without a cause'
      from bucket_https b where b.state = 'failed' and b.message = ''`);
  return rows;
}

/** I5 once all work has ended: nothing may still be waiting or running. */
export async function auditSettled(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I5' as invariant, 'campaign ' || id || ' is stuck as ' || deployment_status as message
      from campaigns where deployment_status in ('queued', 'deploying')`);
  return rows;
}

/** I4: every acknowledged campaign exists. `campaignIds` are from the 201 responses that a caller has received. */
export async function auditAcknowledged(db: Db, campaignIds: string[]): Promise<AuditFinding[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(campaignIds)}::jsonb) as given(id)
      where not exists (select from campaigns c where c.id = given.id::uuid)`);
  return rows.map(({ id }) => ({
    invariant: "I4",
    message: `campaign ${id} was acknowledged and is lost`,
  }));
}

function foreignCredentials({ table, id, userId, reference }: CredentialTable): SQL {
  return sql`
    select 'I6', 'campaign ' || ${campaigns.id} || ' names credentials of another user'
      from ${campaigns} join ${table} on ${id} = ${campaigns[reference]} where ${userId} <> ${campaigns.userId}`;
}
