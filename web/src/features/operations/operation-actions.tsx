import { countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { type OperationCommand, useDiscardOperation, useOperationCommand } from "./api.ts";
import { ConfirmCommand, type Confirmed } from "./confirm-command.tsx";

type Props = {
  operation: Operation;
  onOpen: (id: string) => void;
  /** Leaves the page; resolves once it has been left. */
  onDiscarded: () => Promise<void>;
};

const FAILED = "This could not be done. Please try again.";

/** The actions that an operation allows in its state. */
export function OperationActions({ operation, onOpen, onDiscarded }: Props) {
  const [confirming, setConfirming] = useState<Confirmed>();
  const command = useOperationCommand(operation.id);
  const discard = useDiscardOperation(operation.id, onDiscarded);
  const close = () => setConfirming(undefined);
  const run = (name: OperationCommand) =>
    command.mutate(name, {
      onSuccess: ({ id }) => {
        if (id !== operation.id) onOpen(id);
      },
      onError: (error) => toastFailure(messageOf(error, FAILED)),
      onSettled: close,
    });
  const confirm = (name: Confirmed) => {
    if (name !== "discard") return run(name);
    discard.mutate(undefined, {
      onError: (error) => toastFailure(messageOf(error, FAILED)),
      onSettled: close,
    });
  };
  const busy = command.isPending ? command.variables : undefined;
  return (
    <>
      {operation.status === "draft" ? (
        <>
          <Button variant="default" onClick={() => setConfirming("discard")}>
            Discard
          </Button>
          <SubmitButton
            busy={busy === "apply"}
            busyText="Applying…"
            disabled={operation.counts.changed === 0}
            onClick={() => setConfirming("apply")}
          >
            {operation.counts.changed === 0
              ? "Nothing to apply"
              : `Apply to ${countOf(operation.counts.changed, "site")}`}
          </SubmitButton>
        </>
      ) : (
        <AppliedActions {...{ operation, busy, run, onConfirm: setConfirming }} />
      )}
      <ConfirmCommand
        operation={operation}
        command={confirming}
        busy={command.isPending || discard.isPending}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}

type AppliedProps = {
  operation: Operation;
  busy: OperationCommand | undefined;
  run: (name: OperationCommand) => void;
  onConfirm: (name: Confirmed) => void;
};

function AppliedActions({ operation, busy, run, onConfirm }: AppliedProps) {
  const { status, counts, undoneBy } = operation;
  const isOpen = status === "running" || status === "paused";
  const steering = status === "paused" ? "resume" : "pause";
  return (
    <>
      {canBeRetried(operation) && (
        <SubmitButton busy={busy === "retry"} busyText="Starting…" onClick={() => run("retry")}>
          {status === "cancelled" ? "Publish the rest" : "Publish the failed ones again"}
        </SubmitButton>
      )}
      {isOpen && (
        <>
          <SubmitButton
            variant={steering === "resume" ? "filled" : "default"}
            busy={busy === steering}
            busyText={steering === "resume" ? "Resuming…" : "Pausing…"}
            onClick={() => run(steering)}
          >
            {steering === "resume" ? "Resume" : "Pause"}
          </SubmitButton>
          <Button variant="default" onClick={() => onConfirm("cancel")}>
            Cancel
          </Button>
        </>
      )}
      {counts.applied > 0 && undoneBy === null && (
        <Button variant="default" onClick={() => onConfirm("undo")}>
          Undo
        </Button>
      )}
    </>
  );
}

/** Whether some of its sites are not published but could be. */
function canBeRetried({ status, deployments, undoneBy }: Operation): boolean {
  const left = status === "cancelled" ? deployments.cancelled : 0;
  return undoneBy === null && deployments.error + left > 0;
}
