import { AddAppDialog } from "./add-app-dialog.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import type { FactorDialog } from "./factor-dialog.ts";
import { NewCodesDialog } from "./new-codes-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RemoveFactorDialog } from "./remove-factor-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import type { Open } from "./second-factor-card.tsx";

type Props = Omit<FactorDialog, "opened"> & {
  open: Open | undefined;
  /** Whether the account has only one second factor. */
  isLast: boolean;
  /** A factor was removed, or the user has confirmed that the recovery codes are stored. */
  onEnded: () => void;
};

/** The dialogs of the card, of which at most one is open. */
export function FactorDialogs({ open: wanted, isLast, onClose, onAdded, onEnded }: Props) {
  const open = useOpened(true) ? wanted : undefined;
  return (
    <>
      <AddPasskeyDialog
        opened={open?.dialog === "add-passkey"}
        onClose={onClose}
        onAdded={onAdded}
      />
      <AddAppDialog
        app={open?.dialog === "add-app" ? open.app : undefined}
        onClose={onClose}
        onAdded={onAdded}
      />
      <RenamePasskeyDialog
        passkey={open?.dialog === "rename" ? open.passkey : undefined}
        onClose={onClose}
      />
      <RemoveFactorDialog
        factor={open?.dialog === "remove" ? open.factor : undefined}
        isLast={isLast}
        onClose={onClose}
        onRemoved={onEnded}
      />
      <NewCodesDialog
        opened={open?.dialog === "new-codes"}
        onClose={onClose}
        onMade={(codes) => onAdded(codes)}
      />
      <RecoveryCodesDialog
        codes={open?.dialog === "codes" ? open.codes : undefined}
        onKept={onEnded}
      />
    </>
  );
}
