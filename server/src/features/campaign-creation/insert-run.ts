import { groupOf } from "@mainstreet/contract/content-names";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { creationRuns, creationRunSites } from "../creation-runs/tables.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { siteContentOf } from "../campaigns/site-columns.ts";
import { missingAccount } from "../../hosting/accounts.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";

/**
 * Inserts the run of a multi-location site, with its one site marked as started. Called before the deployment is requested: from then
 * on the site's status is copied from its campaign (decision 213). Returns the run's id.
 */
export async function insertRun(tx: Db, campaign: CampaignRow): Promise<string> {
  const { userId, siteKey, theme, palette } = campaign;
  const { serviceName, city, state, ...input } = groupOf("bulk", "", siteContentOf(campaign));
  const runId = newId();
  await tx.insert(creationRuns).values({
    id: runId,
    userId,
    kind: "multi-location",
    state: "running",
    total: 1,
    serviceName,
    serviceCount: 1,
    requestId: currentTrace().requestId,
    // No site of this run is waiting to be started.
    feedAt: null,
    ...accountColumns(campaign),
  });
  await tx.insert(creationRunSites).values({
    runId,
    userId,
    siteIndex: 0,
    campaignId: campaign.id,
    serviceName,
    city,
    state,
    input: { ...input, siteKey, theme, palette },
    status: "pending",
    message: missingAccount(campaign) ?? "",
    startedAt: sql`clock_timestamp()`,
  });
  return runId;
}
