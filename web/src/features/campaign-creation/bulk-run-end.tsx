import { countOf } from "@mainstreet/contract/count";
import { FAILED_ROWS_CSV } from "@mainstreet/contract/creation-runs";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { DownloadButton } from "../../ui/download-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useRetryRun } from "./api.ts";
import classes from "./bulk-run.module.css";

type Props = {
  run: CreationRun;
  onRetried: (run: CreationRun) => void;
  onLeave: () => void;
};

/** Shown for a run that ended without all its sites live: what that means, and what to do. */
export function BulkRunEnd({ run, onRetried, onLeave }: Props) {
  const retry = useRetryRun(run.id);
  const { error: failed, success, cancelled } = run.counts;
  const canRetry = failed > 0 && run.status === "complete";
  const again = () =>
    retry.mutate(undefined, {
      onSuccess: onRetried,
      onError: (error) => toastFailure(messageOf(error, texts.bulk.retryFailed)),
    });
  return (
    <>
      {failed > 0 && (
        <Notice tone="bad" role="alert" title={`${countOf(failed, "site")} could not be created`}>
          {success > 0 && `${countOf(success, "site")} ${success === 1 ? "is" : "are"} live. `}
          {canRetry && "What failed is paid, and trying it again is free."}
        </Notice>
      )}
      {cancelled > 0 && (
        <Notice tone="plain" title={`${countOf(cancelled, "site")} never started`}>
          {cancelled === 1 ? "Its credit was" : "Their credits were"} returned.
        </Notice>
      )}
      <div className={classes.ways}>
        {canRetry && (
          <SubmitButton busy={retry.isPending} busyText="Starting again..." onClick={again}>
            Retry {countOf(failed, "failed row")}
          </SubmitButton>
        )}
        {failed > 0 && (
          <DownloadButton
            path={FAILED_ROWS_CSV.replace(":id", run.id)}
            failure={texts.shell.unexpected}
          >
            Download failed rows
          </DownloadButton>
        )}
        <Button variant="default" onClick={onLeave}>
          Create more sites
        </Button>
        <Link to={paths.creationRun} params={{ id: run.id }}>
          Open the run's own page
        </Link>
      </div>
    </>
  );
}
