import { operationTexts } from "@mainstreet/contract/operation-texts";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import type { OperationId } from "./queries.ts";

/** Ends the sites of an operation whose deployment has ended, or that were deleted. */
export async function endDeployed(tx: Db, { userId, operationId }: OperationId): Promise<void> {
  await tx.execute(sql`
    update operation_sites s set
      deployment = case when c.deployment_status = 'deployed' then 'deployed' else 'failed' end,
      deployment_message = case when c.deployment_status = 'deployed' then '' else c.deployment_message end
    from campaigns c
    where s.user_id = ${userId} and s.operation_id = ${operationId} and s.status = 'applied' and s.deployment = 'deploying'
      and c.user_id = ${userId} and c.id = s.campaign_id and c.deployment_status not in ('queued', 'deploying')`);
  await tx.execute(sql`
    update operation_sites s set deployment = 'deleted', deployment_message = ''
    where s.user_id = ${userId} and s.operation_id = ${operationId} and s.status = 'applied' and s.deployment = 'deploying'
      and not exists (select from campaigns c where c.user_id = s.user_id and c.id = s.campaign_id)`);
}

/** Ends a site in the operations that have not published it, when one of its versions is restored: what its user wanted last counts. */
export async function endRestored(tx: Db, { userId, campaignId }: CampaignId): Promise<void> {
  await tx.execute(sql`
    update operation_sites set deployment = 'none', deployment_message = ${operationTexts.restoredSince}
    where user_id = ${userId} and campaign_id = ${campaignId} and status = 'applied' and deployment in ('waiting', 'deploying')`);
}
