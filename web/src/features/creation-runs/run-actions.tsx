import { count, countOf } from "@mainstreet/contract/count";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { Button } from "@mantine/core";
import { Pause, Play, RefreshCw } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { RunAction } from "./api.ts";
import type { SiteTally } from "./site-state.ts";

type Props = {
  run: CreationRun;
  tally: SiteTally;
  /** Sites whose credits a cancellation returns. */
  refundable: number;
  /** The action that is in progress. */
  busy: RunAction | undefined;
  onAction: (name: RunAction, onDone?: () => void) => void;
};

/** The buttons of a run that has not ended. */
export function RunActions({ run, tally, refundable, busy, onAction }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  if (run.status === "complete" || run.status === "cancelled") return null;
  const name = run.status === "paused" ? "resume" : "pause";
  return (
    <>
      <SteerButton
        {...(run.hold === null ? STEERING[name] : CHECKING)}
        isBusy={busy === name || run.hold?.isChecking === true}
        onClick={() => onAction(name)}
      />
      {(run.perWeek !== null || run.dripPerDay !== null) && tally.waiting > 0 && (
        <StartNow run={run} waiting={tally.waiting} busy={busy} onAction={onAction} />
      )}
      <Button variant="default" onClick={() => setIsConfirming(true)}>
        {refundable === 0 ? "Cancel" : `Cancel and refund ${count(refundable)}`}
      </Button>
      <CancelDialog
        opened={isConfirming}
        tally={tally}
        refundable={refundable}
        isBusy={busy === "cancel"}
        onConfirm={() => onAction("cancel", () => setIsConfirming(false))}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}

const STEERING = {
  pause: { variant: "default", icon: Pause, text: "Pause", busyText: "Pausing…" },
  resume: { variant: "filled", icon: Play, text: "Resume", busyText: "Resuming…" },
} as const;
/** The words while a run is resumed whose account is on hold. */
const CHECKING = {
  variant: "filled",
  icon: RefreshCw,
  text: "Check again",
  busyText: "Checking…",
} as const;

type SteerProps = (typeof STEERING)["pause" | "resume"] | typeof CHECKING;

function SteerButton(props: SteerProps & { isBusy: boolean; onClick: () => void }) {
  const { variant, icon: Icon, text, busyText, isBusy, onClick } = props;
  return (
    <SubmitButton
      variant={variant}
      leftSection={<Icon size={16} aria-hidden />}
      busy={isBusy}
      busyText={busyText}
      onClick={onClick}
    >
      {text}
    </SubmitButton>
  );
}

type StartNowProps = Pick<Props, "run" | "busy" | "onAction"> & { waiting: number };

/** Asks for confirmation before the rest of a planned run is made at once, since what is published then stays published. */
function StartNow({ run: { perWeek, dripPerDay }, waiting, busy, onAction }: StartNowProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const plan = perWeek === null ? `${count(dripPerDay ?? 0)} a day` : `${count(perWeek)} a week`;
  const sites = countOf(waiting, "site");
  const [are, they] = waiting === 1 ? ["is", "It is"] : ["are", "They are"];
  return (
    <>
      <Button variant="default" onClick={() => setIsConfirming(true)}>
        Make the rest now
      </Button>
      <ConfirmDialog
        tone="plain"
        opened={isConfirming}
        title="Make the rest now"
        question={`${sites} ${are} made as fast as they go, instead of ${plan}.`}
        confirm={`Make ${sites} now`}
        cancel="Keep the plan"
        busy={busy === "startNow"}
        busyText="Starting…"
        onConfirm={() => onAction("startNow", () => setIsConfirming(false))}
        onClose={() => setIsConfirming(false)}
      >
        {they} paid already: nothing is charged. What was started cannot be planned again.
      </ConfirmDialog>
    </>
  );
}

type CancelDialogProps = {
  opened: boolean;
  tally: SiteTally;
  refundable: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a run is cancelled, and shows what happens to its sites and credits. */
function CancelDialog({
  opened,
  tally,
  refundable,
  isBusy,
  onConfirm,
  onClose,
}: CancelDialogProps) {
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
