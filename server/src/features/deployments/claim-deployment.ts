import { and, eq, inArray, lt, type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deployments } from "./tables.ts";
import { asTenantTogether } from "../../platform/db/together.ts";
import { asked, type CampaignRow, isCampaign } from "../campaigns/queries.ts";

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
    .where(and(isCampaign(asked), inArray(campaigns.deploymentStatus, ["queued", "deploying"])))
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

const isAttempt = (
  id: Parameters<typeof isCampaign>[0],
  attempt: CampaignRow["deployAttempt"] | Placeholder,
) =>
  and(
    isCampaign(id),
    eq(campaigns.deployAttempt, attempt),
    eq(campaigns.deploymentStatus, "deploying"),
  );

/** The condition of every write of a worker: still the newest claim. */
export const isClaimed = ({ userId, id: campaignId, deployAttempt }: CampaignRow) =>
  isAttempt({ userId, campaignId }, deployAttempt);

const newest = prepareOnce((tx) =>
  tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isAttempt(asked, sql.placeholder("attempt")))
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
