import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useKeepCampaign } from "../../features/campaigns/api.ts";
import type { FormChoice } from "@mainstreet/contract/deployment";
import { useChoiceCheck } from "../../features/hosts/use-host-choice.ts";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import { SINGLE_SITE } from "../../features/campaign-creation/api.ts";
import { draftName } from "../../features/campaign-creation/new-site-form.ts";
import { SingleForm } from "../../features/campaign-creation/single-form.tsx";
import { useSingleForm } from "../../features/campaign-creation/use-single-form.ts";
import type { SingleFormState } from "../../features/campaign-creation/use-single-form.ts";
import { futureAddress } from "../../features/preview/address.ts";
import { AnotherLook } from "../../features/preview/another-look.tsx";
import { useQuality } from "../../features/preview/api.ts";
import { draftOfNewSite } from "../../features/preview/draft.ts";
import { LazySitePreview } from "../../features/preview/lazy-site-preview.tsx";
import { QualityPanel } from "../../features/preview/quality-panel.tsx";
import { Card } from "../../ui/card.tsx";
import { paths } from "../paths.ts";
import { adviceLink } from "./advice-link.tsx";
import classes from "./create-page.module.css";
import { type NewSiteBusiness, useNewSiteBusiness } from "./new-site-business.tsx";
import { useNewSiteChoice } from "./new-site-choice.tsx";
import { NearestPageLink } from "./nearest-page-link.tsx";
import { useNoForm } from "./use-no-form.ts";
import { usePlannedHost } from "./use-planned-host.ts";

/** The Single Site tab: puts the form, the deployment choice, the credits and the live preview together. */
export function CreateSingle({ service }: { service: string | undefined }) {
  const navigate = useNavigate();
  const state = useSingleForm(service);
  const credits = useCreditBalance().data;
  const { choice, fields } = useNewSiteChoice(state.form);
  const business = useNewSiteBusiness(draftName(SINGLE_SITE, service));
  const keep = useKeepCampaign();
  const open = (campaign: CampaignDetail) => {
    keep(campaign);
    // The form is finished, so "Back" leads to the page that was open before it.
    void navigate({ to: paths.campaign, params: { id: campaign.id }, replace: true });
  };
  return (
    <NewSite state={state} choice={choice} business={business.draft}>
      <Card title="Your site">
        <SingleForm
          state={state}
          business={business}
          deployment={fields}
          problems={useChoiceCheck(choice)}
          creditCheck={<CreditCheck cost={SINGLE_SITE_COST} />}
          canPay={isEnough(credits, SINGLE_SITE_COST)}
          choice={choice}
          onCreated={open}
        />
      </Card>
    </NewSite>
  );
}

type NewSiteProps = {
  state: SingleFormState;
  choice: FormChoice;
  business: NewSiteBusiness["draft"];
  children: ReactNode;
};

/** The form, its quality check below it, and the site's preview next to it. */
function NewSite({ state, choice, business, children }: NewSiteProps) {
  const { form, siteKey, takeNewSiteKey, focus } = state;
  const noForm = useNoForm(choice);
  const draft = draftOfNewSite("single", form.values, { ...choice, siteKey, ...business, noForm });
  const quality = useQuality(draft);
  const host = usePlannedHost(choice);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {children}
        <QualityPanel
          quality={quality}
          nearestLink={(nearest) => <NearestPageLink nearest={nearest} />}
          adviceLink={(kind) => adviceLink(kind, { ...draft, businessId: draft.business?.id })}
          fixes={{
            place: { label: "Check the city", onFix: () => focus("city") },
            words: { label: "Change the service", onFix: () => focus("serviceName") },
            likeness: { label: "Another look", onFix: takeNewSiteKey },
            contact: { label: "Add a phone number", onFix: () => focus("phone") },
          }}
        />
      </div>
      <LazySitePreview
        draft={draft}
        quality={quality}
        address={futureAddress(draft, host)}
        onDesign={(design) => form.setFieldValue("design", (before) => ({ ...before, ...design }))}
        actions={<AnotherLook onClick={takeNewSiteKey} />}
      />
    </div>
  );
}
