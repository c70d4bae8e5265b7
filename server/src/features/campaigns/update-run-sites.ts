import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

/**
 * Copies the deployment status of campaigns to the sites of the creation runs that made them. Every change of a campaign's status,
 * message, URL or `deployed` is followed by this in its transaction, which has their rows locked (decision 213). A site that was live
 * once has succeeded, whatever is deployed later. Safe to run twice.
 */
export async function updateRunSites(
  tx: Db,
  userId: string,
  campaignIds: readonly string[],
): Promise<void> {
  if (campaignIds.length === 0) return;
  await tx.execute(sql`
    update creation_run_sites s set status = current.status, message = current.message, deployment_url = current.deployment_url,
      ended_at = case when current.status not in ('success', 'error') then null
        when current.status = s.status then s.ended_at else clock_timestamp() end
    from (
      select c.id, c.deployment_url,
        case when c.deployed then 'success' when c.deployment_status = 'deploying' then 'processing'
          when c.deployment_status = 'failed' then 'error' else 'pending' end as status,
        case when c.deployed then '' else c.deployment_message end as message
      from campaigns c where c.user_id = ${userId} and c.id in ${campaignIds} and c.trashed_at is null) current
    where s.user_id = ${userId} and s.campaign_id in ${campaignIds} and s.campaign_id = current.id
      and (s.status, s.message, s.deployment_url) is distinct from (current.status, current.message, current.deployment_url)`);
}

/** Marks the sites of runs whose campaigns are moved to the trash in the same transaction. */
export async function markRunSitesDeleted(
  tx: Db,
  userId: string,
  campaignIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update creation_run_sites set status = 'deleted', message = '', deployment_url = null
    where user_id = ${userId} and campaign_id in ${campaignIds}`);
}
