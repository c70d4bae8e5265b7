import { randomInt } from "node:crypto";
import { contentInBusiness } from "@mainstreet/contract/business-values";
import type { Evidence } from "@mainstreet/contract/evidence-content";
import { publishedState } from "@mainstreet/contract/published-state";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import {
  type BusinessColumns,
  columnsInBusiness,
  NO_BUSINESS_COLUMNS,
} from "../businesses/business-columns.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { settledDesign } from "../campaigns/design.ts";
import { BLANK_SITE, siteColumnsOf, type SiteSource } from "../campaigns/site-columns.ts";
import type { Account } from "../../hosting/hosting-columns.ts";
import { findPlace, primaryZip } from "../places/places.ts";

type NewSite = Omit<SiteSource, "deploymentType"> & BusinessColumns;

/** What determines a new site apart from the values of its form. */
type Given = {
  siteKey?: string | undefined;
  business?: NamedBusiness | undefined;
  evidence?: readonly Evidence[];
};

/** The source of a new site: the values of its form, completed from its business, from the place data and by the site key. */
export function newSite(
  content: Partial<SiteContent>,
  { siteKey = newSiteKey(), business, evidence = [] }: Given = {},
): NewSite {
  const ofBusiness = businessOf(content, business);
  const site = { ...BLANK_SITE, ...siteColumnsOf(content), siteKey, ...ofBusiness, evidence };
  const place = findPlace(site.city, site.state, site.zip);
  return {
    ...site,
    // Decision D13: an empty ZIP is filled from the place data.
    zip: site.zip || (place && primaryZip(place)) || "",
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    // Stored as chosen, so that a new theme or palette does not change existing sites.
    ...settledDesign(site, siteKey),
  };
}

function businessOf(content: Partial<SiteContent>, business: NamedBusiness | undefined) {
  if (!business) return NO_BUSINESS_COLUMNS;
  const given = contentInBusiness(business.content, content);
  return { ...columnsInBusiness(business, { given }), business: business.content };
}

export type NewCampaign = { campaignId: string; site: NewSite; account: Account };

/** The columns that every new campaign has, before its page is scored. */
export function campaignValues(userId: string, { campaignId, site, account }: NewCampaign) {
  const { service, city, state } = site;
  // Names are derived from the campaign's id, never from a key that a client chose: a deployment takes over a site that it finds under the
  // name.
  const identity = { service, city, state: publishedState(state).code, siteKey: campaignId };
  return {
    ...site,
    ...account,
    id: campaignId,
    userId,
    serviceSlug: serviceSlug(service),
    deploymentStatus: "none" as const,
    siteName: siteName(identity),
    sitePrefix: sitePrefix(identity),
  };
}

/** Sixteen lower-case base32 characters: 80 random bits. */
export function newSiteKey(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
