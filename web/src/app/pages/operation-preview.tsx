import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { OPERATION_FIELDS } from "@mainstreet/contract/operation-fields";
import type { AccountValue, FieldStates, OperationSite } from "@mainstreet/contract/operations";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { useBusinessContent } from "../../features/businesses/api.ts";
import { isAccount } from "../../features/operations/account-words.tsx";
import { loadFailureText, useCampaign } from "../../features/campaigns/api.ts";
import { typedContent, campaignValuesOf } from "../../features/campaigns/campaign-values.ts";
import { useQuality } from "../../features/preview/api.ts";
import { draftOfCampaign, type PreviewDraft } from "../../features/preview/draft.ts";
import { PassageView } from "../../features/preview/passage-view.tsx";
import { useMultiSite } from "../../features/preview/use-multi-site.ts";
import { useSingleSite } from "../../features/preview/use-single-site.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useNoForm } from "./use-no-form.ts";

/** The page of a site of an operation with its fields before and after. */
export function OperationPreview({ site }: { site: OperationSite }) {
  const { data: campaign, error, refetch } = useCampaign(site.campaignId);
  if (campaign === undefined)
    return error === null ? (
      <Placeholder lines={8} label="Loading the site" />
    ) : (
      <FailurePanel title={loadFailureText(error)} onRetry={() => void refetch()} />
    );
  const Passage = campaign.type === "single" ? SinglePassage : MultiPassage;
  return <Passage site={site} campaign={campaign} />;
}

type Props = { site: OperationSite; campaign: CampaignDetail };

function SinglePassage(props: Props) {
  const { before, after } = useDrafts(props);
  const [old, next] = [useQuality(before), useQuality(after)];
  return (
    <PassageView
      before={useSingleSite(before, old).rendered}
      after={useSingleSite(after, next).rendered}
    />
  );
}

/** The first page of a site with many. */
function MultiPassage(props: Props) {
  const { before, after } = useDrafts(props);
  const { locations, relatedServices: services } = props.campaign;
  return (
    <PassageView
      before={useMultiSite({ first: before, locations, services })}
      after={useMultiSite({ first: after, locations, services })}
    />
  );
}

function useDrafts({ site, campaign }: Props) {
  const { businessId } = campaign;
  const content = useBusinessContent(businessId);
  const business = businessId && content ? { business: { id: businessId, content } } : {};
  const saved = typedContent(campaignValuesOf(campaign));
  const noFormBefore = useNoForm(placeIn(site.before, campaign));
  const noFormAfter = useNoForm(placeIn(site.after, campaign));
  const draftWith = (states: FieldStates, noForm: string | undefined): PreviewDraft => {
    const typed: SiteContent = { ...saved, ...valuesIn(states) };
    return {
      ...draftOfCampaign(campaign, typed),
      ...(states.indexAnyway && { indexAnyway: states.indexAnyway.value === true }),
      ...business,
      noForm,
    };
  };
  return {
    before: draftWith(site.before, noFormBefore),
    after: draftWith(site.after, noFormAfter),
  };
}

/** The place of the site with these states: a move may change from a place that can have forms to one that cannot. */
const placeIn = (
  { account }: FieldStates,
  campaign: CampaignDetail,
): AccountValue | CampaignDetail => (isAccount(account?.value) ? account.value : campaign);

/** The values of the fields that change, without verification tags, which no page shows. */
function valuesIn(states: FieldStates): Partial<SiteContent> {
  const changed = OPERATION_FIELDS.filter((field) => states[field] !== undefined);
  return Object.fromEntries(changed.map((field) => [field, states[field]?.value]));
}
