import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useRemoveFactor } from "./second-factor-api.ts";

/** A passkey, or the authenticator app where there is no id. */
export type Factor = { id?: string; name: string };

type Props = {
  /** Absent = closed. */
  factor: Factor | undefined;
  /** Whether the account has no other second factor. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before a second factor is removed. */
export function RemoveFactorDialog({ factor, isLast, onClose, onRemoved }: Props) {
  const remove = useRemoveFactor();
  const confirm = () =>
    remove.mutate(factor?.id, {
      onSuccess: () => {
        toastSuccess("Second factor removed.");
        onRemoved();
      },
      onError: (error) => toastFailure(messageOf(error, "Failed to remove it")),
    });
  return (
    <ConfirmDialog
      opened={factor !== undefined}
      title="Remove a second factor"
      question={`Remove ${factor?.name ?? ""}?`}
      confirm="Remove"
      busy={remove.isPending}
      busyText="Removing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      {isLast
        ? "It is your last one. From then on the password alone opens your account, and your recovery codes stop working."
        : "You can no longer sign in with it. Your other ways stay."}
    </ConfirmDialog>
  );
}
