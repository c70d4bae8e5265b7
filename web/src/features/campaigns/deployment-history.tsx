import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { countOf } from "@mainstreet/contract/count";
import { formatSpan } from "../../lib/dates.ts";
import { Card } from "../../ui/card.tsx";
import { stateTone, stateWord } from "../../ui/deployment-badge.tsx";
import { StateShape } from "../../ui/state-shape.tsx";
import { Stop, Timeline } from "../../ui/timeline.tsx";
import { useShowMore } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";

type Deployment = CampaignDetail["deployments"][number];

const SHOWN_AT_FIRST = 5;

/** Every deployment of a campaign as a timeline, newest first. */
export function DeploymentHistory({ deployments }: { deployments: Deployment[] }) {
  const [shown, more] = useShowMore(deployments, SHOWN_AT_FIRST);
  return (
    <Card title="Deployment History">
      {deployments.length === 0 && <p className="muted">No deployments yet.</p>}
      <Timeline>
        {shown.map((deployment) => (
          <DeploymentStop key={deployment.id} deployment={deployment} />
        ))}
      </Timeline>
      {more}
    </Card>
  );
}

function DeploymentStop({ deployment }: { deployment: Deployment }) {
  const { status, message, startedAt, finishedAt } = deployment;
  const span =
    finishedAt === null ? "" : ` – ${formatSpan(Date.parse(finishedAt) - Date.parse(startedAt))}`;
  return (
    <Stop
      mark={<StateShape status={status} size={11} />}
      tone={stateTone(status)}
      title={stateWord(status)}
      details={[
        <span key="when">
          <When iso={startedAt} />
          {span}
        </span>,
        message || filesSentText(deployment),
      ]}
    />
  );
}

/** How many files a deployment sent: only changed files. Empty until it has succeeded. */
function filesSentText(deployment: CampaignDetail["deployments"][number]): string {
  const { status, filesSent } = deployment;
  if (status !== "deployed") return "";
  return `${countOf(filesSent, "file")} sent`;
}
