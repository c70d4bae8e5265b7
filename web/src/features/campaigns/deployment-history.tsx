import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { countOf } from "@mainstreet/contract/count";
import { formatSpan } from "../../lib/dates.ts";
import { Card } from "../../ui/card.tsx";
import { stateWord } from "../../ui/deployment-badge.tsx";
import { StateShape } from "../../ui/state-shape.tsx";
import { useShowMore } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./deployment.module.css";

type Deployment = CampaignDetail["deployments"][number];

const SHOWN_AT_FIRST = 5;

/** Every deployment of a campaign as a timeline, newest first. */
export function DeploymentHistory({ deployments }: { deployments: Deployment[] }) {
  const [shown, more] = useShowMore(deployments, SHOWN_AT_FIRST);
  return (
    <Card title="Deployment History">
      {deployments.length === 0 && <p className="muted">No deployments yet.</p>}
      <ol className={classes.history}>
        {shown.map((deployment) => (
          <Stop key={deployment.id} deployment={deployment} />
        ))}
      </ol>
      {more}
    </Card>
  );
}

function Stop({ deployment }: { deployment: Deployment }) {
  const { status, message, startedAt, finishedAt } = deployment;
  return (
    <li>
      <span className={`${classes.mark} ${classes[status] ?? ""}`}>
        <StateShape status={status} size={11} />
      </span>
      <div>
        <span className={classes.word}>{stateWord(status)}</span>
        <div className={classes.detail}>
          <When iso={startedAt} />
          {finishedAt !== null &&
            ` – ${formatSpan(Date.parse(finishedAt) - Date.parse(startedAt))}`}
        </div>
        <div className={classes.detail}>{message || filesSentText(deployment)}</div>
      </div>
    </li>
  );
}

/** How much a deployment sent: only what had changed. Empty while it has not ended well. */
function filesSentText(deployment: CampaignDetail["deployments"][number]): string {
  const { status, filesSent } = deployment;
  if (status !== "deployed") return "";
  return `${countOf(filesSent, "file")} sent`;
}
