import { count, countOf } from "@mainstreet/contract/count";
import { NO_STATUSES } from "@mainstreet/contract/deployment-status";
import type { StatusCounts } from "@mainstreet/contract/deployment-status";
import { texts } from "@mainstreet/contract/texts";
import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import bar from "../../ui/progress-bar.module.css";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useRetryAll } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import classes from "./sites-by-status.module.css";

type Props = { scope: CampaignListScope; statuses: StatusCounts | undefined };

/** The retry button above the list of one service, shown while a site has failed or is on its way. */
export function RetryFailed({ scope, statuses = NO_STATUSES }: Props) {
  const { failed, queued, deploying } = statuses;
  if (failed + queued + deploying === 0) return null;
  return (
    <div className={classes.statuses}>
      <RetryAll scope={scope} statuses={statuses} />
    </div>
  );
}

/** Retries every failed site of the filter, loaded or not (decision D15), and shows the progress. */
export function RetryAll({
  scope,
  statuses,
}: {
  scope: CampaignListScope;
  statuses: StatusCounts;
}) {
  const retry = useRetryAll();
  const { failed, queued, deploying } = statuses;
  const press = () =>
    retry.mutate(scope, {
      onSuccess: ({ requested, remaining }) =>
        toastSuccess(texts.campaignLists.retrying(requested, remaining)),
      onError: (error) => toastFailure(messageOf(error, texts.campaignLists.retryFailed)),
    });
  const left = queued + deploying;
  const of = Math.max(retry.data?.requested ?? 0, left);
  return (
    <>
      {(failed > 0 || retry.isPending) && (
        <SubmitButton busy={retry.isPending} busyText="Retrying…" onClick={press}>
          {failed === 1 ? "Retry the failed site" : `Retry all ${count(failed)} failed`}
        </SubmitButton>
      )}
      {left > 0 && (
        <div className={classes.progress} role="status">
          <span>
            {countOf(left, "site")} on {left === 1 ? "its" : "their"} way to being live:{" "}
            {count(queued)} queued, {count(deploying)} deploying. This goes on if you leave.
          </span>
          {retry.data !== undefined && (
            <progress className={bar.bar} max={of} value={of - left} aria-label="Deployed again" />
          )}
        </div>
      )}
    </>
  );
}
