import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { FormerSiteRecord } from "../../hosting/former-site.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asOwner, asTenant } from "../../platform/db/database.ts";
import type { TakeDownJob } from "../../platform/jobs/jobs.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { type CampaignRow, findCampaign, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { claimFormerSites } from "./claim-former-sites.ts";
import { isBack, isDue, isNewestLive, isToLeadOn } from "./former-sites.ts";
import { redirectFormer, refusedFor, type Updated } from "./redirect-former.ts";
import { lockCampaigns } from "./request-deployment.ts";
import { takeDownFormer } from "./take-down-former.ts";

const stillUp = ({ url, message, redirect }: FormerSiteRecord) =>
  redirect
    ? `Live at the new account. The old address ${url} still leads to ${redirect.to}: ${message}`
    : `Live at the new account. The site at the one before is still up${url && ` at ${url}`}: ${message}`;

const MAX_TRIES = 100;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Random delay, so that sites that wait for the same limit do not all try again at the same moment. */
const SPREAD_MS = 60_000;

/** Time after which another job of the same campaign is expected to have ended. */
const OTHER_JOB_MS = 2_000;

/**
 * Runs a take-down job: once a campaign is live at its new place, the sites that it has left redirect visitors to it, and those that
 * the owner wants to remove are taken down. When a site cannot be changed, the reason is stored with the campaign, and the change is
 * tried again for a day if that can help, and after each deployment.
 */
export async function updateFormerSites(
  deps: Deps,
  job: TakeDownJob,
  jobId: string,
): Promise<void> {
  const isClaimed = await claimFormerSites(deps, job, jobId);
  const later: Retry = [job, new Date(Date.now() + OTHER_JOB_MS)];
  const retry = isClaimed ? await updateAll(deps, job) : later;
  if (retry) await deps.db.transaction((tx) => deps.jobs.sendTakeDown(tx, ...retry));
}

type Retry = [job: TakeDownJob, at: Date];

async function updateAll(deps: Deps, job: TakeDownJob): Promise<Retry | undefined> {
  const id = { userId: job.userId, campaignId: job.campaignId };
  const read = () => asTenant(deps.db, id.userId, (tx) => findCampaign(tx, id));
  const ends: Updated[] = [];
  for (const { id: formerId } of (await read())?.formerSites ?? []) {
    const live = await read();
    const former = live?.formerSites.find((site) => site.id === formerId);
    // Other former sites are requested again when the deployment in flight ends.
    if (!live || !former || !(former.isUnwanted || isNewestLive(live)) || !isDue(former, live))
      continue;
    crashPoint("take-down.begun");
    const updated = await updateFormer(deps, live, former);
    crashPoint("take-down.site-gone");
    ends.push(updated);
    await saveFormer(deps, live, { formerId, ...updated });
    crashPoint("take-down.saved");
  }
  return retryAfterRefusals(job, ends) ?? retryAfterWait(job, ends);
}

/** Pauses grow, so that many sites that wait for one account do not hinder its deployments. */
function retryAfterRefusals(job: TakeDownJob, ends: readonly Updated[]): Retry | undefined {
  const { tries } = job;
  const refusals = ends.flatMap(({ refusal }) => refusal ?? []);
  const isWorthIt = refusals.some(({ isPassing, isHeld }) => isPassing || isHeld);
  if (!isWorthIt || tries >= MAX_TRIES) return undefined;
  const limits = refusals.map(({ error }) => error?.retryAt?.getTime() ?? 0);
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  const at = Math.max(Date.now() + pauseMs, ...limits) + Math.random() * SPREAD_MS;
  return [{ ...job, isUrgent: false, tries: tries + 1 }, new Date(at)];
}

/** A redirect that waits for other work does not count as an attempt. */
function retryAfterWait(job: TakeDownJob, ends: readonly Updated[]): Retry | undefined {
  const times = ends.flatMap(({ retryAt }) => retryAt?.getTime() ?? []);
  if (times.length === 0) return undefined;
  const at = Math.min(...times);
  const spreadMs = Math.min(Math.max(at - Date.now(), 0), SPREAD_MS);
  return [{ ...job, isUrgent: false }, new Date(at + Math.random() * spreadMs)];
}

async function updateFormer(
  deps: Deps,
  live: CampaignRow,
  former: FormerSiteRecord,
): Promise<Updated> {
  if (isBack(former, live)) return { change: isNewestLive(live) ? "forgotten" : {} };
  const save = (change: Partial<FormerSiteRecord>) =>
    saveFormer(deps, live, { formerId: former.id, change });
  if (isToLeadOn(former)) return redirectFormer(deps, live, { former, save });
  const refusal = await takeDownFormer(deps, live, former);
  return refusal ? refusedFor(refusal) : { change: "forgotten" };
}

/** Changes the record of a former site, if it is still there, and stores with the campaign why a site is still online. */
export async function saveFormer(
  deps: Deps,
  { id: campaignId, userId }: Pick<CampaignRow, "id" | "userId">,
  { formerId, change }: Pick<Updated, "change"> & { formerId: string },
): Promise<void> {
  const id = { userId, campaignId };
  await asTenant(deps.db, userId, async (tx) => {
    const [row] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
    const before = row?.formerSites.find((site) => site.id === formerId);
    if (!row || !before) return;
    const after = change === "forgotten" ? undefined : { ...before, ...change };
    const formerSites = row.formerSites.flatMap((site) =>
      site === before ? (after ?? []) : [site],
    );
    const message = messageAfter(row, { before, after });
    await tx
      .update(campaigns)
      .set({
        formerSites,
        ...(message !== row.deploymentMessage && {
          deploymentMessage: message,
          updatedAt: sql`now()`,
        }),
      })
      .where(isCampaign(id));
    // Another redirect may have pointed to this place.
    if (!after && isNewestLive(row)) await requestFormerUpdate(tx, deps, { ...row, formerSites });
    await updateRunSites(tx, userId, [campaignId]);
  });
}

type Change = { before: FormerSiteRecord; after: FormerSiteRecord | undefined };

function messageAfter(row: CampaignRow, { before, after }: Change): string {
  const { deploymentMessage } = row;
  if (isNewestLive(row) && after !== undefined && after.message !== "") return stillUp(after);
  return deploymentMessage === stillUp(before) ? "" : deploymentMessage;
}

/** The columns that {@link requestFormerUpdate} reads. */
export const PLACED = {
  id: campaigns.id,
  userId: campaigns.userId,
  formerSites: campaigns.formerSites,
  deploymentUrl: campaigns.deploymentUrl,
  ...accountColumns(campaigns),
  awsBucketRegion: campaigns.awsBucketRegion,
  netlifySiteId: campaigns.netlifySiteId,
  siteName: campaigns.siteName,
  sitePrefix: campaigns.sitePrefix,
};
type Placed = Pick<CampaignRow, keyof typeof PLACED> & { isUrgent?: boolean };

/** Requests that the former sites of a campaign are brought up to date, inside the caller's tenant transaction. */
export async function requestFormerUpdate(
  tx: Parameters<typeof asOwner>[0],
  { jobs }: Pick<Deps, "jobs">,
  { id: campaignId, userId, isUrgent = false, ...placed }: Placed,
): Promise<void> {
  if (!placed.formerSites.some((former) => isDue(former, placed))) return;
  const { requestId } = currentTrace();
  const job = { userId, campaignId, requestId, isUrgent, tries: 0 };
  await asOwner(tx, () => jobs.sendTakeDown(tx, job));
}
