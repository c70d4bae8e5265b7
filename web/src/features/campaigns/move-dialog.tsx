import { useState } from "react";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { CampaignFormState } from "./use-campaign-form.ts";

type Props = {
  state: Pick<CampaignFormState, "move" | "isSaving">;
  /** Shows whether the credits suffice. */
  creditCheck: ReactNode;
  canPay: boolean;
};

/** Asks for confirmation before a live site is saved with another service or place, which costs a credit (decision 166). */
export function MoveDialog({ state, creditCheck, canPay }: Props) {
  const { question, confirm, cancel } = state.move;
  // The text stays while the dialog closes.
  const [confirmed, setConfirmed] = useState(question);
  if (question !== undefined && question !== confirmed) setConfirmed(question);
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title="Move this site"
      question={confirmed ?? ""}
      tone="plain"
      details={creditCheck}
      canConfirm={canPay}
      confirm="Move for 1 credit"
      busy={state.isSaving}
      busyText="Saving..."
      onConfirm={confirm}
      onClose={cancel}
    >
      The live page stays as it is until you deploy. Then the new one takes its place, at the same
      address. To keep both, create another site instead.
    </ConfirmDialog>
  );
}
