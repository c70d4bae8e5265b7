import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { DeploymentChoice } from "../../features/credentials/deployment-choice.tsx";
import type { Choice } from "../../features/credentials/deployment-choice.tsx";
import { useChoiceCheck, useSettledChoice } from "../../features/credentials/choice-rules.ts";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import { LocationLines } from "../../features/creation/location-lines.tsx";
import { MultiForm } from "../../features/creation/multi-form.tsx";
import { MultiProgress } from "../../features/creation/multi-progress.tsx";
import { dropProgress, keepProgress, keptProgress } from "../../features/creation/kept-progress.ts";
import { useMultiForm } from "../../features/creation/use-multi-form.ts";
import { Card } from "../../ui/card.tsx";
import { paths } from "../paths.ts";
import classes from "./create-page.module.css";

/** The Multi-Location Site tab: the form, or the site it made on its way; a refresh comes back to either. */
export function CreateMulti() {
  const navigate = useNavigate();
  const [progressId, setProgressId] = useState(keptProgress);
  const leave = useCallback(() => {
    dropProgress();
    setProgressId(undefined);
  }, []);
  const complete = useCallback(() => {
    dropProgress();
    void navigate({ to: paths.dashboard });
  }, [navigate]);
  if (progressId === undefined)
    return (
      <NewSite
        onCreated={(made) => {
          keepProgress(made);
          setProgressId(made);
        }}
      />
    );
  return (
    <MultiProgress
      progressId={progressId}
      onComplete={complete}
      onLeave={leave}
      siteLink={(id) => (
        <Link to={paths.campaign} params={{ id }}>
          Open its page
        </Link>
      )}
    />
  );
}

function NewSite({ onCreated }: { onCreated: (progressId: string) => void }) {
  const state = useMultiForm();
  const credits = useCreditBalance().data;
  const { values, errors, setValues, clearFieldError } = state.form;
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = values;
  const choice = useSettledChoice({
    deploymentType,
    netlifyTokenId,
    awsCredentialsId,
    awsBucketName,
  });
  const choose = (chosen: Choice) => {
    setValues({ ...chosen });
    for (const field of ["netlifyTokenId", "awsCredentialsId", "awsBucketName"])
      clearFieldError(field);
  };
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Card title="Your site">
          <MultiForm
            state={state}
            choice={choice}
            deployment={
              <DeploymentChoice
                value={choice}
                onChange={choose}
                errors={errors}
                whenNone="The site can be made now: it is charged, shows as “Not deployed yet”, and deploys for free once there is an account."
              />
            }
            problems={useChoiceCheck(choice)}
            creditCheck={(cost) => <CreditCheck cost={cost} />}
            canPay={(cost) => isEnough(credits, cost)}
            onCreated={(progressId) => {
              state.forget();
              onCreated(progressId);
            }}
          />
        </Card>
      </div>
      <div className={classes.column}>
        <LocationLines values={values} />
      </div>
    </div>
  );
}
