import type { BusinessContent } from "@mainstreet/contract/business-content";
import { inheritedContent } from "@mainstreet/contract/business-values";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { useBusinessContent, useBusinesses } from "../../features/businesses/api.ts";
import { BusinessSelect } from "../../features/businesses/business-select.tsx";
import type { BusinessOfForm } from "../../features/campaigns/inherited-note.tsx";
import type { CampaignFormState } from "../../features/campaigns/use-campaign-form.ts";

/** The business of a campaign for its form and its preview. */
export function useBusinessOfCampaign(
  { businessId }: CampaignDetail,
  { form }: CampaignFormState,
): BusinessOfForm & { draft: { business?: { id: string; content: BusinessContent } } } {
  const { data: businesses = [] } = useBusinesses();
  const chosen = form.values.businessId;
  const content = useBusinessContent(chosen);
  const isSaved = chosen === (businessId ?? "");
  return {
    field: (
      <BusinessSelect
        businesses={businesses}
        value={chosen}
        onChange={(id) => form.setFieldValue("businessId", id)}
        description={isSaved ? hintOf(content) : changeHint(content)}
      />
    ),
    inherited:
      isSaved && content ? { name: content.name, content: inheritedContent(content) } : undefined,
    nameOf: (id) => businesses.find((one) => one.id === id)?.name ?? "Another business",
    draft: content ? { business: { id: chosen, content } } : {},
  };
}

const hintOf = (content: BusinessContent | undefined) =>
  content
    ? `A change of ${content.name} reaches this site, but for what is its own`
    : "Optional: what the sites of one firm share";

const changeHint = (content: BusinessContent | undefined) =>
  content
    ? `Once saved, what is empty here comes from ${content.name}; the rest stays this site’s own`
    : "Once saved, the site keeps the values that it has";
