import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { countOf } from "@mainstreet/contract/count";
import { parseServices } from "@mainstreet/contract/location-lines";
import { IndexingOverride } from "../../features/campaigns/indexing-override.tsx";
import { ServicesSection } from "../../features/campaigns/services-section.tsx";
import { typedContent } from "../../features/campaigns/campaign-values.ts";
import { useCampaignForm } from "../../features/campaigns/use-campaign-form.ts";
import { LeadsByCity } from "../../features/leads/leads-by-city.tsx";
import { draftOfCampaign } from "../../features/preview/draft.ts";
import { MultiPreview } from "../../features/preview/multi-preview.tsx";
import { PagesPanel } from "../../features/preview/pages-panel.tsx";
import { PreviewColumn } from "../../features/preview/preview-column.tsx";
import { useMultiSite } from "../../features/preview/use-multi-site.ts";
import { adviceLink } from "./advice-link.tsx";
import { useBusinessOfCampaign } from "./campaign-business.tsx";
import { CampaignDetails } from "./campaign-details.tsx";
import { SiteLocations } from "./site-locations.tsx";
import { EditWordsLink } from "./edit-words-link.tsx";
import { NearestPageLink } from "./nearest-page-link.tsx";
import { useNoForm } from "./use-no-form.ts";
import { useSiteAddress } from "./use-site-address.ts";

/** The page of a campaign whose site has many pages. */
export function MultiCampaign({ campaign }: { campaign: CampaignDetail }) {
  const state = useCampaignForm(campaign);
  const { form, focus } = state;
  const { locations } = campaign;
  const services = parseServices(form.values.relatedServices);
  const business = useBusinessOfCampaign(campaign, state);
  const noForm = useNoForm(campaign);
  const first = {
    ...draftOfCampaign(campaign, typedContent(form.values)),
    ...business.draft,
    noForm,
  };
  const site = useMultiSite({ first, locations, services });
  return (
    <CampaignDetails
      campaign={campaign}
      form={state}
      business={business}
      quality={
        <>
          <SiteLocations campaign={campaign} site={site} />
          <LeadsByCity of={{ campaignId: campaign.id }} />
          <PagesPanel
            site={site}
            hint={`${countOf(locations.length + 1, "location")} on one site`}
            nearestLink={(nearest) => <NearestPageLink nearest={nearest} />}
            adviceLink={(kind, place = first) =>
              adviceLink(kind, {
                ...place,
                businessId: first.business?.id,
                campaignId: first.campaignId,
              })
            }
            fixes={({ path }) => ({
              place: { label: "Check the city", onFix: () => focus("main.city") },
              ...(path === "" && {
                words: { label: "Change the service", onFix: () => focus("main.service") },
              }),
              ...(path.startsWith("services/") && {
                words: { label: "Describe the service", onFix: () => focus("relatedServices") },
              }),
              contact: { label: "Add a phone number", onFix: () => focus("main.phone") },
            })}
            missing={{
              service: { label: "Describe the services", onFix: () => focus("relatedServices") },
            }}
            override={<IndexingOverride campaign={campaign} />}
          />
        </>
      }
      sections={<ServicesSection form={form} />}
      preview={
        <PreviewColumn>
          <MultiPreview
            site={site}
            address={useSiteAddress(campaign, first)}
            onDesign={(change) =>
              form.setFieldValue("design", (before) => ({ ...before, ...change }))
            }
            actions={<EditWordsLink id={campaign.id} />}
          />
        </PreviewColumn>
      }
    />
  );
}
