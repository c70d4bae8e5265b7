import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { texts } from "@mainstreet/contract/texts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useRetry } from "./api.ts";
import classes from "./failure-reason.module.css";

/** Why a site's last deployment failed, and the button that deploys it again. */
export function FailureReason({ campaign }: { campaign: ListedCampaign }) {
  const { id, name, deploymentMessage } = campaign;
  const retry = useRetry();
  return (
    <div className={classes.failure}>
      <p className={classes.reason} title={deploymentMessage}>
        {deploymentMessage || texts.campaigns.redeployFailed}
      </p>
      <span className={classes.retry}>
        <SubmitButton
          variant="default"
          size="sm"
          busy={retry.isPending}
          busyText="Deploying..."
          aria-label={`Retry: ${name}`}
          onClick={() => retry.mutate(id)}
        >
          Retry
        </SubmitButton>
      </span>
    </div>
  );
}
