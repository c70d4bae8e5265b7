import { count } from "@mainstreet/contract/count";
import type { DeploymentStatus, StatusCounts } from "@mainstreet/contract/deployment-status";
import { stateWord } from "../../ui/deployment-badge.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { CampaignListScope } from "./api.ts";
import { RetryAll } from "./retry-failed.tsx";
import classes from "./sites-by-status.module.css";

const ORDER = ["failed", "queued", "deploying", "deployed", "none"] as const;

type Props = {
  scope: CampaignListScope;
  /** The counts of all sites that match the other filters; absent until known. */
  statuses: StatusCounts | undefined;
  onStatus: (status: DeploymentStatus | undefined) => void;
};

/** The sites by deployment status, each a button that shows only that status, and the button that retries all failed sites. */
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
