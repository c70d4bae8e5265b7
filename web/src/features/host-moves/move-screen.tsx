import { countOf } from "@mainstreet/contract/count";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import bar from "../../ui/progress-bar.module.css";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { type MoveAction, type ShownMove, useHostMove, useMoveAction } from "./api.ts";
import classes from "./host-moves.module.css";
import { MovedSitesTable } from "./moved-sites-table.tsx";

type Props = { id: string; above: ReactNode };

/** Sites that move to another account: their progress, and what stays at the old account. */
export function MoveScreen({ id, above }: Props) {
  const { data: move, error, refetch } = useHostMove(id);
  if (move === undefined)
    return <WithoutMove {...{ error, above }} onRetry={() => void refetch()} />;
  const title = `Move to ${hosts[move.to.deploymentType].label}`;
  return (
    <>
      <PageHeader title={title} subtitle={`Started ${formatDate(move.createdAt)}`} above={above}>
        <MoveActions move={move} />
      </PageHeader>
      <div className={classes.page}>
        <Card title="Progress">
          <Progress move={move} />
        </Card>
        <Card title="Sites">
          <MovedSitesTable sites={move.sites} />
        </Card>
      </div>
    </>
  );
}

function Progress({ move }: { move: ShownMove }) {
  const { counts, total, status } = move;
  const { success, error, cancelled, deleted } = counts;
  const ended = success + error + cancelled + deleted;
  const words = `${countOf(success, "site")} of ${total} live at the new account`;
  const others = [
    error > 0 && `${error} could not move`,
    cancelled > 0 && `${cancelled} not moved`,
    deleted > 0 && `${deleted} deleted`,
  ].filter((part) => part !== false);
  return (
    <div className={classes.progress}>
      <progress className={bar.bar} max={total} value={ended} aria-label="Sites that have moved" />
      <p role="status">{[words, ...others].join(" – ")}</p>
      {status === "paused" && (
        <Notice tone="waiting" title="Paused">
          No more sites are started. Visitors get each site where it is.
        </Notice>
      )}
      {error > 0 && (
        <Notice tone="bad" title={`${countOf(error, "site")} could not move`}>
          Each is still live where it was. The list says why.
        </Notice>
      )}
    </div>
  );
}

function MoveActions({ move }: { move: ShownMove }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const action = useMoveAction(move.id);
  const act = (name: MoveAction) =>
    action.mutate(name, {
      onError: (error) =>
        toastFailure(messageOf(error, "The move could not be changed. Please try again.")),
      onSettled: () => setIsConfirming(false),
    });
  const busy = action.isPending ? action.variables : undefined;
  const isOpen = move.status === "running" || move.status === "paused";
  const steering = move.status === "paused" ? "resume" : "pause";
  return (
    <>
      {move.counts.error > 0 && move.status !== "cancelled" && (
        <SubmitButton busy={busy === "retry"} busyText="Starting…" onClick={() => act("retry")}>
          Move the failed ones again
        </SubmitButton>
      )}
      {isOpen && (
        <>
          <SubmitButton
            variant={steering === "resume" ? "filled" : "default"}
            busy={busy === steering}
            busyText={steering === "resume" ? "Resuming…" : "Pausing…"}
            onClick={() => act(steering)}
          >
            {steering === "resume" ? "Resume" : "Pause"}
          </SubmitButton>
          <Button variant="default" onClick={() => setIsConfirming(true)}>
            Cancel
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={isConfirming}
        title="Cancel this move"
        question={`${countOf(move.counts.pending, "site")} will stay where they are.`}
        confirm="Cancel the move"
        cancel="Keep it going"
        busy={busy === "cancel"}
        busyText="Cancelling…"
        onConfirm={() => act("cancel")}
        onClose={() => setIsConfirming(false)}
      >
        Sites that have moved or are under way stay at the new account. A cancelled move cannot be
        resumed.
      </ConfirmDialog>
    </>
  );
}

type WithoutProps = { error: Error | null; above: ReactNode; onRetry: () => void };

/** Shown when a move has no data: not yet, because the request failed, or because the move does not exist. */
function WithoutMove({ error, above, onRetry }: WithoutProps) {
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      <PageHeader title={isUnknown ? "Move not found" : "Move of sites"} above={above} />
      <Card title={error === null ? "Loading the move" : "This move could not be loaded"}>
        {error === null && <Placeholder lines={6} label="Loading the move" />}
        {isUnknown && <p className="muted">It may belong to another account.</p>}
        {error !== null && !isUnknown && (
          <FailurePanel
            isNext
            title={messageOf(error, "The connection was lost.")}
            onRetry={onRetry}
          >
            The move itself goes on, and your sites are safe.
          </FailurePanel>
        )}
      </Card>
    </>
  );
}
