import { publishedState } from "@mainstreet/contract/published-state";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { Site } from "@mainstreet/generator/site";
import { LRUCache } from "lru-cache";
import type { SiteSource } from "../campaigns/source-digest.ts";
import { localFacts } from "../places/local-facts.ts";
import type { Place } from "../places/place.ts";
import { findPlace } from "../places/places.ts";

/** What the form of a new site does not ask for. */
export const BLANK_SITE = {
  attempt: 0,
  email: "",
  metaTitle: "",
  metaDescription: "",
  latitude: null,
  longitude: null,
  companyName: "",
  companyStreet: "",
  companyCity: "",
  companyState: "",
  companyZip: "",
  companyLatitude: null,
  companyLongitude: null,
  cta: "",
  locations: [],
  relatedServices: [],
  openingHours: "",
  reviewProfileUrl: "",
  verificationTags: [],
  likeness: null,
  indexAnyway: false,
} satisfies Partial<SiteSource>;

/** The generator's input for a campaign that will be served at `siteUrl`. Pure: the same row gives the same site. */
export function siteFromCampaign(
  campaign: SiteSource,
  siteUrl: string,
  lastModified: string,
): Site {
  const place = findPlace(campaign.city, campaign.state, campaign.zip);
  return {
    siteKey: campaign.siteKey,
    attempt: campaign.attempt,
    siteUrl,
    formerUrl: "",
    hostedOn: campaign.deploymentType,
    service: campaign.service,
    city: campaign.city,
    state: publishedState(campaign.state),
    zip: campaign.zip,
    phone: campaign.phone,
    email: campaign.email,
    metaTitle: campaign.metaTitle,
    metaDescription: campaign.metaDescription,
    latitude: campaign.latitude,
    longitude: campaign.longitude,
    company: companyOf(campaign),
    cta: campaign.cta,
    openingHours: campaign.openingHours,
    reviewProfileUrl: campaign.reviewProfileUrl,
    verification: campaign.verificationTags,
    facts: place ? factsOf(place) : null,
    design: { theme: campaign.theme, palette: campaign.palette },
    likeness: campaign.likeness,
    indexAnyway: campaign.indexAnyway,
    lastModified,
  };
}

/** By place: a page is compared with others and deployed soon after, and its facts take more time than its text. */
const factsByPlace = new LRUCache<number, LocalFacts, Place>({
  max: 2_000,
  memoMethod: (_id, _stale, { context }) => localFacts(context),
});

const factsOf = (place: Place): LocalFacts => factsByPlace.memo(place.id, { context: place });

function companyOf(campaign: SiteSource): Site["company"] {
  return {
    name: campaign.companyName,
    address: {
      street: campaign.companyStreet,
      city: campaign.companyCity,
      state: publishedState(campaign.companyState).code,
      zip: campaign.companyZip,
    },
    latitude: campaign.companyLatitude,
    longitude: campaign.companyLongitude,
  };
}
