import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { FormerSite } from "../../hosting/former-site.ts";
import { credentialKeyOf } from "../../hosting/credential-key.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import { hosts } from "../../hosting/registry.ts";
import { type Hosting, Superseded } from "../../hosting/provider.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asOwner, asTenant } from "../../platform/db/database.ts";
import { createKeyedLimit } from "../../platform/http-client/concurrency.ts";
import type { TakeDownJob } from "../../platform/jobs/jobs.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { type CampaignRow, findCampaign, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { assertNotHeld } from "../rate-limits/holds.ts";
import { isBack, isDue, isSamePlace, isToLeadOn } from "./former-sites.ts";
import { movedPages } from "./moved-pages.ts";
import { lockCampaigns } from "./request-deployment.ts";
import { changeFormer, type Refusal, takeDownFormer } from "./take-down-former.ts";

const stillUp = ({ url, message, redirect }: FormerSite) =>
  redirect
    ? `Live at the new account. The old address ${url} still leads to ${redirect.to}: ${message}`
    : `Live at the new account. The site at the one before is still up${url && ` at ${url}`}: ${message}`;

const MAX_TRIES = 100;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Sites that wait for one limit do not all try again in the same moment. */
const SPREAD_MS = 60_000;

/** Two jobs of one campaign would pay for the same redirect twice. */
const perCampaign = createKeyedLimit(1);

/**
 * Does a take-down job: once a campaign is live at its new place, the sites it has left lead visitors on to it, and those that their
 * owner wants gone are taken down. What cannot be changed is written on the campaign, tried again for a day if that can help, and
 * again after each deployment.
 */
export function updateFormerSites(deps: Deps, job: TakeDownJob): Promise<void> {
  return perCampaign(job.campaignId, async () => {
    const retryAt = await updateAll(deps, job);
    if (!retryAt) return;
    await deps.db.transaction((tx) => deps.jobs.sendTakeDown(tx, ...retryAt));
  });
}

type Retry = [job: TakeDownJob, at: Date];

async function updateAll(deps: Deps, job: TakeDownJob): Promise<Retry | undefined> {
  const id = { userId: job.userId, campaignId: job.campaignId };
  const read = () => asTenant(deps.db, id.userId, (tx) => findCampaign(tx, id));
  const refusals: Refusal[] = [];
  for (const { id: formerId } of (await read())?.formerSites ?? []) {
    const live = await read();
    const former = live?.formerSites.find((site) => site.id === formerId);
    // The end of a deployment in flight requests the others again.
    if (!live || !former || !(former.isUnwanted || isLive(live)) || !isDue(former, live)) continue;
    crashPoint("take-down.begun");
    const updated = await updateFormer(deps, live, former);
    crashPoint("take-down.site-gone");
    if (updated.refusal) refusals.push(updated.refusal);
    await saveFormer(deps, live, { formerId, ...updated });
    crashPoint("take-down.saved");
  }
  return retryOf(job, refusals);
}

/** Pauses grow, so that many sites that wait for one account leave it to its deployments. */
function retryOf(job: TakeDownJob, refusals: Refusal[]): Retry | undefined {
  const { tries } = job;
  const isWorthIt = refusals.some(({ isPassing, isHeld }) => isPassing || isHeld);
  if (!isWorthIt || tries >= MAX_TRIES) return undefined;
  const limits = refusals.flatMap((refusal) =>
    refusal.isPassing && refusal.error.retryAt ? [refusal.error.retryAt.getTime()] : [],
  );
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  const at = Math.max(Date.now() + pauseMs, ...limits) + Math.random() * SPREAD_MS;
  return [{ ...job, isUrgent: false, tries: tries + 1 }, new Date(at)];
}

function isLive(row: CampaignRow): boolean {
  return row.deploymentStatus === "deployed" && row.hostingState !== null;
}

/** `change`: of the record; 'forgotten' when nothing of ours stands there, or it is the campaign's own again. */
type Updated = { change: Partial<FormerSite> | "forgotten"; refusal?: Refusal };

const refusedFor = (refusal: Refusal): Updated => ({
  refusal,
  change: { message: refusal.message },
});

async function updateFormer(deps: Deps, live: CampaignRow, former: FormerSite): Promise<Updated> {
  if (isBack(former, live)) return { change: isLive(live) ? "forgotten" : {} };
  if (isToLeadOn(former)) return redirectFormer(deps, live, former);
  const refusal = await takeDownFormer(deps, live, former);
  return refusal ? refusedFor(refusal) : { change: "forgotten" };
}

async function redirectFormer(deps: Deps, live: CampaignRow, former: FormerSite): Promise<Updated> {
  const formerId = former.id;
  const address = live.deploymentUrl ?? "";
  const to = new URL(address).href;
  const isCharged = hosts[former.deploymentType].deployLimits !== undefined;
  if (isCharged && (await isMoveUnderWay(deps, live))) return { change: {} };
  const redirect = async (hosting: Hosting) => {
    await assertNotHeld(deps.db, credentialKeyOf(former));
    return hosting.redirect({
      to,
      previous: former.hostingState,
      pages: (paths) => movedPages(paths, to),
      beforeUpload: (hostingState) =>
        saveFormer(deps, live, { formerId, change: { hostingState } }),
      isCurrent: () => isStillMeant(deps, live, formerId),
    });
  };
  try {
    const { refusal, ...done } = await changeFormer(deps, live, { former, change: redirect });
    if (refusal) return refusedFor(refusal);
    if (!("result" in done) || !done.result) return { change: "forgotten" };
    const { kind, state: hostingState } = done.result;
    const since = former.redirect?.since ?? new Date().toISOString();
    const place = hosts[live.deploymentType].targetOf(live);
    const isOwn = !live.ownDomain?.isLive && place !== null;
    const led = { kind, to: address, since, ...(isOwn && { place }) };
    return { change: { hostingState, redirect: led, message: "" } };
  } catch (error) {
    if (error instanceof Superseded) return { change: {} };
    throw error;
  }
}

/**
 * Whether other sites of a move wait at the account that this one has left: a deploy for a redirect could use up what keeps them
 * online. The end of the move requests the redirects.
 */
async function isMoveUnderWay({ db }: Deps, { id, userId }: CampaignRow): Promise<boolean> {
  const { rows } = await asTenant(db, userId, (tx) =>
    tx.execute(sql`
      select from host_moves m
      join host_move_sites own on own.user_id = m.user_id and own.move_id = m.id and own.campaign_id = ${id}
      join host_move_sites other on other.user_id = m.user_id and other.move_id = m.id and other.campaign_id <> ${id}
      where m.user_id = ${userId} and m.state <> 'cancelled' and other.status in ('waiting', 'moving')
      limit 1`),
  );
  return rows.length > 0;
}

/** Whether the campaign is still live at that address and nowhere else, and the former site is not to be removed. */
async function isStillMeant(
  { db }: Deps,
  { id: campaignId, userId, deploymentUrl }: CampaignRow,
  formerId: string,
): Promise<boolean> {
  const row = await asTenant(db, userId, (tx) => findCampaign(tx, { userId, campaignId }));
  const former = row?.formerSites.find((site) => site.id === formerId);
  if (!row || !former || former.isUnwanted || !isLive(row)) return false;
  return row.deploymentUrl === deploymentUrl && !isSamePlace(former, row);
}

/** Changes the record of a former site, if it is still there, and writes on the campaign why a site is still up. */
async function saveFormer(
  deps: Deps,
  { id: campaignId, userId }: Pick<CampaignRow, "id" | "userId">,
  { formerId, change }: Updated & { formerId: string },
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
    // Another redirect may have led here.
    if (!after && isLive(row)) await requestFormerUpdate(tx, deps, { ...row, formerSites });
    await updateRunSites(tx, userId, [campaignId]);
  });
}

type Change = { before: FormerSite; after: FormerSite | undefined };

function messageAfter(row: CampaignRow, { before, after }: Change): string {
  const { deploymentMessage } = row;
  if (isLive(row) && after !== undefined && after.message !== "") return stillUp(after);
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
