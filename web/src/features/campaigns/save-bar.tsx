import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./campaign-form.module.css";
import type { CampaignForm } from "./use-campaign-form.ts";

type Props = {
  state: CampaignForm;
  /** Offered while saved changes are not live; null when there are none. */
  publish: ReactNode;
};

/** Ends the form, and stays in sight while something is not saved, or saved but not live. */
export function SaveBar({ state, publish }: Props) {
  const { isDirty, isSaving, discard } = state;
  const isOutdated = publish !== null && !isDirty;
  return (
    <div className={classes.bar} {...((isDirty || isOutdated) && { "data-raised": true })}>
      <span className={classes.said} role="status">
        {said(isDirty, isOutdated)}
      </span>
      <div className={classes.buttons}>
        {isDirty && !isSaving && (
          <Button variant="default" onClick={discard}>
            Discard
          </Button>
        )}
        {isOutdated && publish}
        <SubmitButton
          variant={isDirty ? "filled" : "default"}
          disabled={!isDirty}
          busy={isSaving}
          busyText="Saving..."
        >
          Save Changes
        </SubmitButton>
      </div>
    </div>
  );
}

function said(isDirty: boolean, isOutdated: boolean): string {
  if (isDirty) return "Unsaved changes";
  return isOutdated ? "Saved. The live site still shows the old version." : "Everything is saved";
}
