import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import type { DeployCause } from "../campaigns/deploy-cause.ts";
import { campaigns } from "../campaigns/tables.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import type { CampaignId, CampaignRow } from "../campaigns/queries.ts";

type Owned = { userId: string; campaignIds: string[] };
type Cause = Omit<DeployCause, "actorId">;

const areCampaigns = ({ userId, campaignIds }: Owned) =>
  and(eq(campaigns.userId, userId), inArray(campaigns.id, campaignIds));

/** `restoreVersion`: publishes the files of that version instead of generated ones. */
type Requested = CampaignId & { cause: Cause; restoreVersion?: number | undefined };

/** Requests the deployment of one campaign, with priority over all bulk requests. Undefined = no such campaign. */
export async function requestDeployment(
  tx: Db,
  deps: Pick<Deps, "jobs">,
  { userId, campaignId, cause, restoreVersion }: Requested,
): Promise<CampaignRow | undefined> {
  const owned = { userId, campaignIds: [campaignId] };
  await request(tx, deps, { ...owned, cause, restoreVersion, isUrgent: true });
  const [row] = await lockCampaigns(tx, owned);
  return row;
}

/**
 * Requests deployments in bulk inside the caller's tenant transaction, one for each campaign that exists. A queued deployment gets no
 * second job, since it publishes what was requested last; a running one is followed by another. Returns the ids of the campaigns that
 * exist.
 */
export async function requestDeployments(
  tx: Db,
  deps: Pick<Deps, "jobs">,
  owned: Owned & { cause: Cause },
): Promise<string[]> {
  return request(tx, deps, { ...owned, isUrgent: false });
}

type Request = Owned & {
  cause: Cause;
  isUrgent: boolean;
  restoreVersion?: number | null | undefined;
};

async function request(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  { userId, campaignIds, cause, restoreVersion = null, isUrgent }: Request,
): Promise<string[]> {
  const found = await tx
    .select({ id: campaigns.id, status: campaigns.deploymentStatus })
    .from(campaigns)
    .where(and(areCampaigns({ userId, campaignIds }), isNull(campaigns.trashedAt)))
    .orderBy(asc(campaigns.id))
    .for("update");
  const idsOf = (isMeant: (status: CampaignRow["deploymentStatus"]) => boolean) =>
    found.filter((row) => isMeant(row.status)).map(({ id }) => id);
  const running = idsOf((status) => status === "deploying");
  const queued = idsOf((status) => status === "queued");
  const idle = idsOf((status) => status !== "deploying" && status !== "queued");
  const { requestId, userId: actorId } = currentTrace();
  const deployCause = { ...cause, ...(actorId && { actorId }) };
  const origin = { requestId, deployCause, restoreVersion };
  const again = { deployAgain: true, ...origin, ...(isUrgent && { deployAgainUrgent: true }) };
  await change(tx, { userId, campaignIds: running }, again);
  // Their job was already sent: it reads from the row whether to publish a version or the saved values.
  await change(tx, { userId, campaignIds: queued }, origin);
  await change(
    tx,
    { userId, campaignIds: idle },
    { deploymentStatus: "queued", deploymentMessage: "", nextAttemptAt: null, ...origin },
  );
  if (idle.length > 0) {
    const sent = idle.map((campaignId) => ({ userId, campaignId, isUrgent, requestId }));
    await asOwner(tx, () => jobs.sendDeploys(tx, sent));
  }
  const ids = found.map(({ id }) => id);
  await updateRunSites(tx, userId, ids);
  return ids;
}

/** Locks in the order of ids, so that two transactions that lock many campaigns never deadlock. */
export async function lockCampaigns(tx: Db, owned: Owned): Promise<CampaignRow[]> {
  return tx
    .select()
    .from(campaigns)
    .where(areCampaigns(owned))
    .orderBy(asc(campaigns.id))
    .for("update");
}

async function change(
  tx: Db,
  owned: Owned,
  to: Partial<typeof campaigns.$inferInsert>,
): Promise<void> {
  if (owned.campaignIds.length === 0) return;
  await tx
    .update(campaigns)
    .set({ ...to, updatedAt: sql`now()` })
    .where(areCampaigns(owned));
}
