import { setTimeout as sleep } from "node:timers/promises";
import { formerSiteTexts } from "@mainstreet/contract/former-site-texts";
import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { AppError, conflict, notFound } from "../../errors.ts";
import type { FormerSiteRecord } from "../../hosting/former-site.ts";
import { openHosting } from "../../hosting/open-hosting.ts";
import { asTenant } from "../../platform/db/database.ts";
import { type CampaignId, findCampaign, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { isStillLive } from "./former-sites.ts";
import { lockCampaigns } from "./request-deployment.ts";
import { requestFormerUpdate } from "./update-former-sites.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";

type FormerSiteId = CampaignId & { formerId: string };
type RemoveInput = FormerSiteId & { forget: boolean };

/** Below the 90 s that the web app waits. */
const WAIT_MS = 60_000;
const POLL_MS = 150;

/**
 * Removes the site or redirect at a place that the campaign has left, or with `forget` only its record. A worker does this, so a kill
 * can only delay it. Throws 404, 409 while visitors reach the site nowhere else, 502 with the provider's reason, and 503 when it takes
 * too long; the removal then continues.
 */
export async function removeFormerSite(deps: Deps, input: RemoveInput): Promise<void> {
  if (input.forget) await assertForgettable(deps, input);
  await markUnwanted(deps, input);
  if (input.forget) return;
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping]);
  while (true) {
    const former = await findFormer(deps, input);
    if (!former) return;
    if (former.message !== "") throw refused(former);
    if (signal.aborted) throw stillRemoving();
    await sleep(POLL_MS);
  }
}

/** Throws 409 for a whole site that can be removed: it must not be forgotten, since one credit would then pay for many sites. */
async function assertForgettable(deps: Deps, input: FormerSiteId): Promise<void> {
  const { userId, campaignId: id } = input;
  const row = await asTenant(deps.db, userId, (tx) => findCampaign(tx, input));
  const former = row?.formerSites.find((site) => site.id === input.formerId);
  if (!row || !former || former.redirect || isStillLive(former, row)) return;
  const hosting = await openHosting(deps, { ...former, id, userId });
  if (hosting) throw conflict("FORMER_SITE_STANDS", formerSiteTexts.removable);
}

async function markUnwanted(deps: Deps, { userId, campaignId, formerId, forget }: RemoveInput) {
  await asTenant(deps.db, userId, async (tx) => {
    const [row] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
    if (!row) throw notFound(texts.campaigns.notFound);
    const former = row.formerSites.find((site) => site.id === formerId);
    if (!former) throw notFound(formerSiteTexts.notFound);
    if (isStillLive(former, row) || isSamePlace(former, row))
      throw conflict("FORMER_SITE_LIVE", formerSiteTexts.stillLive);
    const unwanted = forget ? [] : [{ ...former, isUnwanted: true, message: "" }];
    const formerSites = row.formerSites.flatMap((site) => (site === former ? unwanted : [site]));
    await tx.update(campaigns).set({ formerSites }).where(isCampaign({ userId, campaignId }));
    await recordEvent(tx, { userId, kind: "former-site-removed", subject: former.url });
    if (!forget) await requestFormerUpdate(tx, deps, { ...row, formerSites, isUrgent: true });
  });
}

async function findFormer(
  { db }: Deps,
  { formerId, ...id }: FormerSiteId,
): Promise<FormerSiteRecord | undefined> {
  const row = await asTenant(db, id.userId, (tx) => findCampaign(tx, id));
  return row?.formerSites.find((site) => site.id === formerId);
}

function refused({ message }: FormerSiteRecord): AppError {
  const text = formerSiteTexts.removalFailed(message);
  return new AppError({ status: 502, code: "REMOVAL_FAILED", message: text });
}

function stillRemoving(): AppError {
  const message = formerSiteTexts.stillRemoving;
  return new AppError({ status: 503, code: "BUSY", message, retryAfterSeconds: 5 });
}
