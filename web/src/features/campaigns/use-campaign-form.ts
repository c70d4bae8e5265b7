import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { useUpdateCampaign } from "./api.ts";
import { changesSince, isSame, valuesOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";

/**
 * The detail form's state. It starts from the campaign as first loaded and then belongs to the user: what polling brings
 * never touches it.
 */
export function useCampaignForm(campaign: CampaignDetail) {
  const [before, setBefore] = useState(() => valuesOf(campaign));
  const update = useUpdateCampaign(campaign.id);
  const schema = changesSince(before);
  const { form, submit, refuse } = useSchemaForm<CampaignValues>(schema, { initial: before });
  const save = submit((sent) =>
    update.mutate(schema.parse(sent), {
      onError: (error) => {
        if (!refuse(error)) toastFailure(messageOf(error, texts.campaigns.saveFailed));
      },
      onSuccess: (saved) => {
        const stored = valuesOf(saved);
        setBefore(stored);
        // What was typed while the save ran is newer than its answer.
        if (isSame(form.getValues(), sent)) form.setValues(stored);
        toastDone(texts.campaigns.saved);
      },
    }),
  );
  return {
    form,
    save,
    isSaving: update.isPending,
    isDirty: !isSame(before, form.values),
    focus: (field: string) => form.getInputNode(field)?.focus(),
    discard: () => {
      form.setValues(before);
      form.clearErrors();
    },
  };
}
export type CampaignForm = ReturnType<typeof useCampaignForm>;
