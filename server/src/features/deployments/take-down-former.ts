import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asOwner, asTenant } from "../../platform/db/database.ts";
import type { TakeDownJob } from "../../platform/jobs/jobs.ts";
import type { FormerSite } from "../../hosting/former-site.ts";
import { campaigns } from "../campaigns/tables.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import {
  type CampaignId,
  type CampaignRow,
  findCampaign,
  isCampaign,
} from "../campaigns/queries.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { isSamePlace } from "./former-sites.ts";
import type { PlacedSite } from "../../hosting/host.ts";
import { openHosting } from "../../hosting/open-hosting.ts";
import { lockCampaigns } from "./request-deployment.ts";

const ACCOUNT_GONE = "The account is not in your settings any more.";
const stillUp = ({ url, message }: FormerSite) =>
  `Live at the new account. The site at the one before is still up${url && ` at ${url}`}: ${message}`;

const PASSING = new Set<ProviderErrorKind>(["unavailable", "timeout", "rate-limited"]);
const MAX_TRIES = 100;
const PAUSE_MS = 15 * 60_000;

/** Why a site is still up; `isPassing`: the provider's fault, and another try may help. */
export type Refusal =
  | { isPassing: true; message: string; error: ProviderError }
  | { isPassing: false; message: string };

/** Takes down one site that its campaign has left; undefined when it is gone. Throws only for what is no provider's fault. */
export async function takeDownFormer(
  deps: Deps,
  { id, userId }: Pick<CampaignRow, "id" | "userId">,
  former: FormerSite & Pick<PlacedSite, "keepsPolicy">,
): Promise<Refusal | undefined> {
  try {
    const hosting = await openHosting(deps, { ...former, id, userId });
    if (!hosting) return { message: ACCOUNT_GONE, isPassing: false };
    await hosting.remove(former.hostingState);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, message } = error;
    deps.log.warn({ err: error, kind }, "taking down a former site failed");
    return PASSING.has(kind) ? { isPassing: true, message, error } : { isPassing: false, message };
  }
}

/**
 * Does a take-down job: once a campaign is live at its new place, the sites it has left are taken down. What cannot
 * be taken down is written on the campaign, tried again for a day if that can help, and again after each deployment.
 */
export async function takeDownFormerSites(deps: Deps, job: TakeDownJob): Promise<void> {
  const { userId, campaignId, tries } = job;
  const id = { userId, campaignId };
  const campaign = await asTenant(deps.db, userId, (tx) => findCampaign(tx, id));
  let isPassing = false;
  for (const former of campaign?.formerSites ?? []) {
    const live = await asTenant(deps.db, userId, (tx) => findCampaign(tx, id));
    // The end of the deployment in flight requests it again.
    if (!live || !isLive(live)) return;
    const isBack = isSamePlace(former, live);
    crashPoint("take-down.begun");
    const refusal = isBack ? undefined : await takeDownFormer(deps, live, former);
    crashPoint("take-down.site-gone");
    isPassing ||= refusal?.isPassing === true;
    await saveRefusal(deps, id, { ...former, message: refusal?.message ?? "" });
    crashPoint("take-down.saved");
  }
  if (!isPassing || tries >= MAX_TRIES) return;
  const next = { ...job, tries: tries + 1 };
  await deps.db.transaction((tx) =>
    deps.jobs.sendTakeDown(tx, next, new Date(Date.now() + PAUSE_MS)),
  );
}

function isLive(row: CampaignRow): boolean {
  return row.deploymentStatus === "deployed" && row.hostingState !== null;
}

/** Forgets a former site that is gone; keeps one that is not, and writes why on the campaign. */
async function saveRefusal(deps: Deps, id: CampaignId, former: FormerSite): Promise<void> {
  await asTenant(deps.db, id.userId, async (tx) => {
    const [row] = await lockCampaigns(tx, { userId: id.userId, campaignIds: [id.campaignId] });
    if (!row) return;
    const others = row.formerSites.filter((site) => site.id !== former.id);
    const isUp = former.message !== "";
    await tx
      .update(campaigns)
      .set({
        formerSites: isUp ? [...others, former] : others,
        ...(isUp && isLive(row) && { deploymentMessage: stillUp(former), updatedAt: sql`now()` }),
      })
      .where(isCampaign(id));
    await updateRunSites(tx, id.userId, [id.campaignId]);
  });
}

/** Requests that the former sites of a campaign are taken down, inside the caller's tenant transaction. */
export async function requestTakeDown(
  tx: Parameters<typeof asOwner>[0],
  { jobs }: Pick<Deps, "jobs">,
  { id: campaignId, userId, formerSites }: Pick<CampaignRow, "id" | "userId" | "formerSites">,
): Promise<void> {
  if (formerSites.length === 0) return;
  const { requestId } = currentTrace();
  await asOwner(tx, () => jobs.sendTakeDown(tx, { userId, campaignId, requestId, tries: 0 }));
}
