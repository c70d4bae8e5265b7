import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useMakeRecoveryCodes } from "./second-factor-api.ts";

type Props = {
  opened: boolean;
  onClose: () => void;
  onMade: (recoveryCodes: readonly string[]) => void;
};

/** Asks before new recovery codes replace those that the user may have on paper. */
export function NewCodesDialog({ opened, onClose, onMade }: Props) {
  const make = useMakeRecoveryCodes();
  const confirm = () =>
    make.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
      onError: (error) => toastFailure(messageOf(error, "Failed to make recovery codes")),
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="New recovery codes"
      question="Make ten new recovery codes?"
      confirm="Make new codes"
      busy={make.isPending}
      busyText="Making..."
      onConfirm={confirm}
      onClose={onClose}
    >
      The codes that you have now stop working at once, also those on paper.
    </ConfirmDialog>
  );
}
