import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { TAKE_DOWN_QUEUE } from "../../platform/jobs/jobs.ts";
import { type CampaignId, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { lockCampaigns } from "./request-deployment.ts";

/**
 * Claims the former sites of a campaign for this job: two jobs at once, also in two processes, would pay for the same redirect twice.
 * False while another job that claimed them is in flight. A job whose worker was killed counts as in flight until the queue misses its
 * heartbeat.
 */
export function claimFormerSites(deps: Deps, id: CampaignId, jobId: string): Promise<boolean> {
  const { userId, campaignId } = id;
  return asTenant(deps.db, userId, async (tx) => {
    const [row] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
    const before = row?.formerSitesJobId;
    if (!row || before === jobId) return true;
    if (before && (await isInFlight(tx, before))) return false;
    await tx.update(campaigns).set({ formerSitesJobId: jobId }).where(isCampaign(id));
    return true;
  });
}

async function isInFlight(tx: Db, jobId: string): Promise<boolean> {
  const { rows } = await asOwner(tx, () =>
    tx.execute(sql`
      select from pgboss.job where name = ${TAKE_DOWN_QUEUE} and id = ${jobId} and state = 'active'`),
  );
  return rows.length > 0;
}
