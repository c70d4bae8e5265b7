import { countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import type { RemovalDone, CampaignRemoval, Removals } from "./removal-store.ts";

const { deletedMany, failedMany, refunded } = texts.removal;

/** The removals of the newest batch. */
function newestBatch({ byId, batch }: Removals): CampaignRemoval[] {
  return [...byId.values()].filter((removal) => removal.batch === batch);
}

const ORDER: Record<CampaignRemoval["state"], number> = {
  failed: 0,
  running: 1,
  done: 2,
  waiting: 3,
};

/** What the panel lists: the newest batch and earlier failures, failures first, then the newest. */
export function removalsToShow(removals: Removals): CampaignRemoval[] {
  return [...removals.byId.values()]
    .filter(({ batch, state }) => batch === removals.batch || state === "failed")
    .toSorted(
      (one, other) =>
        ORDER[one.state] - ORDER[other.state] || (other.endedAt ?? 0) - (one.endedAt ?? 0),
    );
}

/** "Deleting campaigns: 3 of 12", and once all have ended "10 deleted, 2 failed". */
export function removalHeadline(shown: readonly CampaignRemoval[]): string {
  const count = (wanted: CampaignRemoval["state"]) =>
    shown.filter(({ state }) => state === wanted).length;
  const [done, failed] = [count("done"), count("failed")];
  if (done + failed < shown.length)
    return `Deleting campaigns: ${done + failed} of ${shown.length}`;
  if (failed === 0) return `${done} deleted`;
  return done === 0 ? `${failed} not deleted` : `${done} deleted, ${failed} not deleted`;
}

const TEARDOWN = {
  removed: "Site taken down",
  none: "No site was up",
  left: "Site left up",
};

/** The state of one removal as text. */
export function removalText(removal: CampaignRemoval): string {
  if (removal.state === "waiting") return "Waiting";
  if (removal.state === "running") return "Deleting…";
  if (removal.state === "failed") return removal.message;
  const { teardown, refunded: credits, campaign } = removal;
  const place =
    teardown === "left" && campaign.deploymentUrl ? ` at ${campaign.deploymentUrl}` : "";
  return `${TEARDOWN[teardown]}${place}${credits > 0 ? `. ${refunded(credits)}` : ""}`;
}

/** What became of the newest batch, in one sentence for what succeeded and one for what did not. */
export function summarizeRemovals(removals: Removals): { done?: string; failed?: string } {
  const batch = newestBatch(removals);
  const done = batch.filter(isDone);
  const failed = batch.filter(({ state }) => state === "failed");
  return {
    ...(done[0] && { done: doneText(done) }),
    ...(failed[0] && { failed: failedText(failed, batch.length) }),
  };
}

function isDone(removal: CampaignRemoval): removal is CampaignRemoval & RemovalDone {
  return removal.state === "done";
}

function doneText(done: (CampaignRemoval & RemovalDone)[]): string {
  const [only] = done;
  if (only !== undefined && done.length === 1) return only.message;
  const credits = done.reduce((sum, removal) => sum + removal.refunded, 0);
  const sentence = deletedMany(done.length);
  return credits === 0 ? sentence : `${sentence}. ${refunded(credits)}`;
}

function failedText(failed: CampaignRemoval[], of: number): string {
  const reasons = new Set(failed.map((removal) => ("message" in removal ? removal.message : "")));
  const [reason = ""] = reasons;
  if (of === 1) return reason;
  const others = reasons.size - 1;
  const rest = others > 0 ? ` And ${countOf(others, "other reason")}.` : "";
  return failedMany(`${failed.length} of ${of}. ${reason.replace(/\.?$/, ".")}${rest}`);
}

/** True for a campaign that lists no longer show: it is being deleted, or gone. */
function isGone(removal: CampaignRemoval | undefined): boolean {
  return removal !== undefined && removal.state !== "failed";
}

/** What a list shows of what it has loaded, and how many campaigns there are besides those being deleted. */
export function withoutRemovals<C extends { id: string }>(
  list: { campaigns: readonly C[]; total: number; listKey: string; updatedAt: number },
  { byId }: Removals,
): { campaigns: readonly C[]; total: number } {
  if (byId.size === 0) return list;
  const loaded = new Set(list.campaigns.map(({ id }) => id));
  const stillCounted = [...byId.values()].filter(
    (removal) =>
      isGone(removal) &&
      (removal.listKey === list.listKey || loaded.has(removal.campaign.id)) &&
      // The total was fetched before the removal ended.
      (removal.endedAt ?? Infinity) >= list.updatedAt,
  );
  return {
    campaigns: list.campaigns.filter(({ id }) => !isGone(byId.get(id))),
    total: Math.max(0, list.total - stillCounted.length),
  };
}
