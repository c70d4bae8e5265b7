import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import type { CampaignDetail, Design } from "@mainstreet/contract/campaigns";
import { BLANK_CONTENT, contentFrom } from "@mainstreet/contract/content-names";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { MAX_LOCATIONS } from "@mainstreet/contract/multi-location";
import { siteDraft } from "@mainstreet/contract/page-quality";
import type { SiteDraft } from "@mainstreet/contract/page-quality";
import type { PageFields, SiteContent } from "@mainstreet/contract/site-content";
import type { FormName } from "@mainstreet/contract/site-field";
import { stateCode } from "@mainstreet/contract/us-states";
import type { VerificationTag } from "@mainstreet/generator/site";

/** A site with the current values of its form. */
export type PreviewDraft = PageFields & {
  /** The id of a campaign that is edited; absent on a new site. */
  campaignId?: string;
  siteKey: string;
  hostedOn: DeploymentType;
  verification: VerificationTag[];
  /** The site is live, about the same place, and search engines may list it: that does not change (GS-12). */
  wasIndexed?: boolean;
  /** The business that it belongs to or that is chosen in the form; absent: none. */
  business?: DraftBusiness;
  /** Why its pages cannot have a contact form, whatever the user chooses; absent where they can. */
  noForm?: string | undefined;
  /** The owner's words as in their editor; absent: as they are saved. */
  overrides?: OverridesByPath;
};
type DraftBusiness = { id: string; content: BusinessContent };

type NewSite = { siteKey: string; deploymentType: DeploymentType } & Pick<
  PreviewDraft,
  "business" | "noForm"
>;

/** A new site with the values that its form would send. */
export function draftOfNewSite(form: FormName, body: object, host: NewSite): PreviewDraft {
  const { searchConsoleScript: _, ...page } = { ...BLANK_CONTENT, ...contentFrom(form, body) };
  return {
    ...page,
    // The form keeps a state as typed; the site is created with the state's code.
    state: stateCode(page.state) ?? page.state,
    siteKey: host.siteKey,
    hostedOn: host.deploymentType,
    verification: [],
    ...(host.business && { business: host.business }),
    noForm: host.noForm,
  };
}

type Saved = Pick<CampaignDetail, "id" | "siteKey" | "deploymentType" | "deployed"> & {
  main: Pick<CampaignDetail["main"], "city" | "state" | "searchConsoleScript">;
  indexing: CampaignDetail["indexing"];
};

/** A campaign with the values of its form, saved or not. The verification tags are the saved ones: they are not visible on the page. */
export function draftOfCampaign(campaign: Saved, typed: SiteContent): PreviewDraft {
  const { searchConsoleScript: _, ...page } = typed;
  const { deployed, indexing } = campaign;
  const { city, state, searchConsoleScript } = campaign.main;
  // A site that moves to another city gets that city's position (`save-campaign.ts` on the server).
  const isMoved = page.city !== city || page.state !== state;
  return {
    ...page,
    ...(isMoved && { latitude: null, longitude: null }),
    indexAnyway: indexing.override,
    wasIndexed: deployed && !isMoved && indexing.indexable && indexing.reasons.length === 0,
    campaignId: campaign.id,
    siteKey: campaign.siteKey,
    hostedOn: campaign.deploymentType,
    verification: verificationOf(searchConsoleScript),
  };
}

/** Parses the server's own notation of the tags. */
function verificationOf(markup: string): VerificationTag[] {
  return markup.split("\n").flatMap((line): VerificationTag[] => {
    const [, provider, token] = /^<meta name="([^"]+)" content="([^"]+)">$/.exec(line) ?? [];
    if (provider !== undefined && token !== undefined) return [{ provider, token }];
    return line.startsWith("google") ? [{ provider: "google", file: line }] : [];
  });
}

export const designOf = ({ theme, palette }: PreviewDraft): Design => ({ theme, palette });

/** The part of a draft that the server checks. With a business, `locations` of a new site bring their evidence. */
export function checkedPart(
  draft: PreviewDraft,
  locations: readonly TypedLocation[] = [],
): SiteDraft {
  const checked = Object.entries(draft).filter(([name]) => name in siteDraft.shape);
  return {
    siteKey: draft.siteKey,
    ...Object.fromEntries(checked),
    design: designOf(draft),
    ...(draft.business && { businessId: draft.business.id }),
    ...(draft.business && locations.length > 0 && { locations: locations.slice(0, MAX_LOCATIONS) }),
  };
}

/** Whether a service and a place are named, so that there is something to score. */
export function isNamed({ service, city, state }: PreviewDraft): boolean {
  return service.trim() !== "" && city.trim() !== "" && stateCode(state) !== undefined;
}

const SAMPLE = { service: "Plumbing", city: "Winston-Salem", state: "NC", phone: "(336) 555-0142" };

/** What is typed, with sample values for what a page cannot do without; a sample phone only while nothing at all is typed. */
export function withSample(draft: PreviewDraft): { draft: PreviewDraft; isSample: boolean } {
  const isPlaced = draft.city.trim() !== "" && stateCode(draft.state) !== undefined;
  const hasService = draft.service.trim() !== "";
  if (isPlaced && hasService) return { draft, isSample: false };
  const { service, city, state, phone } = SAMPLE;
  const hasPhone = draft.phone.trim() !== "" || draft.business !== undefined;
  const isUntouched = !hasService && draft.city.trim() === "" && !hasPhone;
  return {
    isSample: true,
    draft: {
      ...draft,
      ...(!hasService && { service }),
      ...(!isPlaced && { city, state, zip: "" }),
      ...(isUntouched && { phone }),
    },
  };
}
