import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { Badge } from "./badge.tsx";
import type { Tone } from "./badge.tsx";
import { StateShape } from "./state-shape.tsx";

const STATES: Record<DeploymentStatus, { word: string; tone: Tone }> = {
  none: { word: "Not deployed", tone: "plain" },
  queued: { word: "Queued", tone: "waiting" },
  deploying: { word: "Deploying", tone: "waiting" },
  deployed: { word: "Deployed", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
};

/** The word for a deployment's state. */
export function stateWord(status: DeploymentStatus): string {
  return STATES[status].word;
}

/** The colour of its mark. */
export function stateTone(status: DeploymentStatus): Tone {
  return STATES[status].tone;
}

/** A deployment's state by word, shape and colour. */
export function DeploymentBadge({ status }: { status: DeploymentStatus }) {
  const { word, tone } = STATES[status];
  return (
    <Badge tone={tone}>
      <StateShape status={status} />
      {word}
    </Badge>
  );
}
