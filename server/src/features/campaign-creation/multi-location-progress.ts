import type { MultiLocationProgress } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { and, eq } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { creationRuns, creationRunSites } from "../creation-runs/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import { missingAccount } from "../../hosting/accounts.ts";

type RunId = { userId: string; runId: string };
type RunSite = { site: typeof creationRunSites.$inferSelect; campaign: CampaignRow };

const OVERALL = {
  waiting: "pending",
  again: "pending",
  pending: "pending",
  processing: "processing",
  success: "complete",
  error: "error",
  cancelled: "error",
  deleted: "error",
} as const satisfies Record<
  (typeof creationRunSites.$inferSelect)["status"],
  MultiLocationProgress["overallStatus"]
>;

const OF_CAMPAIGN = {
  none: "error",
  queued: "pending",
  deploying: "processing",
  deployed: "complete",
  failed: "error",
} as const satisfies Record<
  CampaignRow["deploymentStatus"],
  MultiLocationProgress["overallStatus"]
>;

async function findRunSite(tx: Db, { userId, runId }: RunId): Promise<RunSite | undefined> {
  const [found] = await tx
    .select({ site: creationRunSites, campaign: campaigns })
    .from(creationRunSites)
    .innerJoin(
      creationRuns,
      and(
        eq(creationRuns.userId, creationRunSites.userId),
        eq(creationRuns.id, creationRunSites.runId),
        eq(creationRuns.kind, "multi-location"),
      ),
    )
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.userId, creationRunSites.userId),
        eq(campaigns.id, creationRunSites.campaignId),
      ),
    )
    .where(and(eq(creationRunSites.userId, userId), eq(creationRunSites.runId, runId)));
  return found;
}

/**
 * The progress of the run of a multi-location site (docs/conventions.md). The version before decision 172 returned the campaign's id as
 * `progressId`; a page that was open during the upgrade still polls with that id. Throws 404 for an id that is neither, or not the
 * user's.
 */
export async function multiLocationProgress(db: Db, id: RunId): Promise<MultiLocationProgress> {
  const { userId, runId } = id;
  return asTenant(db, userId, async (tx) => {
    const found = await findRunSite(tx, id);
    if (found) return progressOfRun(found);
    const campaign = await findCampaign(tx, { userId, campaignId: runId });
    if (campaign?.kind !== "multi-location") throw notFound(texts.multiLocation.progressFailed);
    return progressOfCampaign(campaign);
  });
}

function progressOfCampaign(campaign: CampaignRow): MultiLocationProgress {
  const { id, deploymentStatus, deploymentMessage, deploymentUrl } = campaign;
  // Created without an account (decision D3): the site waits until the user chooses an account.
  const missing = deploymentStatus === "none" ? missingAccount(campaign) : undefined;
  return {
    overallStatus: OF_CAMPAIGN[deploymentStatus],
    message: missing ?? deploymentMessage,
    campaignId: id,
    deploymentUrl,
  };
}

function progressOfRun({ site, campaign }: RunSite): MultiLocationProgress {
  // Created without an account (decision D3): nothing happens until the user chooses an account.
  const missing = campaign.deploymentStatus === "none" ? missingAccount(campaign) : undefined;
  return {
    overallStatus: missing === undefined ? OVERALL[site.status] : "error",
    message: missing ?? site.message,
    campaignId: site.campaignId,
    deploymentUrl: site.deploymentUrl,
  };
}
