import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { Evidence } from "@mainstreet/contract/evidence-content";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { campaigns } from "../campaigns/tables.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { deployments } from "./tables.ts";
import { findEvidence } from "../businesses/evidence-of-sites.ts";
import { findBusiness } from "../businesses/queries.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";

const INTERRUPTED = "Interrupted; another attempt took over.";

/** A claimed campaign, with its business and the evidence for its cities as they were when the row was read. */
export type Claim = CampaignRow & {
  business: BusinessContent | null;
  evidence: readonly Evidence[];
};

/**
 * Claims a campaign's deployment for this worker and raises its attempt, which is the fence: from here on an older worker cannot write.
 * Undefined when nothing is left to do, since another worker has finished or the campaign was deleted.
 */
export async function claimDeployment(
  db: Db,
  { userId, campaignId }: DeployJob,
): Promise<Claim | undefined> {
  return asTenant(db, userId, async (tx) => {
    const [row] = await tx
      .update(campaigns)
      .set({
        deploymentStatus: "deploying",
        deployAttempt: sql`${campaigns.deployAttempt} + 1`,
        deployAgain: false,
        deployAgainUrgent: false,
        nextAttemptAt: null,
      })
      .where(
        and(
          isCampaign({ userId, campaignId }),
          inArray(campaigns.deploymentStatus, ["queued", "deploying"]),
        ),
      )
      .returning();
    if (!row) return undefined;
    await updateRunSites(tx, userId, [campaignId]);
    const attempt = row.deployAttempt;
    if (attempt > 1) await endInterrupted(tx, row);
    await tx
      .insert(deployments)
      .values({ id: newId(), userId, campaignId, attempt, status: "deploying" });
    // Business and evidence are changed only by transactions that also lock their campaigns, and this campaign is locked here.
    const business = (await findBusiness(tx, row))?.content ?? null;
    return { ...row, business, evidence: await findEvidence(tx, row, row) };
  });
}

/** Ends the history rows of older attempts whose workers will not end them. */
export async function endInterrupted(tx: Db, row: CampaignRow): Promise<void> {
  await tx
    .update(deployments)
    .set({ status: "failed", message: INTERRUPTED, finishedAt: sql`now()` })
    .where(
      and(
        eq(deployments.userId, row.userId),
        eq(deployments.campaignId, row.id),
        eq(deployments.status, "deploying"),
        lt(deployments.attempt, row.deployAttempt),
      ),
    );
}

/** The condition of every write of a worker: its claim is still the newest. */
export const isClaimed = ({ userId, id: campaignId, deployAttempt }: CampaignRow) =>
  and(
    isCampaign({ userId, campaignId }),
    eq(campaigns.deployAttempt, deployAttempt),
    eq(campaigns.deploymentStatus, "deploying"),
  );

/** Whether no newer claim has taken over. */
export async function isNewest(db: Db, claim: CampaignRow): Promise<boolean> {
  const rows = await asTenant(db, claim.userId, (tx) =>
    tx.select({ id: campaigns.id }).from(campaigns).where(isClaimed(claim)),
  );
  return rows.length > 0;
}
