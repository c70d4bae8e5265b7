import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./deployment.module.css";
import { safetyOf } from "./safety-of.ts";

type Props = {
  campaign: CampaignDetail;
  /** Saved changes wait for the next deployment. */
  isOutdated: boolean;
};

/** Where the deployment stands, in words: said aloud when it changes. A failure says its cause and what to do. */
export function DeploymentReport(props: Props) {
  return <div role="status">{WORDS[props.campaign.deploymentStatus](props)}</div>;
}

const WORDS: Record<DeploymentStatus, (props: Props) => ReactNode> = {
  none: () => (
    <Notice tone="plain" title="Not deployed yet">
      Choose where it goes under Change Deployment Settings, then press Deploy Site. It is paid for;
      deploying is free.
    </Notice>
  ),
  queued: ({ campaign: { deploymentMessage, nextAttemptAt } }) => (
    <Notice tone="waiting" title="Queued">
      {deploymentMessage || "It starts in a moment and goes on if you leave this page."}
      {nextAttemptAt !== null && (
        <>
          {" "}
          Next try: <When iso={nextAttemptAt} />
        </>
      )}
    </Notice>
  ),
  deploying: () => (
    <Notice tone="waiting" title="Deploying">
      The files are on their way. It goes on if you leave this page.
    </Notice>
  ),
  deployed: ({ campaign, isOutdated }) =>
    isOutdated ? (
      <Notice tone="waiting" title="The live site still shows the old version">
        Your changes are saved. Deploy Site publishes them, for free.
      </Notice>
    ) : (
      <Notice tone="good" title="Deployed">
        {campaign.deploymentMessage || "The site is live."}
      </Notice>
    ),
  failed: ({ campaign }) => (
    <Notice tone="bad" title="Failed">
      <p>{campaign.deploymentMessage}</p>
      <p className={classes.safety}>{safetyOf(campaign)}</p>
    </Notice>
  ),
};
