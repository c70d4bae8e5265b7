import { countOf } from "@mainstreet/contract/count";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Tally } from "./site-state.ts";

type Props = {
  opened: boolean;
  tally: Tally;
  refundable: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a run is cancelled, and says what becomes of its sites and credits as they stand at that moment. */
export function CancelDialog({ opened, tally, refundable, isBusy, onConfirm, onClose }: Props) {
  const { live, underWay } = tally;
  const started = live + underWay;
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancel this run"
      question={
        refundable === 0
          ? "Every site of this run has been started already, so no credit is returned."
          : `${countOf(refundable, "site")} will not be made, and ${countOf(refundable, "credit")} ${refundable === 1 ? "is" : "are"} returned to you.`
      }
      confirm="Cancel the run"
      cancel="Keep it going"
      busy={isBusy}
      busyText="Cancelling…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {started > 0 &&
        `${countOf(started, "site")} that ${started === 1 ? "is" : "are"} live or under way ${started === 1 ? "stays" : "stay"}. `}
      A cancelled run cannot be resumed.
    </ConfirmDialog>
  );
}
