import { count, countOf } from "@mainstreet/contract/count";
import type { DeploymentStatus, StatusCounts } from "@mainstreet/contract/deployment-status";
import { texts } from "@mainstreet/contract/texts";
import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { stateWord } from "../../ui/deployment-badge.tsx";
import bar from "../../ui/progress-bar.module.css";
import { Segmented } from "../../ui/segmented.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useRetryAll } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import classes from "./sites-by-status.module.css";

const ORDER = ["failed", "queued", "deploying", "deployed", "none"] as const;

type Props = {
  scope: CampaignListScope;
  /** Of all that passes the other filters; absent until known. */
  statuses: StatusCounts | undefined;
  onStatus: (status: DeploymentStatus | undefined) => void;
};

/** The sites by deployment status, the way to see one status alone, and the button that retries all that failed. */
export function SitesByStatus({ scope, statuses, onStatus }: Props) {
  const chosen = scope.search.deploymentStatus ?? "all";
  const counts = statuses ?? { none: 0, queued: 0, deploying: 0, deployed: 0, failed: 0 };
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const shown = ORDER.filter(
    (status) => status === "failed" || status === chosen || counts[status] > 0,
  );
  const label = (word: string, n: number) =>
    statuses === undefined ? word : `${word} ${count(n)}`;
  return (
    <div className={classes.statuses}>
      <Segmented
        legend="Status"
        options={[
          { value: "all" as const, label: label("All", all) },
          ...shown.map((value) => ({ value, label: label(stateWord(value), counts[value]) })),
        ]}
        value={chosen}
        onChange={(value) => onStatus(value === "all" ? undefined : value)}
      />
      <RetryAll scope={scope} statuses={counts} />
    </div>
  );
}

/** Retries every failed site of the filter, loaded or not (decision D15), and shows the progress. */
function RetryAll({ scope, statuses }: { scope: CampaignListScope; statuses: StatusCounts }) {
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
