import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { Button } from "@mantine/core";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { stateWord } from "../../ui/deployment-badge.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StateShape } from "../../ui/state-shape.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import { isUnderWay } from "./api.ts";
import { DeploymentFacts } from "./deployment-facts.tsx";
import deploymentLineClasses from "./deployment-line.module.css";
import classes from "./deployment.module.css";

type Props = {
  campaign: CampaignDetail;
  accountName: string | undefined;
  /** Saved changes wait for the next deployment. */
  isOutdated: boolean;
  isRequested: boolean;
  onDeploy: () => void;
  /** More buttons. */
  children?: ReactNode;
  /** The warnings that visitors of the site get from their browsers. */
  warning: ReactNode;
  /** The settings form; it calls `close` when done. */
  settings: (close: () => void) => ReactNode;
};

/** The Deployment Information block of spec §2, and the progress of the deployment. */
export function DeploymentCard(props: Props) {
  const { campaign, accountName, isOutdated, isRequested, onDeploy, warning, settings } = props;
  const [isOpen, setIsOpen] = useState(false);
  const settingsId = useId();
  const isBusy = isRequested || isUnderWay(campaign);
  // While the settings are open, the user has to save them first.
  const isNext = !isOpen && (isOutdated || campaign.deploymentStatus !== "deployed");
  return (
    <Card title="Deployment Information">
      <div className={classes.stack}>
        <DeploymentLine status={campaign.deploymentStatus} />
        <DeploymentReport campaign={campaign} accountName={accountName} isOutdated={isOutdated} />
        {warning}
        <DeploymentFacts campaign={campaign} accountName={accountName} />
        <div className="buttons">
          <SubmitButton
            variant={isNext ? "filled" : "default"}
            busy={isBusy}
            busyText="Deploying..."
            onClick={onDeploy}
          >
            Deploy Site
          </SubmitButton>
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-controls={settingsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Hide Settings" : "Change Deployment Settings"}
          </Button>
          {props.children}
        </div>
        <div id={settingsId} hidden={!isOpen}>
          {isOpen && settings(() => setIsOpen(false))}
        </div>
      </div>
    </Card>
  );
}

type StepState = "ahead" | "passed" | "now" | "live" | "failed";

/** How the three stops are drawn in each state. */
const STEP_STATES: Record<DeploymentStatus, readonly [StepState, StepState, StepState]> = {
  none: ["ahead", "ahead", "ahead"],
  queued: ["now", "ahead", "ahead"],
  deploying: ["passed", "now", "ahead"],
  deployed: ["passed", "passed", "live"],
  failed: ["passed", "passed", "failed"],
};

/** Queued → Deploying → Deployed or Failed as stops on a street; the text next to it has the same information. */
function DeploymentLine({ status }: { status: DeploymentStatus }) {
  const stops = ["queued", "deploying", status === "failed" ? "failed" : "deployed"] as const;
  return (
    <ol className={deploymentLineClasses.line} aria-hidden>
      {stops.map((stop, index) => {
        const stepState = STEP_STATES[status][index] ?? "ahead";
        const shown =
          stepState === "live"
            ? `${deploymentLineClasses.passed} ${deploymentLineClasses.live}`
            : deploymentLineClasses[stepState];
        return (
          <li key={stop} className={`${deploymentLineClasses.stop} ${shown ?? ""}`}>
            <span className={deploymentLineClasses.dot}>
              {stepState === "passed" && <Check size={13} strokeWidth={3} />}
              {stepState !== "passed" && stepState !== "ahead" && (
                <StateShape status={stop} size={10} />
              )}
            </span>
            {stateWord(stop)}
          </li>
        );
      })}
    </ol>
  );
}

type DeploymentReportProps = {
  campaign: CampaignDetail;
  accountName: string | undefined;
  /** Saved changes wait for the next deployment. */
  isOutdated: boolean;
};

/** The deployment's state as text, which screen readers announce when it changes. A failure has its cause and what to do. */
function DeploymentReport(props: DeploymentReportProps) {
  return <div role="status">{WORDS[props.campaign.deploymentStatus](props)}</div>;
}

const WORDS: Record<DeploymentStatus, (props: DeploymentReportProps) => ReactNode> = {
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
  deployed: (props) =>
    props.isOutdated ? (
      <Outdated {...props} />
    ) : (
      <Notice tone="good" title="Deployed">
        {props.campaign.deploymentMessage || "The site is live."}
      </Notice>
    ),
  failed: ({ campaign }) => (
    <Notice tone="bad" title="Failed">
      <p>{campaign.deploymentMessage}</p>
      <p className={classes.safety}>{safetyOf(campaign)}</p>
    </Notice>
  ),
};

/** What is saved but not published yet: other values, another account, or both. */
function Outdated({ campaign, accountName }: DeploymentReportProps) {
  const still = campaign.formerSites.find(({ status }) => status === "live");
  if (still === undefined)
    return (
      <Notice tone="waiting" title="The live site still shows the old version">
        Your changes are saved. Deploy Site publishes them, for free.
      </Notice>
    );
  const next = [hosts[campaign.deploymentType].label, accountName].filter(Boolean).join(", ");
  return (
    <Notice tone="waiting" title={`Not moved yet: the next deployment goes to ${next}`}>
      The site is still live where it was, at {hosts[still.deploymentType].label}. Deploy Site
      publishes it at the new place, for free. To keep it where it is, choose the account that it
      had under Change Deployment Settings.
    </Notice>
  );
}

type Failed = Pick<CampaignDetail, "deployed" | "isLive" | "type">;

const AGAIN =
  "Press Deploy Site to try again, or change where it goes under Change Deployment Settings.";

/** What a failed deployment did not change, what happened to the credits (decision D4), and what to do next. */
export function safetyOf({ deployed, isLive, type }: Failed): string {
  if (isLive) return `The version before it is still live. ${AGAIN} Deploying again is free.`;
  // The site was live and may have been removed; the cause above has the details.
  if (deployed) return `${AGAIN} Deploying again is free.`;
  const [credits, stay] = type === "single" ? ["credit", "stays"] : ["credits", "stay"];
  return (
    `Nothing of it is live yet. Your ${credits} ${stay} with it: ` +
    `deploying again is free, and deleting it returns the ${credits}. ${AGAIN}`
  );
}
