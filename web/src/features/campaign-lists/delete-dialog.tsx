import { count } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Chosen } from "./selection.ts";
import { useLastChosen } from "./use-last-chosen.ts";

type Props = {
  /** What would be deleted; empty = closed. */
  campaigns: readonly Chosen[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before one campaign or many are deleted, and says what becomes of their sites and credits. */
export function DeleteDialog({ campaigns, onConfirm, onClose }: Props) {
  const meant = useLastChosen(campaigns);
  const [first] = meant;
  const n = meant.length;
  const isOne = n === 1 && first !== undefined;
  return (
    <ConfirmDialog
      opened={campaigns.length > 0}
      title={isOne ? "Delete campaign" : "Delete campaigns"}
      question={isOne ? texts.removal.confirm(first.name) : texts.removal.confirmMany(n)}
      confirm={isOne ? "Delete" : `Delete ${count(n)} campaigns`}
      busy={false}
      busyText="Deleting…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isOne
        ? "Its site is taken down. Its credit comes back only if it never went live."
        : "Their sites are taken down. Credits come back only for those that never went live."}
    </ConfirmDialog>
  );
}
