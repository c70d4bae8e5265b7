import { countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { stateCode } from "@mainstreet/contract/us-states";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import type { FormChoice } from "@mainstreet/contract/deployment";
import { useRunChoiceCheck } from "../../features/hosts/use-host-choice.ts";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import { useCreateRun } from "../../features/campaign-creation/api.ts";
import { dripOf, perWeekOf } from "../../features/campaign-creation/bulk-form-rules.ts";
import { BulkForm } from "../../features/campaign-creation/bulk-form.tsx";
import { BulkPreview } from "../../features/campaign-creation/bulk-preview.tsx";
import { siteKeyOf } from "../../features/campaign-creation/site-key.ts";
import { forecastRun } from "../../features/campaign-creation/run-forecast.ts";
import { runRefusalText, runOf } from "../../features/campaign-creation/run-of-rows.ts";
import type { BulkRow } from "../../features/campaign-creation/bulk-rows.ts";
import { rowsOfCrowded, spreadOf } from "../../features/campaign-creation/run-spread.ts";
import type { Spread } from "../../features/campaign-creation/run-spread.ts";
import { RunTerms } from "../../features/campaign-creation/run-terms.tsx";
import type { BulkFormState } from "../../features/campaign-creation/use-bulk-form.ts";
import { futureAddress } from "../../features/preview/address.ts";
import { AnotherLook } from "../../features/preview/another-look.tsx";
import { useQuality } from "../../features/preview/api.ts";
import { draftOfNewSite } from "../../features/preview/draft.ts";
import { LazySitePreview } from "../../features/preview/lazy-site-preview.tsx";
import { useAccountReading } from "../../lib/account-readings.ts";
import { sessionToken } from "../../lib/session.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { RunInProgress } from "../run-under-way.tsx";
import classes from "./create-page.module.css";
import type { NewSiteBusiness } from "./new-site-business.tsx";
import { useEvidenceOfRun } from "./use-evidence-of-run.ts";
import { usePace } from "./use-pace.ts";
import { useNewSiteChoice } from "./new-site-choice.tsx";
import { useNoForm } from "./use-no-form.ts";
import { usePlannedHost } from "./use-planned-host.ts";

type Props = {
  /** The service whose list the form was opened from. */
  service: string | undefined;
  state: BulkFormState;
  draftBusiness: NewSiteBusiness["draft"];
  onCreated: (runId: string) => void;
};

/** A run before it is created: the form with its cost, then the preview of its rows. */
export function NewBulkRun({ service, state, draftBusiness, onCreated }: Props) {
  const [isPreview, setIsPreview] = useState(false);
  const sites = state.rows.length;
  const { choice, fields } = useNewSiteChoice(state.form, { isRun: true, sites });
  const problems = useRunChoiceCheck(choice);
  const credits = useCreditBalance();
  const canPay = (cost: number) => isEnough(credits.data, cost);
  const account = useAccountReading(choice);
  const plan = { sites, deploymentType: choice.deploymentType, account };
  const { phones } = state.form.values;
  const spread = useSpread(state.rows, { phones, chosenId: state.business.sent.businessId });
  const { values } = state.form;
  const terms = (
    <RunTerms
      sites={sites}
      spread={spread}
      forecast={forecastRun({ ...plan, dripPerDay: dripOf(values), perWeek: perWeekOf(values) })}
      pace={usePace(state, service)}
    />
  );
  const goBack = () => {
    setIsPreview(false);
    // The field exists after React's next render.
    requestAnimationFrame(() => state.form.getInputNode("serviceName")?.focus());
  };
  const create = useCreation(state, { choice, onCreated, onShort: () => void credits.refetch() });
  if (isPreview)
    return (
      <BulkPreview
        state={state}
        actions={(obstacle) => (
          <>
            <SubmitButton
              busy={create.isBusy}
              busyText={`Creating Sites (0/${sites})`}
              disabled={obstacle !== undefined || !canPay(sites) || sites === 0}
              onClick={create.start}
            >
              Create Sites
            </SubmitButton>
            <span className={classes.price}>{countOf(sites, "credit")}</span>
            <Button variant="default" disabled={create.isBusy} onClick={goBack}>
              Edit Details
            </Button>
            {obstacle !== undefined && <span className="muted">{obstacle}</span>}
          </>
        )}
      >
        {terms}
        {sites > 0 && <CreditCheck cost={sites} />}
      </BulkPreview>
    );
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <RunInProgress />
        <Card title="Your sites">
          <BulkForm
            state={state}
            business={state.business}
            deployment={fields}
            problems={problems}
            creditCheck={(cost) => <CreditCheck cost={cost} />}
            canPay={canPay}
            onPreview={() => setIsPreview(true)}
          />
        </Card>
        {sites > 0 && <Card title="What will happen">{terms}</Card>}
      </div>
      <FirstSite state={state} choice={choice} business={draftBusiness} />
    </div>
  );
}

type Business = { phones: string; chosenId: string | undefined };

/** The rows by city, for cities in which their business shows nothing. */
function useSpread(rows: readonly BulkRow[], { phones, chosenId }: Business): Spread {
  const spread = useMemo(() => spreadOf(rows, phones), [rows, phones]);
  const isCrowded = spread.crowded > 0;
  const crowded = useMemo(() => rowsOfCrowded(rows, phones), [rows, phones]);
  const hasEvidence = useEvidenceOfRun(crowded, chosenId);
  return useMemo(
    () => (isCrowded ? spreadOf(rows, phones, hasEvidence) : spread),
    [isCrowded, spread, rows, phones, hasEvidence],
  );
}

type FirstSiteProps = {
  state: BulkFormState;
  choice: FormChoice;
  business: NewSiteBusiness["draft"];
};

/** The first site that has a place, as it will be published; its design is that of all of them. */
function FirstSite({ state, choice, business }: FirstSiteProps) {
  const { form, rows, seed, takeNewSeed } = state;
  const host = usePlannedHost(choice);
  const { design, serviceName } = form.values;
  const row = rows.find((candidate) => stateCode(candidate.state) !== undefined);
  const { deploymentType } = choice;
  const siteKey = siteKeyOf(seed, row?.key ?? "");
  const typed = { serviceName, ...row, design };
  const noForm = useNoForm(choice);
  const draft = draftOfNewSite("bulk", typed, { siteKey, deploymentType, ...business, noForm });
  return (
    <LazySitePreview
      draft={draft}
      quality={useQuality(draft)}
      address={futureAddress(draft, host)}
      onDesign={(change) => form.setFieldValue("design", (before) => ({ ...before, ...change }))}
      actions={<AnotherLook onClick={takeNewSeed} />}
    />
  );
}

type Ways = {
  choice: FormChoice;
  onCreated: Props["onCreated"];
  /** Called when there were fewer credits than this page knew of. */
  onShort: () => void;
};

/** Creates the run of the form's rows, only once even if the form is submitted repeatedly. */
function useCreation(state: BulkFormState, { choice, onCreated, onShort }: Ways) {
  const create = useCreateRun();
  const { rows, seed, form } = state;
  const start = () => {
    if (sessionToken() === null) return toastFailure(texts.auth.sessionRequired);
    toastSuccess(texts.bulk.starting(rows.length));
    create.mutate(
      runOf({ rows, seed, choice, values: form.values, business: state.business.sent }),
      {
        onSuccess: ({ runId }) => onCreated(runId),
        onError: (error) => {
          onShort();
          toastFailure(runRefusalText(error, rows));
        },
      },
    );
  };
  return { start, isBusy: create.isPending || create.isSuccess };
}
