import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { credentialKeyOf } from "../../hosting/credential-key.ts";
import type { FormerSiteRecord } from "../../hosting/former-site.ts";
import { type Hosting, type Redirected, Superseded } from "../../hosting/provider.ts";
import { hosts } from "../../hosting/registry.ts";
import { asTenant } from "../../platform/db/database.ts";
import { type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import { acquireBackgroundSlot } from "../rate-limits/background-slot.ts";
import type { SlotOutcome } from "../rate-limits/limits.ts";
import { noteRefusal, slotOutcomeOf } from "./deployment-failure.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { isNewestLive } from "./former-sites.ts";
import { movedPages } from "./moved-pages.ts";
import { changeFormer, type FormerSiteRefusal } from "./take-down-former.ts";

/**
 * How a redirect ended. `change`: the changes to the record; 'forgotten' when nothing of ours exists there any more. `retryAt`: the
 * redirect has not begun, since other work at the account has priority.
 */
export type Updated = {
  change: Partial<FormerSiteRecord> | "forgotten";
  refusal?: FormerSiteRefusal;
  retryAt?: Date;
};

type Redirecting = {
  former: FormerSiteRecord;
  /** Saves what is known about the place before anything is changed there. */
  save: (change: Partial<FormerSiteRecord>) => Promise<void>;
};

export const refusedFor = (refusal: FormerSiteRefusal): Updated => ({
  refusal,
  change: { message: refusal.message },
});

/** Makes a place that a live campaign has left redirect to the campaign's site, within the limits of the account there. */
export async function redirectFormer(
  deps: Deps,
  live: CampaignRow,
  input: Redirecting,
): Promise<Updated> {
  const { former } = input;
  const isCharged = hosts[former.deploymentType].deployLimits !== undefined;
  if (isCharged && (await isMoveUnderWay(deps, live))) return { change: {} };
  const slot = await acquireBackgroundSlot(deps, credentialKeyOf(former));
  if ("retryAt" in slot) {
    const { retryAt, holdReason: message } = slot;
    if (message === undefined) return { change: {}, retryAt };
    return refusedFor({ isPassing: false, isHeld: true, message });
  }
  const { watch, release } = slot;
  let end: SlotOutcome = "done";
  try {
    const change = (hosting: Hosting) => redirect(deps, live, { ...input, hosting });
    const { refusal, ...done } = await changeFormer(deps, live, { former, change, watch });
    if (!refusal) return updatedBy(live, former, "result" in done ? done.result : undefined);
    if (refusal.error) {
      end = slotOutcomeOf(refusal.error);
      noteRefusal(watch, refusal.error);
    }
    return refusedFor(refusal);
  } catch (error) {
    if (error instanceof Superseded) return { change: {} };
    throw error;
  } finally {
    await release(end);
  }
}

function redirect(
  deps: Deps,
  live: CampaignRow,
  { former, save, hosting }: Redirecting & { hosting: Hosting },
): Promise<Redirected | undefined> {
  const to = addressOf(live);
  return hosting.redirect({
    to,
    previous: former.hostingState,
    pages: (paths) => movedPages(paths, to),
    beforeUpload: (hostingState) => save({ hostingState }),
    isCurrent: () => isStillMeant(deps, live, former.id),
  });
}

const addressOf = ({ deploymentUrl }: CampaignRow) => new URL(deploymentUrl ?? "").href;

function updatedBy(
  live: CampaignRow,
  former: FormerSiteRecord,
  done: Redirected | undefined,
): Updated {
  if (!done) return { change: "forgotten" };
  const { kind, state: hostingState } = done;
  const since = former.redirect?.since ?? new Date().toISOString();
  const place = hosts[live.deploymentType].targetOf(live);
  const isOwn = !live.ownDomain?.isLive && place !== null;
  const led = { kind, to: live.deploymentUrl ?? "", since, ...(isOwn && { place }) };
  return { change: { hostingState, redirect: led, message: "" } };
}

/**
 * Whether other sites of a move, or of an operation that moves sites, are still at the account that this site has left: a deploy for a
 * redirect could use up the credits that keep them online. The end of the move requests the redirects. A site that failed to move does
 * not delay redirects: it may never be tried again, and the hold of an account without credits is checked before each redirect.
 */
async function isMoveUnderWay({ db }: Deps, { id, userId }: CampaignRow): Promise<boolean> {
  const { rows } = await asTenant(db, userId, (tx) =>
    tx.execute(sql`
      select from host_moves m
      join host_move_sites own on own.user_id = m.user_id and own.move_id = m.id and own.campaign_id = ${id}
      join host_move_sites other on other.user_id = m.user_id and other.move_id = m.id and other.campaign_id <> ${id}
      where m.user_id = ${userId} and m.state <> 'cancelled' and other.status in ('waiting', 'moving')
      union all
      select from operations o
      join operation_sites own on own.user_id = o.user_id and own.operation_id = o.id and own.campaign_id = ${id}
      join operation_sites other on other.user_id = o.user_id and other.operation_id = o.id and other.campaign_id <> ${id}
      where o.user_id = ${userId} and (o.due_at is not null or o.state = 'paused') and jsonb_exists(own.after, 'account')
        and other.status = 'applied' and other.deployment in ('waiting', 'deploying')
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
  if (!row || !former || former.isUnwanted || !isNewestLive(row)) return false;
  return row.deploymentUrl === deploymentUrl && !isSamePlace(former, row);
}
