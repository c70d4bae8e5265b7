import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { onSessionChange } from "../../lib/session.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { summarizeRemovals } from "./removal-summary.ts";
import {
  addRemovals,
  forgetRemovals,
  removalStore,
  setRemoval,
  unfinishedRemovals,
} from "./removal-store.ts";
import type { RemovalRequest, RemovalOutcome, CampaignRemoval } from "./removal-store.ts";

/** Deletions under way at once: each may wait for a provider, and all share the user's limits there. */
const PARALLEL = 4;
/** How often one deletion is tried while the server is busy, or does not respond. */
const TRIES = { busy: 6, unanswered: 2 };
const PAUSE_MS = { busy: 5_000, unanswered: 2_000 };

let stop: (() => void) | undefined;
let stopFollowing: (() => void) | undefined;

/**
 * Deletes campaigns, a few at a time, while the user visits other pages; `removalStore` has the progress. `onEnd` is
 * called when all have ended. Closing the tab stops it, after a warning of the browser; signing out stops it too.
 */
export function removeCampaigns(requests: readonly RemovalRequest[], onEnd: () => void): void {
  addRemovals(requests);
  // A loop that is running takes these as well.
  if (stop === undefined) start(onEnd);
}

function start(onEnd: () => void): void {
  window.addEventListener("beforeunload", askBeforeLeaving);
  stopFollowing ??= onSessionChange(forget);
  let isStopped = false;
  stop = () => {
    isStopped = true;
    stop = undefined;
    window.removeEventListener("beforeunload", askBeforeLeaving);
  };
  void work(() => isStopped).then(() => {
    if (isStopped) return;
    stop?.();
    report();
    onEnd();
  });
}

/** Another user must neither go on with these nor read of them. */
function forget(): void {
  stop?.();
  forgetRemovals();
  stopFollowing?.();
  stopFollowing = undefined;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

async function work(isStopped: () => boolean): Promise<void> {
  const takeNext = async (): Promise<void> => {
    for (let next = nextWaiting(); next && !isStopped(); next = nextWaiting()) {
      setRemoval({ ...next, state: "running" });
      const outcome = await removeOne(next);
      if (!isStopped()) setRemoval({ ...next, ...outcome, endedAt: Date.now() });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, takeNext));
  // One that was added while the last of the others ended.
  if (!isStopped() && nextWaiting()) await work(isStopped);
}

function nextWaiting(): CampaignRemoval | undefined {
  return unfinishedRemovals().find(({ state }) => state === "waiting");
}

async function removeOne({ campaign: { id }, keepSite }: RemovalRequest): Promise<RemovalOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      const query = { keepSite: keepSite ? ("true" as const) : ("false" as const) };
      const { teardown, refunded, message, recordsToRemove } = await callApi(deleteCampaign, {
        params: { id },
        query,
      });
      return {
        state: "done",
        teardown,
        refunded,
        message,
        ...(recordsToRemove && { recordsToRemove }),
      };
    } catch (error) {
      const pause = retryDelay(error, tries);
      if (pause === undefined) return outcomeOf(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Milliseconds before the next try; undefined when a retry would not help. */
export function retryDelay(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 503 || error.status === 429)
    return tries < TRIES.busy ? (error.retryAfterMs ?? PAUSE_MS.busy) : undefined;
  return error.status === 0 && tries < TRIES.unanswered ? PAUSE_MS.unanswered : undefined;
}

function outcomeOf(error: unknown): RemovalOutcome {
  const status = error instanceof ApiError ? error.status : 0;
  // Deleted by another tab, or by a request whose response was lost.
  if (status === 404)
    return { state: "done", teardown: "none", refunded: 0, message: texts.removal.deleted };
  const mayKeepSite = error instanceof ApiError && error.code === "PROVIDER";
  return { state: "failed", message: messageOf(error, texts.removal.failed), mayKeepSite };
}

/** Shows the result of the batch in a toast, as the panel may be closed. */
function report(): void {
  const { done, failed } = summarizeRemovals(removalStore.current());
  if (done !== undefined) toastSuccess(done);
  if (failed !== undefined) toastFailure(failed);
}
