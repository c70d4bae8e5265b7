import { Button } from "@mantine/core";
import { useRef } from "react";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./campaign-form.module.css";
import type { CampaignFormState } from "./use-campaign-form.ts";

type Props = {
  state: CampaignFormState;
  /** Offered while saved changes are not live; null when there are none. */
  onPublish: (() => void) | null;
};

/** The bar at the end of the form. It stays visible while something is not saved, or saved but not live. */
export function SaveBar({ state, onPublish }: Props) {
  const { isDirty, isSaving, discard } = state;
  const isOutdated = onPublish !== null && !isDirty;
  const status = useRef<HTMLSpanElement>(null);
  // Such a button is removed once it was pressed, and the focus would be lost with it.
  const goingWith = (work: () => void) => () => {
    status.current?.focus();
    work();
  };
  return (
    <div className={classes.bar} {...((isDirty || isOutdated) && { "data-raised": true })}>
      <span ref={status} tabIndex={-1} className={classes.said} role="status">
        {message(isDirty, isOutdated)}
      </span>
      <div className={classes.buttons}>
        {isDirty && !isSaving && (
          <Button variant="default" onClick={goingWith(discard)}>
            Discard
          </Button>
        )}
        {isOutdated && <Button onClick={goingWith(onPublish)}>Deploy changes</Button>}
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

function message(isDirty: boolean, isOutdated: boolean): string {
  if (isDirty) return "Unsaved changes";
  return isOutdated ? "Saved. The live site still shows the old version." : "Everything is saved";
}
