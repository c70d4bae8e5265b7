import { countOf } from "@mainstreet/contract/count";
import { restoreTrashed } from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { toastFailure, toastSuccess, toastWithAction } from "../../lib/toasts.ts";
import { forgetRemovalsOf } from "./removal-store.ts";

/** What an undo restores, and the credits that were returned and are charged again. */
export type Restorable = { ids: readonly string[]; credits: number };

/** A toast that reports a deletion, with a button that undoes it and names the price. */
export function offerUndo(text: string, { ids, credits }: Restorable, onEnd: () => void): void {
  if (ids.length === 0) return toastSuccess(text);
  const price = credits > 0 ? ` for ${countOf(credits, "credit")}` : "";
  toastWithAction(text, { label: `Undo${price}`, run: () => void undo({ ids, credits }, onEnd) });
}

async function undo({ ids, credits }: Restorable, onEnd: () => void): Promise<void> {
  try {
    const body = { campaignIds: [...ids], credits };
    const { restored, notes, message } = await callApi(restoreTrashed, { body });
    forgetRemovalsOf(restored);
    toastSuccess(message);
    for (const { text } of notes) toastFailure(text);
  } catch (error) {
    toastFailure(messageOf(error, trashTexts.restoreFailed));
  }
  onEnd();
}
