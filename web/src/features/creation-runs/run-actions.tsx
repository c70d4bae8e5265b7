import { count } from "@mainstreet/contract/count";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { Button } from "@mantine/core";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { Verb } from "./api.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { Tally } from "./site-state.ts";

type Props = {
  run: CreationRun;
  tally: Tally;
  /** Sites whose credits a cancellation returns. */
  refundable: number;
  /** What is being done to it just now. */
  busy: Verb | undefined;
  onSteer: (verb: Verb, onDone?: () => void) => void;
};

/** The buttons of a run that has not ended. */
export function RunActions({ run, tally, refundable, busy, onSteer }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (run.status === "complete" || run.status === "cancelled") return null;
  const verb = run.status === "paused" ? "resume" : "pause";
  const Icon = verb === "pause" ? Pause : Play;
  return (
    <>
      <SubmitButton
        variant={verb === "pause" ? "default" : "filled"}
        leftSection={<Icon size={16} aria-hidden />}
        busy={busy === verb}
        busyText={verb === "pause" ? "Pausing…" : "Resuming…"}
        onClick={() => onSteer(verb)}
      >
        {verb === "pause" ? "Pause" : "Resume"}
      </SubmitButton>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {refundable === 0 ? "Cancel" : `Cancel and refund ${count(refundable)}`}
      </Button>
      <CancelDialog
        opened={isAsking}
        tally={tally}
        refundable={refundable}
        isBusy={busy === "cancel"}
        onConfirm={() => onSteer("cancel", () => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
