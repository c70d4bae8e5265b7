import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { trashCampaigns } from "@mainstreet/contract/trash";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { onSessionChange } from "../../lib/session.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { offerUndo, type Restorable } from "./offer-undo.ts";
import { forgetRemovals, forgetRemovalsOf, setRemovals } from "./removal-store.ts";

type Request = {
  ids: readonly string[];
  /** The scope of the list in which they were selected. */
  listKey: string;
  keepSite: boolean;
};

let stopFollowing: (() => void) | undefined;

/**
 * Moves campaigns to the trash with one request. Lists hide them at once, and show them again if it fails. `onEnd` is called
 * when the request has ended, and after an undo.
 */
export async function removeCampaigns(request: Request, onEnd: () => void): Promise<void> {
  const { ids, listKey } = request;
  stopFollowing ??= onSessionChange(forget);
  setRemovals(ids, { listKey });
  try {
    const { message, restorable } = await (ids.length === 1 ? removeOne : removeMany)(request);
    setRemovals(ids, { listKey, endedAt: Date.now() });
    offerUndo(message, restorable, onEnd);
  } catch (error) {
    fail(error, request);
  }
  onEnd();
}

/** Another user must not see messages about them. */
function forget(): void {
  forgetRemovals();
  stopFollowing?.();
  stopFollowing = undefined;
}

type Removed = { message: string; restorable: Restorable };

async function removeOne({ ids, keepSite }: Request): Promise<Removed> {
  const [id = ""] = ids;
  const query = { keepSite: keepSite ? ("true" as const) : ("false" as const) };
  const { message, refunded } = await callApi(deleteCampaign, { params: { id }, query });
  return { message, restorable: { ids, credits: refunded } };
}

async function removeMany({ ids, keepSite }: Request): Promise<Removed> {
  const body = { campaignIds: [...ids], keepSite };
  const { trashed, message } = await callApi(trashCampaigns, { body });
  return { message, restorable: { ids: trashed, credits: 0 } };
}

function fail(error: unknown, { ids, listKey }: Request): void {
  // Deleted by another tab, or by a request whose response was lost.
  if (error instanceof ApiError && error.status === 404) {
    setRemovals(ids, { listKey, endedAt: Date.now() });
    toastSuccess(texts.removal.deleted);
    return;
  }
  forgetRemovalsOf(ids);
  const reason = messageOf(error, texts.removal.failed);
  toastFailure(ids.length === 1 ? reason : texts.removal.failedMany(reason));
}
