import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { useNavigate } from "@tanstack/react-router";
import { DeploymentChoice } from "../../features/credentials/deployment-choice.tsx";
import type { Choice } from "../../features/credentials/deployment-choice.tsx";
import { useChoiceCheck, useOnlyAccount } from "../../features/credentials/use-choice-check.ts";
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
  const choice = useSettledChoice(values);
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
          onCreated={({ id }) => void navigate({ to: paths.campaign, params: { id } })}
        />
      </Card>
      <div className={classes.beside}>
        <PublishSummary
          values={values}
          siteKey={state.siteKey}
          isSandbox={config?.sandbox !== undefined}
        />
      </div>
    </div>
  );
}

/** What was chosen, with the operator's account standing in where it is the only one. */
function useSettledChoice(values: Choice): Choice {
  const only = useOnlyAccount() ?? "";
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = values;
  const isNetlify = deploymentType === "netlify";
  return {
    deploymentType,
    netlifyTokenId: isNetlify ? netlifyTokenId || only : "",
    awsCredentialsId,
    awsBucketName,
  };
}
