import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

type Props = {
  /** What would be removed; undefined = closed. */
  location: TypedLocation | undefined;
  /** Whether any version of the site ever was. */
  wasEverLive: boolean;
  isBusy: boolean;
  onConfirm: (location: TypedLocation) => void;
  onClose: () => void;
};

/** Asks before a location is removed, and says what becomes of its page and its credit (decision D4). */
export function RemoveLocationDialog(props: Props) {
  const { location, wasEverLive, isBusy, onConfirm, onClose } = props;
  // The words stay while the dialog closes.
  const [meant, setMeant] = useState(location);
  if (location !== undefined && location !== meant) setMeant(location);
  return (
    <ConfirmDialog
      opened={location !== undefined}
      title="Remove location"
      question={`Remove ${meant?.city}, ${meant?.state} from this site?`}
      confirm="Remove"
      busy={isBusy}
      busyText="Removing…"
      onConfirm={() => location !== undefined && onConfirm(location)}
      onClose={onClose}
    >
      {wasEverLive
        ? "Its page goes with the next deployment; until then it stays up. Its credit comes back only if it was never part of the live site."
        : "It was never live, so its credit comes back."}
    </ConfirmDialog>
  );
}
