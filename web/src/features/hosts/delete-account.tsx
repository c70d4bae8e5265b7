import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

type Outcome = { onSuccess: () => void; onError: (error: Error) => void };

/** How a kind of account is deleted, and the texts around it. */
export type Deletion = {
  mutate: (id: string, outcome: Outcome) => void;
  title: string;
  question: string;
  note: string;
  done: string;
  failed: string;
};

type Props = {
  /** The account that the dialog is about; absent = closed. */
  account: { id: string } | undefined;
  deletion: Deletion;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation, then removes the row at once. If the server refuses, the row is shown again with the reason. */
export function DeleteAccount({ account, deletion, onClose, onDeleted }: Props) {
  const confirm = () => {
    if (account === undefined) return;
    deletion.mutate(account.id, {
      onSuccess: () => toastSuccess(deletion.done),
      onError: (error) => toastFailure(messageOf(error, deletion.failed)),
    });
    onClose();
    onDeleted();
  };
  return (
    <ConfirmDialog
      opened={account !== undefined}
      title={deletion.title}
      question={deletion.question}
      confirm="Delete"
      busy={false}
      busyText="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      {deletion.note}
    </ConfirmDialog>
  );
}
