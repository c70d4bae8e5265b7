import { MOVE_COST } from "@mainstreet/contract/credit-cost";
import { useState } from "react";
import { useUpdateCampaign } from "./api.ts";
import { campaignChangesSince } from "./campaign-values.ts";
import type { FormField } from "./merge-values.ts";
import { type SaveRefusal, refusalOfSave, type Save, type Saved, savedOf } from "./refused-save.ts";

type Handlers = {
  onSaved: (stored: Saved, save: Save) => void;
  /** Called when the user has merged: the form has these values from now on, whether they get saved or not. */
  onMerged: (save: Save) => void;
  onFailure: (error: unknown) => void;
};

/**
 * Saves the detail form. `move` is a save that costs a credit and waits for the user's confirmation, `conflict` is a save of
 * a campaign that was saved elsewhere in the meantime.
 */
export function useSaves(campaignId: string, { onSaved, onMerged, onFailure }: Handlers) {
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const { mutate, isPending: isSaving } = useUpdateCampaign(campaignId);
  const send = (save: Save, acceptCost = 0) => {
    const body = { ...campaignChangesSince(save.since.values).parse(save.typed), acceptCost };
    mutate(
      { body, version: save.since.version },
      {
        onError: (error) => {
          const next = refusalOfSave(error, save);
          if (next?.kind === "again") return send(next.save, acceptCost);
          setRefusal(next);
          if (!next) onFailure(error);
        },
        onSuccess: (campaign) => {
          setRefusal(undefined);
          onSaved(savedOf(campaign), save);
        },
      },
    );
  };
  const merge = (given: ReadonlySet<FormField>) => {
    if (refusal?.kind !== "conflict") return;
    const save = refusal.merged(given);
    onMerged(save);
    send(save);
  };
  const cancel = () => setRefusal(undefined);
  const move = refusal?.kind === "move" ? refusal : undefined;
  return {
    send,
    isSaving,
    move: { question: move?.question, confirm: () => move && send(move.save, MOVE_COST), cancel },
    conflict: {
      merge: refusal?.kind === "conflict" ? refusal.merge : undefined,
      save: merge,
      cancel,
    },
  };
}
