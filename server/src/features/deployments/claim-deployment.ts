import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { DeployJob } from "../../platform/jobs.ts";
import { campaigns, deployments } from "../../platform/schema.ts";
import { asTenantTogether } from "../../platform/together.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";

const INTERRUPTED = "Interrupted; another attempt took over.";

/**
 * Takes a campaign's deployment for this worker and raises its attempt, which is the fence: from here on an older
 * worker writes nothing. Undefined when there is nothing left to do: finished by another, or deleted.
 */
export async function claimDeployment(
  db: Db,
  { userId, campaignId }: DeployJob,
): Promise<CampaignRow | undefined> {
  return asTenantTogether(db, { userId, at: campaignId }, async (tx) => {
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
    if (row.deployAttempt > 1) await endInterrupted(tx, row);
    await tx
      .insert(deployments)
      .values({ id: newId(), userId, campaignId, attempt: row.deployAttempt, status: "deploying" });
    return row;
  });
}

/** Ends the history rows of older attempts that will not end themselves. */
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

/** The condition of every write of a worker: still the newest claim. */
export const isClaimed = (row: CampaignRow) =>
  and(
    isCampaign({ userId: row.userId, campaignId: row.id }),
    eq(campaigns.deployAttempt, row.deployAttempt),
    eq(campaigns.deploymentStatus, "deploying"),
  );
