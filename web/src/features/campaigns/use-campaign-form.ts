import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { campaignChangesSince, isSame } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { savedOf } from "./refused-save.ts";
import { useSaves } from "./use-saves.ts";

/** The detail form's state. It starts with the campaign as first loaded and then belongs to the user: polling never changes it. */
export function useCampaignForm(campaign: CampaignDetail) {
  const [saved, setSaved] = useState(() => savedOf(campaign));
  const { form, submit, refuse } = useSchemaForm<CampaignValues>(
    campaignChangesSince(saved.values),
    {
      initial: saved.values,
    },
  );
  const { send, ...saves } = useSaves(campaign.id, {
    onSaved: (stored, { typed }) => {
      setSaved(stored);
      // Text that was typed during the save is newer than the response.
      if (isSame(form.getValues(), typed)) form.setValues(stored.values);
      toastSuccess(texts.campaigns.saved);
    },
    onMerged: ({ typed, since }) => {
      setSaved(since);
      form.setValues(typed);
    },
    onFailure: (error) => {
      if (!refuse(error)) toastFailure(messageOf(error, texts.campaigns.saveFailed));
    },
  });
  return {
    ...saves,
    form,
    save: submit((typed) => send({ typed, since: saved })),
    isDirty: !isSame(saved.values, form.values),
    focus: (field: string) => form.getInputNode(field)?.focus(),
    discard: () => {
      form.setValues(saved.values);
      form.clearErrors();
    },
  };
}
export type CampaignFormState = ReturnType<typeof useCampaignForm>;
