import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
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
