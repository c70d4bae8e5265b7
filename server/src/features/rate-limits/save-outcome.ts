import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { costOf } from "./forecast.ts";
import * as limits from "./limits.ts";
import { dispatch, enqueue, lockLimit } from "./queue.ts";
import { deploymentQueue } from "./tables.ts";

/** A deploy that uses the limits of a credential. */
export type LimitedDeploy = {
  /** The deployment that has an entry in the queue; none for a deploy in the background. */
  job?: DeployJob;
  credential: string;
  /** It runs alone to find out what is left, and the others wait for the limits that it reads. */
  isProbe: boolean;
};

/** Saves the limits that a deploy has read and how it ended, and dispatches the next deployments. */
export async function saveOutcome(
  deps: Pick<Deps, "db" | "jobs">,
  { job, credential, isProbe }: LimitedDeploy,
  ended: Pick<limits.Ended, "seen" | "outcome">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { limit: before, now } = await lockLimit(tx, credential);
    const read = limits.withReadings(before, ended.seen, now);
    const limit = limits.withOutcome(read, { ...ended, now, isProbe });
    if (isProbe && ended.outcome !== "running") limit.probeUntil = null;
    if (job) await updateEntry(tx, { job, limit, outcome: ended.outcome });
    // The average is that of deployments, and a deploy in the background needs fewer requests.
    else limit.requestsEach = before.requestsEach;
    const isNewHold = limits.isOnHold(limit) && limit.heldAt !== before.heldAt;
    await dispatch(tx, deps, { limit, now, campaignId: job?.campaignId, updatesAll: isNewHold });
  });
}

type Left = { job: DeployJob; limit: limits.ProviderLimit; outcome: limits.Ended["outcome"] };

/** A deployment that was refused for a limit returns to the queue; one that has ended leaves it. */
async function updateEntry(tx: Db, { job, limit, outcome }: Left): Promise<void> {
  const { credential } = limit;
  if (outcome === "limited" || outcome === "held")
    await enqueue(tx, { job, credential, ...costOf(limit, false) });
  else if (outcome !== "running")
    await tx.delete(deploymentQueue).where(eq(deploymentQueue.campaignId, job.campaignId));
}
