import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { texts } from "@mainstreet/contract/texts";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { uncertainState } from "../../hosting/uncertain-state.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { asTenant, type Db, seeingTrash } from "../../platform/db/database.ts";
import { DEPLOY_QUEUE, TAKE_DOWN_QUEUE } from "../../platform/jobs/jobs.ts";
import { ProviderError } from "../../provider-error.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { awaitJobs } from "../deployments/stop-deployment.ts";
import { findDomain } from "../domains/queries.ts";
import { type Released, releaseDomain } from "../domains/release-domain.ts";
import { trashedSites } from "../trash/tables.ts";
import {
  endTrashLease,
  isLeased,
  isTrashed,
  leaseTrashed,
  type TrashedRow,
  whileTrashLeased,
} from "./lease-trashed.ts";
import { refundCampaign } from "./refund-campaign.ts";
import { takeDown, type TakenDown } from "./take-down.ts";

/** Longer than the queue takes to notice a dead worker, and with time left of the 90 s that the web app waits. */
const WAIT_MS = 40_000;
const BUSY_PAUSE_S = 5;
const FIRST_PAUSE_S = 60;
const LONGEST_PAUSE_S = 6 * 3_600;

/** `row`: its present row in the trash. `domain`: the result of releasing its own domain. */
export type End = {
  row: TrashedRow;
  taken?: TakenDown;
  domain?: Released | undefined;
};

/**
 * Takes the site of a campaign in the trash down: waits for its workers, releases its domain at its host, removes it everywhere, and
 * refunds it by decision D4. When a host refuses, the site stores that state with its reason, and the next attempt is made later. Safe to
 * run twice and to kill anywhere. Undefined while another process does it, and when there is nothing to take down.
 */
export async function takeDownTrashed(deps: Deps, id: CampaignId): Promise<End | undefined> {
  return seeingTrash(async () => {
    const begun = await asTenant(deps.db, id.userId, (tx) => begin(tx, id));
    if (!begun) return undefined;
    crashPoint("remove.stopped");
    return whileTrashLeased(deps.db, begun.row, () => attempt(deps, begun));
  });
}

type Begun = { row: TrashedRow; campaign: CampaignRow };

/** Leases the site, and records that it may be gone or incomplete from now on. */
async function begin(tx: Db, id: CampaignId): Promise<Begun | undefined> {
  const before = await lock(tx, id);
  const row = before && (await leaseTrashed(tx, id));
  if (!row) return undefined;
  const [campaign] = await tx
    .update(campaigns)
    .set({
      deploymentStatus: "failed",
      deploymentMessage: texts.removal.inTrash,
      hostingState: uncertainState(before.hostingState),
      liveSource: "",
    })
    .where(isCampaign(id))
    .returning();
  // Recorded before the domain is released, since a restore adds it again.
  const bound = await findDomain(tx, id);
  if (bound) {
    const domain = { host: bound.host, withRedirect: bound.alsoHost !== null };
    await tx.update(trashedSites).set({ domain }).where(isTrashed(id));
  }
  return campaign && { row, campaign };
}

async function lock(tx: Db, id: CampaignId): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(isCampaign(id)).for("update");
  return row;
}

async function attempt(deps: Deps, begun: Begun): Promise<End> {
  const { campaign, row } = begun;
  const save = (change: Parameters<typeof endTrashLease>[2]) =>
    asTenant(deps.db, row.userId, (tx) => endTrashLease(tx, row, change));
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping]);
    for (const queue of [DEPLOY_QUEUE, TAKE_DOWN_QUEUE] as const)
      if (!(await awaitJobs(deps.db, { campaignId: campaign.id, queue, signal })))
        return { row: (await save(busy())) ?? row };
    const id = { userId: campaign.userId, campaignId: campaign.id };
    const domain = await releaseDomain(deps, { ...id, isDeletion: true });
    const records = domain?.recordsToRemove;
    if (records) await asTenant(deps.db, row.userId, (tx) => noteRecords(tx, row, records));
    const taken = await takeDown(deps, { ...campaign, ownDomain: null });
    crashPoint("remove.taken-down");
    const ended = await asTenant(deps.db, row.userId, (tx) => finish(tx, begun, taken));
    crashPoint("remove.committed");
    return { row: ended ?? row, taken, domain };
  } catch (error) {
    if (databaseFault(error)) throw error;
    if (error instanceof AppError) return { row: (await save(busy())) ?? row };
    const isRefusal = error instanceof ProviderError;
    if (!isRefusal) deps.log.error({ err: error }, "a site of the trash was not taken down");
    return {
      row: (await save(refused(row, isRefusal ? error.message : trashTexts.faulty))) ?? row,
    };
  }
}

/** A worker is still processing the site. */
function busy(): Parameters<typeof endTrashLease>[2] {
  return { dueAt: inSeconds(BUSY_PAUSE_S), state: "taking-down", reason: trashTexts.stillBusy };
}

function refused({ tries }: TrashedRow, reason: string): Parameters<typeof endTrashLease>[2] {
  const pause = Math.min(FIRST_PAUSE_S * 2 ** tries, LONGEST_PAUSE_S);
  return { dueAt: inSeconds(pause), state: "refused", reason, tries: tries + 1 };
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

/** Saved even if taking the site down fails then, as the next attempt finds no domain any more. */
async function noteRecords(tx: Db, row: TrashedRow, records: DnsRecord[]): Promise<void> {
  await tx.update(trashedSites).set({ records }).where(isLeased(row));
}

/** Deletes what is known of the host, returns the credit and marks the site as down, all in one transaction. */
async function finish(
  tx: Db,
  { row, campaign: { userId, id: campaignId } }: Begun,
  { teardown, leftAt }: TakenDown,
): Promise<TrashedRow | undefined> {
  const id = { userId, campaignId };
  const campaign = await lock(tx, id);
  if (!campaign) return undefined;
  if (teardown === "left") {
    const reason = trashTexts.accountGone(leftAt);
    return endTrashLease(tx, row, { state: "left", reason, dueAt: null });
  }
  const ended = await endTrashLease(tx, row, { state: "down", reason: "", dueAt: null });
  if (!ended) return undefined;
  const refunded = await refundCampaign(tx, campaign);
  await tx
    .update(campaigns)
    .set({
      hostingState: null,
      netlifySiteId: null,
      formerSites: [],
      awsBucketRegion: null,
      ownDomain: null,
    })
    .where(isCampaign(id));
  const [down] = await tx.update(trashedSites).set({ refunded }).where(isTrashed(id)).returning();
  crashPoint("remove.before-commit");
  return down;
}
