import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { MOVE_COST } from "@mainstreet/contract/credit-cost";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { useUpdateCampaign } from "./api.ts";
import { changesSince, isSame, valuesOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";

/**
 * The detail form's state. It starts from the campaign as first loaded and then belongs to the user: what polling brings
 * never touches it. `move` is a save that costs a credit and waits for the user's answer.
 */
export function useCampaignForm(campaign: CampaignDetail) {
  const [before, setBefore] = useState(() => valuesOf(campaign));
  const [move, setMove] = useState<Move>();
  const { mutate, isPending: isSaving } = useUpdateCampaign(campaign.id);
  const schema = changesSince(before);
  const { form, submit, refuse } = useSchemaForm<CampaignValues>(schema, { initial: before });
  const send = (sent: CampaignValues, acceptCost: number) => {
    const body = { ...schema.parse(sent), acceptCost };
    mutate(body, {
      onError: (error) => {
        const neededMove = moveIn(error, sent);
        setMove(neededMove);
        if (!neededMove && !refuse(error)) toastFailure(saveFailure(error));
      },
      onSuccess: (saved) => {
        const stored = valuesOf(saved);
        setMove(undefined);
        setBefore(stored);
        // Text typed during the save is newer than its response.
        if (isSame(form.getValues(), sent)) form.setValues(stored);
        toastSuccess(texts.campaigns.saved);
      },
    });
  };
  return {
    form,
    save: submit((sent) => send(sent, 0)),
    move: {
      question: move?.question,
      confirm: () => move !== undefined && send(move.sent, MOVE_COST),
      cancel: () => setMove(undefined),
    },
    isSaving,
    isDirty: !isSame(before, form.values),
    focus: (field: string) => form.getInputNode(field)?.focus(),
    discard: () => {
      form.setValues(before);
      form.clearErrors();
    },
  };
}
export type CampaignFormState = ReturnType<typeof useCampaignForm>;

type Move = { sent: CampaignValues; question: string };

/** A save that costs more than was agreed to, in the server's words; undefined for any other failure. */
function moveIn(error: unknown, sent: CampaignValues): Move | undefined {
  const isCost = error instanceof ApiError && error.code === "COST_NOT_ACCEPTED";
  return isCost ? { sent, question: error.message } : undefined;
}

const saveFailure = (error: unknown) => messageOf(error, texts.campaigns.saveFailed);
