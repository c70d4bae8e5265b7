import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { isUnderWay } from "./api.ts";
import { DeploymentFacts } from "./deployment-facts.tsx";
import { DeploymentLine } from "./deployment-line.tsx";
import { DeploymentReport } from "./deployment-report.tsx";
import classes from "./deployment.module.css";

type Props = {
  campaign: CampaignDetail;
  accountName: string | undefined;
  /** Saved changes wait for the next deployment. */
  isOutdated: boolean;
  isAsked: boolean;
  onDeploy: () => void;
  /** The settings form; it calls `close` when done. */
  settings: (close: () => void) => ReactNode;
};

/** The Deployment Information block of spec §2, and how the deployment goes. */
export function DeploymentCard(props: Props) {
  const { campaign, accountName, isOutdated, isAsked, onDeploy, settings } = props;
  const [isOpen, setIsOpen] = useState(false);
  const settingsId = useId();
  const isBusy = isAsked || isUnderWay(campaign);
  // While the settings are open, saving them comes first.
  const isNext = !isOpen && (isOutdated || campaign.deploymentStatus !== "deployed");
  return (
    <Card title="Deployment Information">
      <div className={classes.stack}>
        <DeploymentLine status={campaign.deploymentStatus} />
        <DeploymentReport campaign={campaign} isOutdated={isOutdated} />
        <DeploymentFacts campaign={campaign} accountName={accountName} />
        <div className={classes.buttons}>
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
        </div>
        <div id={settingsId} hidden={!isOpen}>
          {isOpen && settings(() => setIsOpen(false))}
        </div>
      </div>
    </Card>
  );
}
