import type { CreateCampaignInput } from "@mainstreet/contract/campaigns";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { publishedState } from "@mainstreet/contract/published-state";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { Siblings } from "@mainstreet/generator/likeness/siblings";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { Db } from "../../platform/db/database.ts";
import { mapInTurns } from "../../platform/in-turns.ts";
import { campaigns } from "../campaigns/tables.ts";
import { settledDesign } from "../campaigns/design.ts";
import type { Account } from "../deployments/choose-account.ts";
import { BLANK_SITE } from "../deployments/site-from-campaign.ts";
import { findPlace, primaryZip } from "../places/places.ts";
import { judgeAmong } from "../page-quality/judge-page.ts";
import { keepSignatures, loadServices } from "../page-quality/siblings.ts";
import { newSiteKey } from "./new-site-key.ts";

/** What a site is made of; company and email come with a bulk line only. */
type SiteInput = Omit<
  CreateCampaignInput,
  "deploymentType" | "netlifyTokenId" | "awsCredentialsId" | "awsBucketName"
> & { company?: string; email?: string };

type New = { campaignId: string; input: SiteInput; account: Account };

/**
 * Inserts single sites of one user, each judged against its siblings, those before it here among them. Only behind a lock on
 * the credit account, as its charge is one: it lets an account's creations through one at a time, so that no two miss each
 * other as siblings.
 */
export async function insertCampaigns(tx: Db, userId: string, made: readonly New[]): Promise<void> {
  const drafts = made.map((one) => newValues(userId, one));
  const slugs = drafts.map((draft) => draft.serviceSlug);
  const services = await loadServices(tx, userId, slugs);
  const sites = await mapInTurns(drafts, (draft) => judged(draft, services));
  await tx.insert(campaigns).values(sites.map(({ values }) => values));
  await keepSignatures(
    tx,
    sites.map(({ values: { id: campaignId, serviceSlug: slug }, signature }) => ({
      userId,
      campaignId,
      serviceSlug: slug,
      signature,
    })),
  );
}

function judged(draft: ReturnType<typeof newValues>, services: ReadonlyMap<string, Siblings>) {
  const siblings = services.get(draft.serviceSlug);
  if (!siblings) throw new Error("The siblings of a service were not loaded");
  const source = { ...BLANK_SITE, ...draft };
  const { attempt, nearest, indexing, signature } = judgeAmong(siblings, source);
  siblings.add(draft.id, signature);
  return {
    values: { ...draft, attempt, likeness: nearest?.likeness ?? null, indexing },
    signature,
  };
}

function newValues(userId: string, { campaignId, input, account }: New) {
  const source = sourceOf(input);
  const { service, city, state } = source;
  // Names come from the campaign's id, never from a key a client chose: a site found under its name is taken over.
  const identity = { service, city, state: publishedState(state).code, siteKey: campaignId };
  return {
    ...source,
    ...account,
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
