import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { IndexingOverride } from "../../features/campaigns/indexing-override.tsx";
import { typedContent } from "../../features/campaigns/campaign-values.ts";
import { useCampaignForm } from "../../features/campaigns/use-campaign-form.ts";
import { useQuality } from "../../features/preview/api.ts";
import { draftOfCampaign } from "../../features/preview/draft.ts";
import { LazySitePreview } from "../../features/preview/lazy-site-preview.tsx";
import { QualityPanel } from "../../features/preview/quality-panel.tsx";
import { adviceLink } from "./advice-link.tsx";
import { useBusinessOfCampaign } from "./campaign-business.tsx";
import { CampaignDetails } from "./campaign-details.tsx";
import { EditWordsLink } from "./edit-words-link.tsx";
import { NearestPageLink } from "./nearest-page-link.tsx";
import { useNoForm } from "./use-no-form.ts";
import { useSiteAddress } from "./use-site-address.ts";

/** The page of a campaign whose site has one page. */
export function SingleCampaign({ campaign }: { campaign: CampaignDetail }) {
  const state = useCampaignForm(campaign);
  const { form, focus } = state;
  const business = useBusinessOfCampaign(campaign, state);
  const noForm = useNoForm(campaign);
  const draft = {
    ...draftOfCampaign(campaign, typedContent(form.values)),
    ...business.draft,
    noForm,
  };
  const quality = useQuality(draft);
  return (
    <CampaignDetails
      campaign={campaign}
      form={state}
      business={business}
      quality={
        <QualityPanel
          quality={quality}
          nearestLink={(nearest) => <NearestPageLink nearest={nearest} />}
          adviceLink={(kind) => adviceLink(kind, { ...draft, businessId: draft.business?.id })}
          fixes={{
            place: { label: "Check the city", onFix: () => focus("main.city") },
            words: { label: "Change the service", onFix: () => focus("main.service") },
            contact: { label: "Add a phone number", onFix: () => focus("main.phone") },
          }}
          override={<IndexingOverride campaign={campaign} />}
        />
      }
      preview={
        <LazySitePreview
          draft={draft}
          quality={quality}
          address={useSiteAddress(campaign, draft)}
          onDesign={(design) =>
            form.setFieldValue("design", (before) => ({ ...before, ...design }))
          }
          actions={<EditWordsLink id={campaign.id} />}
        />
      }
    />
  );
}
