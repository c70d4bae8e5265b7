import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { useChoiceCheck } from "../../features/credentials/choice-rules.ts";
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
import { useNewSiteChoice } from "./new-site-choice.tsx";

/** The Multi-Location Site tab: the form, or the site it made on its way; a refresh comes back to either. */
export function CreateMulti({ service }: { service: string | undefined }) {
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
        service={service}
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

type NewSiteProps = { service: string | undefined; onCreated: (progressId: string) => void };

function NewSite({ service, onCreated }: NewSiteProps) {
  const state = useMultiForm(service);
  const credits = useCreditBalance().data;
  const { choice, fields } = useNewSiteChoice(state.form);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Card title="Your site">
          <MultiForm
            state={state}
            choice={choice}
            deployment={fields}
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
        <LocationLines values={state.form.values} />
      </div>
    </div>
  );
}
