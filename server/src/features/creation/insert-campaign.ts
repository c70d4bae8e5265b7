import type { CreateCampaignInput } from "@mainstreet/contract/campaigns";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { Db } from "../../platform/database.ts";
import { campaigns } from "../../platform/schema.ts";
import { settledDesign } from "../campaigns/design.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { Account } from "../deployments/choose-account.ts";
import { BLANK_SITE } from "../deployments/site-from-campaign.ts";
import { findPlace, primaryZip } from "../places/places.ts";
import { judgeNewPage } from "../quality/judge-page.ts";
import { keepSignature } from "../quality/siblings.ts";
import { newSiteKey } from "./new-site-key.ts";

/** What a site is made of; company and email come with a bulk line only. */
type SiteInput = Omit<
  CreateCampaignInput,
  "deploymentType" | "netlifyTokenId" | "awsCredentialsId" | "awsBucketName"
> & { company?: string; email?: string };

type New = { userId: string; campaignId: string; input: SiteInput; account: Account };

/**
 * Inserts a single site, judged against its siblings. Only behind a lock on the credit account, as its charge is one: it lets
 * an account's creations through one at a time, so that no two miss each other as siblings.
 */
export async function insertCampaign(tx: Db, made: New): Promise<CampaignRow> {
  const { userId, campaignId, account } = made;
  const owner = { userId, campaignId };
  const values = { ...newValues(made), ...account };
  const page = await judgeNewPage(tx, owner, { ...BLANK_SITE, ...values });
  const { attempt, nearest, indexing } = page;
  const [row] = await tx
    .insert(campaigns)
    .values({ ...values, attempt, likeness: nearest?.likeness ?? null, indexing })
    .returning();
  if (!row) throw new Error("The inserted campaign was not returned");
  await keepSignature(tx, { ...owner, serviceSlug: values.serviceSlug }, page.signature);
  return row;
}

function newValues({ userId, campaignId, input }: New) {
  const source = sourceOf(input);
  const { service, city, state } = source;
  // Names come from the campaign's id, never from a key a client chose: a site found under its name is taken over.
  const identity = { service, city, state, siteKey: campaignId };
  return {
    ...source,
    id: campaignId,
    userId,
    kind: "single" as const,
    serviceSlug: serviceSlug(service),
    cost: SINGLE_SITE_COST,
    deploymentStatus: "none" as const,
    siteName: siteName(identity),
    sitePrefix: sitePrefix(identity),
  };
}

/** What a single site is made of, as far as its form and the place data say. */
export function sourceOf(input: SiteInput) {
  const { serviceName: service, city, state, siteKey = newSiteKey() } = input;
  const { phone, openingHours, reviewProfileUrl, company = "", email = "" } = input;
  const place = findPlace(city, state, input.zip);
  return {
    siteKey,
    service,
    city,
    state,
    // Decision D13: an empty ZIP is filled from the place data.
    zip: input.zip || (place && primaryZip(place)) || "",
    phone,
    email,
    companyName: company,
    openingHours,
    reviewProfileUrl,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    // Kept as settled, so that a later theme or palette changes no site that is there.
    ...settledDesign(input.design, siteKey),
  };
}
