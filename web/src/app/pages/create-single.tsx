import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { useNavigate } from "@tanstack/react-router";
import { useKeepCampaign } from "../../features/campaigns/api.ts";
import { DeploymentChoice } from "../../features/credentials/deployment-choice.tsx";
import type { Choice } from "../../features/credentials/deployment-choice.tsx";
import { useChoiceCheck, useSettledChoice } from "../../features/credentials/choice-rules.ts";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import { PublishSummary } from "../../features/creation/publish-summary.tsx";
import { SingleForm } from "../../features/creation/single-form.tsx";
import { useSingleForm } from "../../features/creation/use-single-form.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Card } from "../../ui/card.tsx";
import { paths } from "../paths.ts";
import classes from "./create-page.module.css";

/** The Single Site tab: puts the form, the deployment choice and the credits together. */
export function CreateSingle() {
  const navigate = useNavigate();
  const state = useSingleForm();
  const credits = useCreditBalance().data;
  const config = usePublicConfig().data;
  const { values, errors, setValues, clearFieldError } = state.form;
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = values;
  const choice = useSettledChoice({
    deploymentType,
    netlifyTokenId,
    awsCredentialsId,
    awsBucketName,
  });
  const keep = useKeepCampaign();
  const open = (campaign: CampaignDetail) => {
    keep(campaign);
    void navigate({ to: paths.campaign, params: { id: campaign.id } });
  };
  const choose = (chosen: Choice) => {
    setValues({ ...chosen });
    clearFieldError("netlifyTokenId");
    clearFieldError("awsCredentialsId");
    clearFieldError("awsBucketName");
  };
  return (
    <div className={classes.columns}>
      <Card title="Your site">
        <SingleForm
          state={state}
          deployment={
            <DeploymentChoice
              value={choice}
              onChange={choose}
              errors={errors}
              whenNone="The site can be made now: it is charged, shows as “Not deployed yet”, and deploys for free once there is an account."
            />
          }
          problems={useChoiceCheck(choice)}
          creditCheck={<CreditCheck cost={SINGLE_SITE_COST} />}
          canPay={isEnough(credits, SINGLE_SITE_COST)}
          choice={choice}
          onCreated={open}
        />
      </Card>
      <div className={classes.beside}>
        <PublishSummary values={values} isSandbox={config?.sandbox !== undefined} />
      </div>
    </div>
  );
}
