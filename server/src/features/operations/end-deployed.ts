import { operationTexts } from "@mainstreet/contract/operation-texts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import {
  isOperation,
  isSiteOfOperation,
  isUnfinishedSite,
  type OperationId,
  type OperationRow,
} from "./queries.ts";
import { operations, operationSites } from "./tables.ts";

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

/**
 * Locks the operations that have not finished with a site until the transaction ends, so that none is dispatched in that time. Called
 * before the campaign is locked, since everything that locks both does so in this order.
 */
export async function holdOperations(
  tx: Db,
  { userId, campaignId }: CampaignId,
): Promise<OperationId[]> {
  const unfinished = tx
    .select({ id: operationSites.operationId })
    .from(operationSites)
    .where(
      and(
        eq(operationSites.userId, userId),
        eq(operationSites.campaignId, campaignId),
        isUnfinishedSite,
      ),
    );
  const held = await tx
    .select({ operationId: operations.id })
    .from(operations)
    .where(and(eq(operations.userId, userId), inArray(operations.id, unfinished)))
    .orderBy(asc(operations.id))
    .for("no key update");
  return held.map(({ operationId }) => ({ userId, operationId }));
}

/** Ends a site in locked operations when one of its versions is restored: the user's last request counts. */
export async function endRestored(
  tx: Db,
  { campaignId }: CampaignId,
  held: readonly OperationId[],
): Promise<void> {
  for (const id of held) {
    await endDeployed(tx, id);
    await tx
      .update(operationSites)
      .set({ deployment: "none", deploymentMessage: operationTexts.restoredSince })
      .where(
        and(isSiteOfOperation(id), eq(operationSites.campaignId, campaignId), isUnfinishedSite),
      );
    // Other sites may have waited for this one alone.
    await tx
      .update(operations)
      .set({ dueAt: sql`now()` })
      .where(isOperation(id));
  }
}

/** Ends the sites that an operation has not published and that had a version restored since, so that no retry overwrites that version. */
export async function endRestoredSince(tx: Db, operation: OperationRow): Promise<void> {
  const { id, userId, appliedAt } = operation;
  await tx.execute(sql`
    update operation_sites s set deployment = 'none', deployment_message = ${operationTexts.restoredSince}
    where s.user_id = ${userId} and s.operation_id = ${id} and s.status = 'applied' and s.deployment in ('failed', 'cancelled')
      and exists (select from site_versions v where v.user_id = s.user_id and v.campaign_id = s.campaign_id
        and v.cause = 'restore' and v.published_at > ${appliedAt})`);
}
