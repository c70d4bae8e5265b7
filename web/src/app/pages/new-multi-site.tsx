import type { ReactNode } from "react";
import { useChoiceCheck } from "../../features/hosts/use-host-choice.ts";
import type { FormChoice } from "@mainstreet/contract/deployment";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import { MULTI_LOCATION_SITE } from "../../features/campaign-creation/api.ts";
import { draftName } from "../../features/campaign-creation/new-site-form.ts";
import { MultiForm } from "../../features/campaign-creation/multi-form.tsx";
import {
  bodyOf,
  parseLines,
  useMultiForm,
} from "../../features/campaign-creation/use-multi-form.ts";
import type { MultiFormState } from "../../features/campaign-creation/use-multi-form.ts";
import { futureAddress } from "../../features/preview/address.ts";
import { AnotherLook } from "../../features/preview/another-look.tsx";
import { draftOfNewSite } from "../../features/preview/draft.ts";
import { MultiPreview } from "../../features/preview/multi-preview.tsx";
import { PagesPanel } from "../../features/preview/pages-panel.tsx";
import { PreviewColumn } from "../../features/preview/preview-column.tsx";
import { useMultiSite } from "../../features/preview/use-multi-site.ts";
import { Card } from "../../ui/card.tsx";
import { adviceLink } from "./advice-link.tsx";
import classes from "./create-page.module.css";
import { type NewSiteBusiness, useNewSiteBusiness } from "./new-site-business.tsx";
import { useNewSiteChoice } from "./new-site-choice.tsx";
import { NearestPageLink } from "./nearest-page-link.tsx";
import { useNoForm } from "./use-no-form.ts";
import { usePlannedHost } from "./use-planned-host.ts";

type Props = { service: string | undefined; onCreated: (progressId: string) => void };

/** The form of a multi-location site with all that belongs to it: deployment choice, credits, pages and live preview. */
export function NewMultiSite({ service, onCreated }: Props) {
  const state = useMultiForm(service);
  const credits = useCreditBalance().data;
  const { choice, fields } = useNewSiteChoice(state.form);
  const business = useNewSiteBusiness(draftName(MULTI_LOCATION_SITE, service));
  return (
    <Pages state={state} choice={choice} business={business.draft}>
      <Card title="Your site">
        <MultiForm
          state={state}
          choice={choice}
          business={business}
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
    </Pages>
  );
}

type PagesProps = {
  state: MultiFormState;
  choice: FormChoice;
  business: NewSiteBusiness["draft"];
  children: ReactNode;
};

/** The form, its pages below it, and the site's preview next to it. */
function Pages({ state, choice, business, children }: PagesProps) {
  const { form, siteKey, takeNewSiteKey, focus } = state;
  const { locations, services } = parseLines(form.values);
  const noForm = useNoForm(choice);
  const host = { ...choice, siteKey, ...business, noForm };
  const first = draftOfNewSite("multi", bodyOf(form.values), host);
  const site = useMultiSite({ first, locations, services });
  const planned = usePlannedHost(choice);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {children}
        <PagesPanel
          site={site}
          hint="One site: a page for each location, one credit each"
          nearestLink={(nearest) => <NearestPageLink nearest={nearest} />}
          adviceLink={(kind, place = first) =>
            adviceLink(kind, {
              ...place,
              businessId: first.business?.id,
              campaignId: first.campaignId,
            })
          }
          fixes={({ path }) => ({
            place: path.startsWith("locations/")
              ? { label: "Edit the locations", onFix: () => focus("locations") }
              : { label: "Check the city", onFix: () => focus("city") },
            words: path.startsWith("services/")
              ? { label: "Describe the service", onFix: () => focus("services") }
              : { label: "Change the service", onFix: () => focus("mainService") },
            likeness: { label: "Another look", onFix: takeNewSiteKey },
            contact: { label: "Add a phone number", onFix: () => focus("phoneNumber") },
          })}
          missing={{
            location: { label: "Edit the locations", onFix: () => focus("locations") },
            service: { label: "Describe the services", onFix: () => focus("services") },
          }}
        />
      </div>
      <PreviewColumn>
        <MultiPreview
          site={site}
          address={futureAddress(first, planned)}
          onDesign={(change) =>
            form.setFieldValue("design", (before) => ({ ...before, ...change }))
          }
          actions={<AnotherLook onClick={takeNewSiteKey} />}
        />
      </PreviewColumn>
    </div>
  );
}
