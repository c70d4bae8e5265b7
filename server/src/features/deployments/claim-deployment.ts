import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { DeployJob } from "../../platform/jobs.ts";
import { prepareOnce } from "../../platform/prepare-once.ts";
import { campaigns, deployments } from "../../platform/schema.ts";
import { asTenantTogether } from "../../platform/together.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";

const asked = { userId: sql.placeholder("userId"), campaignId: sql.placeholder("campaignId") };

const claim = prepareOnce((tx) =>
  tx
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
        eq(campaigns.userId, asked.userId),
        eq(campaigns.id, asked.campaignId),
        inArray(campaigns.deploymentStatus, ["queued", "deploying"]),
      ),
    )
    .returning()
    .prepare("claim_deployment"),
);

const begin = prepareOnce((tx) =>
  tx
    .insert(deployments)
    .values({
      ...asked,
      id: sql.placeholder("id"),
      attempt: sql.placeholder("attempt"),
      status: "deploying",
    })
    .prepare("begin_deployment"),
);

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
    const [row] = await claim(tx).execute({ userId, campaignId });
    if (!row) return undefined;
    if (row.deployAttempt > 1) await endInterrupted(tx, row);
    await begin(tx).execute({ id: newId(), userId, campaignId, attempt: row.deployAttempt });
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

const newest = prepareOnce((tx) =>
  tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, asked.userId),
        eq(campaigns.id, asked.campaignId),
        eq(campaigns.deployAttempt, sql.placeholder("attempt")),
        eq(campaigns.deploymentStatus, "deploying"),
      ),
    )
    .prepare("find_claim"),
);

/** Whether no newer claim has taken over. */
export async function isNewest(
  db: Db,
  { userId, id: campaignId, deployAttempt: attempt }: CampaignRow,
): Promise<boolean> {
  const rows = await asTenantTogether(db, { userId, at: campaignId }, (tx) =>
    newest(tx).execute({ userId, campaignId, attempt }),
  );
  return rows.length > 0;
}

/** The condition of every write of a worker: still the newest claim. */
export const isClaimed = (row: CampaignRow) =>
  and(
    isCampaign({ userId: row.userId, campaignId: row.id }),
    eq(campaigns.deployAttempt, row.deployAttempt),
    eq(campaigns.deploymentStatus, "deploying"),
  );
