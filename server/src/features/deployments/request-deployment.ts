import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asOwner, type Db } from "../../platform/database.ts";
import { campaigns } from "../../platform/schema.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";

/**
 * Asks for a deployment inside the caller's tenant transaction. One that waits is joined, since it will read the newest
 * content; one that runs is followed by another. Undefined = no such campaign.
 */
export async function requestDeployment(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  id: CampaignId,
): Promise<CampaignRow | undefined> {
  const [before] = await tx.select().from(campaigns).where(isCampaign(id)).for("update");
  if (!before || before.deploymentStatus === "queued") return before;
  const isRunning = before.deploymentStatus === "deploying";
  const change = isRunning
    ? { deployAgain: true }
    : { deploymentStatus: "queued" as const, deploymentMessage: "", nextAttemptAt: null };
  const [row] = await tx
    .update(campaigns)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isCampaign(id))
    .returning();
  if (!isRunning) await asOwner(tx, () => jobs.sendDeploy(tx, id));
  return row;
}
