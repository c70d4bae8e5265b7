import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { choiceOf, deploymentSettings, type FormChoice } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useUpdateDeploymentSettings } from "./api.ts";
import classes from "./deployment.module.css";

type Props = {
  campaign: CampaignDetail;
  /** The fields; they call back with everything that is chosen. */
  fields: (props: {
    value: FormChoice;
    onChange: (value: FormChoice) => void;
    errors: Partial<Record<string, ReactNode>>;
  }) => ReactNode;
  onSaved: () => void;
};

/** Changes where a campaign is deployed to; the next deployment goes there (spec §3, Deployment settings). */
export function SettingsForm({ campaign, fields, onSaved }: Props) {
  const update = useUpdateDeploymentSettings(campaign.id);
  const { form, submit, refuse } = useSchemaForm(deploymentSettings, {
    initial: choiceOf(campaign),
  });
  const save = submit((values) =>
    update.mutate(values, {
      onError: (error) => {
        if (!refuse(error)) toastFailure(messageOf(error, texts.campaigns.settingsFailed));
      },
      onSuccess: () => {
        toastSuccess(texts.campaigns.settingsUpdated);
        onSaved();
      },
    }),
  );
  return (
    <form className={classes.settings} onSubmit={save} noValidate>
      {fields({
        value: form.values,
        errors: form.errors,
        onChange: (value) => {
          form.setValues(value);
          form.clearErrors();
        },
      })}
      <div>
        <SubmitButton busy={update.isPending} busyText="Saving...">
          Save Settings
        </SubmitButton>
      </div>
    </form>
  );
}
