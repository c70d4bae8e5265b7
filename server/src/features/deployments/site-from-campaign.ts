import { stateName } from "@mainstreet/contract/us-states";
import type { Site } from "@mainstreet/generator/site";
import type { CampaignRow } from "../campaigns/queries.ts";
import { localFacts } from "../places/local-facts.ts";
import { findPlace } from "../places/places.ts";

/** The generator's input for a campaign that will be served at `siteUrl`. Pure: the same row gives the same site. */
export function siteFromCampaign(
  campaign: CampaignRow,
  siteUrl: string,
  lastModified: string,
): Site {
  const place = findPlace(campaign.city, campaign.state, campaign.zip);
  return {
    siteKey: campaign.siteKey,
    attempt: 0,
    siteUrl,
    formerUrl: "",
    hostedOn: campaign.deploymentType,
    service: campaign.service,
    city: campaign.city,
    state: { code: campaign.state, name: stateName(campaign.state) ?? campaign.state },
    zip: campaign.zip,
    phone: campaign.phone,
    email: campaign.email,
    metaTitle: campaign.metaTitle,
    metaDescription: campaign.metaDescription,
    latitude: campaign.latitude,
    longitude: campaign.longitude,
    company: companyOf(campaign),
    cta: campaign.cta,
    openingHours: "",
    reviewProfileUrl: "",
    verification: campaign.verificationTags,
    facts: place ? localFacts(place) : null,
    design: { theme: "", palette: "" },
    likeness: null,
    indexAnyway: false,
    lastModified,
  };
}

function companyOf(campaign: CampaignRow): Site["company"] {
  return {
    name: campaign.companyName,
    address: {
      street: campaign.companyStreet,
      city: campaign.companyCity,
      state: campaign.companyState,
      zip: campaign.companyZip,
    },
    latitude: campaign.companyLatitude,
    longitude: campaign.companyLongitude,
  };
}
