import type { Removal } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { AppError, notFound } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { DEPLOY_QUEUE, TAKE_DOWN_QUEUE } from "../../platform/jobs/jobs.ts";
import { campaigns } from "../campaigns/tables.ts";
import { uncertainState } from "../../hosting/uncertain-state.ts";
import { campaignName } from "../campaigns/present.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { markRunSiteDeleted } from "../campaigns/update-run-sites.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { leaveDomain, type Released, releaseDomain } from "../domains/release-domain.ts";
import { awaitJobs, isUnfinished, stopDeployment } from "../deployments/stop-deployment.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { takeDown, type TakenDown, whatStays } from "./take-down.ts";

/** Longer than the queue takes to notice a dead worker, and with time left of the 90 s that the web app waits. */
const WAIT_MS = 40_000;

type RemovalInput = CampaignId & { keepSite: boolean };
type Teardown = Removal["teardown"];

/**
 * Deletes a campaign: stops its deployment, lets its host let go of its domain, takes its site down, then refunds it by decision D4 and deletes the row in
 * one transaction. Killed or refused half-way, the campaign stands as failed and can be deleted again, or deployed.
 * Throws 404, 503 while a worker does not let go of it or when this process stops, and ProviderError when the
 * site could not be taken down.
 */
export async function removeCampaign(deps: Deps, input: RemovalInput): Promise<Removal> {
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping]);
  let released: Released | undefined;
  while (true) {
    const stopped = await asTenant(deps.db, input.userId, (tx) => stop(tx, input));
    crashPoint("remove.stopped");
    for (const queue of [DEPLOY_QUEUE, TAKE_DOWN_QUEUE] as const)
      if (!(await awaitJobs(deps.db, { campaignId: input.campaignId, queue, signal })))
        throw stillDeploying();
    if (!input.keepSite) released ??= await releaseDomain(deps, { ...input, isDeletion: true });
    const down = input.keepSite
      ? whatStays(stopped)
      : await takeDown(deps, { ...stopped, ownDomain: null });
    crashPoint("remove.taken-down");
    const removal = await asTenant(deps.db, input.userId, (tx) => finish(tx, stopped, down));
    if (removal) return committed(withDomain(removal, released));
    // Another deployment was requested in the meantime: its site has to go too.
    if (signal.aborted) throw stillDeploying();
  }
}

function withDomain(removal: Removal, released: Released | undefined): Removal {
  if (!released) return removal;
  const { recordsToRemove, message } = released;
  return { ...removal, recordsToRemove, message: `${removal.message} ${message}`.trim() };
}

function committed(removal: Removal): Removal {
  crashPoint("remove.committed");
  return removal;
}

/** Fences out a running deployment, and records that the site may be gone or incomplete from now on. */
async function stop(tx: Db, { keepSite, ...id }: RemovalInput): Promise<CampaignRow> {
  const row = await lock(tx, id);
  const isTouched = isUnfinished(row) || (!keepSite && row.deployAttempt > 0);
  if (!isTouched) return row;
  const message = texts.removal.unfinished;
  if (keepSite) return stopDeployment(tx, row, { message });
  // Whatever was up may be gone.
  const hostingState = uncertainState(row.hostingState);
  return stopDeployment(tx, row, { message, hostingState, liveSource: "" });
}

async function lock(tx: Db, id: CampaignId): Promise<CampaignRow> {
  const [row] = await tx.select().from(campaigns).where(isCampaign(id)).for("update");
  if (!row) throw notFound(texts.campaigns.notFound);
  return row;
}

/** Refund and deletion, together; undefined when the campaign has been deployed since it was stopped. */
async function finish(
  tx: Db,
  stopped: CampaignRow,
  { teardown, leftAt }: TakenDown,
): Promise<Removal | undefined> {
  const id = { userId: stopped.userId, campaignId: stopped.id };
  const row = await lock(tx, id);
  if (isUnfinished(row) || row.deployAttempt !== stopped.deployAttempt) return undefined;
  const refunded = await refund(tx, row, teardown);
  await markRunSiteDeleted(tx, id);
  const domain = await leaveDomain(tx, id);
  await tx.delete(campaigns).where(isCampaign(id));
  await recordEvent(tx, { userId: row.userId, kind: "site-deleted", subject: campaignName(row) });
  crashPoint("remove.before-commit");
  const message = `${messageOf(refunded, { teardown, leftAt })} ${domain}`.trim();
  return { success: true, refunded, teardown, message };
}

/**
 * Decision D4: what never once went live is refunded in full, once. A site that stays somewhere may be live for all we
 * know, or be made so later, and is not refunded: it would be a free one.
 */
async function refund(tx: Db, row: CampaignRow, teardown: Teardown): Promise<number> {
  if (row.deployed || teardown === "left") return 0;
  await appendEntry(tx, {
    userId: row.userId,
    type: "refund",
    amount: row.cost,
    description: texts.removal.refundOf(campaignName(row)),
    businessKey: `refund:${row.id}`,
    campaignId: row.id,
  });
  return row.cost;
}

function messageOf(refunded: number, { teardown, leftAt }: TakenDown): string {
  const { deleted, refunded: returned, siteLeft } = texts.removal;
  const sentences: string[] = [deleted];
  if (refunded > 0) sentences.push(returned(refunded));
  if (teardown === "left") sentences.push(siteLeft(leftAt));
  return sentences.join(" ");
}

function stillDeploying(): AppError {
  const message = texts.removal.stillDeploying;
  return new AppError({ status: 503, code: "BUSY", message, retryAfterSeconds: 5 });
}
