import * as api from "@mainstreet/contract/campaigns";
import type { CampaignDetail, CreateCampaignInput } from "@mainstreet/contract/campaigns";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/database.ts";
import { type Idempotency, once } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/ids.ts";
import { campaigns } from "../../platform/schema.ts";
import { assertDesign, settledDesign } from "../campaigns/design.ts";
import { presentDetail } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { type Account, chooseAccount, missingAccount } from "../deployments/choose-account.ts";
import { BLANK_SITE } from "../deployments/site-from-campaign.ts";
import { requestDeployment } from "../deployments/request-deployment.ts";
import { findPlace, primaryZip } from "../places/places.ts";
import { judgeNewPage } from "../quality/judge-page.ts";
import { keepSignature } from "../quality/siblings.ts";
import { newSiteKey } from "./new-site-key.ts";

type Order = { userId: string; input: CreateCampaignInput; idempotency: Idempotency | undefined };

/**
 * Makes a single site (design.md §3): credit, campaign and deployment job in one transaction, once per
 * `Idempotency-Key`. Throws 402 when the balance is short; then nothing was made.
 */
export async function createCampaign(deps: Deps, order: Order): Promise<CampaignDetail> {
  const { userId, idempotency } = order;
  const { answer } = api.createCampaign.shapes;
  const made = await asTenant(deps.db, userId, (tx) =>
    once(tx, { userId, idempotency, answer, work: () => makeCampaign(tx, deps, order) }),
  );
  crashPoint("create.after-commit");
  return made;
}

async function makeCampaign(tx: Db, deps: Deps, { userId, input }: Order): Promise<CampaignDetail> {
  assertDesign(input.design);
  const account = await chooseAccount(tx, { userId, config: deps.config }, input);
  const campaignId = newId();
  crashPoint("create.before-charge");
  await charge(tx, { userId, campaignId, input });
  const row = await insertCampaign(tx, { userId, campaignId, input, account });
  const isReady = missingAccount(account) === undefined;
  const queued = isReady ? await requestDeployment(tx, deps, { userId, campaignId }) : row;
  crashPoint("create.before-commit");
  return presentDetail(queued ?? row, []);
}

type New = { userId: string; campaignId: string; input: CreateCampaignInput };

async function charge(tx: Db, { userId, campaignId, input }: New): Promise<void> {
  await appendEntry(tx, {
    userId,
    type: "deduct",
    amount: -SINGLE_SITE_COST,
    description: `Single page site: ${input.serviceName} in ${input.city}, ${input.state}`,
    businessKey: `charge:${campaignId}`,
    campaignId,
  });
}

/** Behind the charge, which lets an account's creations through one at a time: no two miss each other as siblings. */
async function insertCampaign(tx: Db, made: New & { account: Account }): Promise<CampaignRow> {
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
  const { serviceName: service, city, state, siteKey = newSiteKey() } = input;
  const place = findPlace(city, state, input.zip);
  // Names come from the campaign's id, never from a key a client chose: a site found under its name is taken over.
  const identity = { service, city, state, siteKey: campaignId };
  return {
    id: campaignId,
    userId,
    kind: "single" as const,
    siteKey,
    service,
    serviceSlug: serviceSlug(service),
    city,
    state,
    // Decision D13: an empty ZIP is filled from the place data.
    zip: input.zip || (place && primaryZip(place)) || "",
    phone: input.phone,
    openingHours: input.openingHours,
    reviewProfileUrl: input.reviewProfileUrl,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    // Kept as settled, so that a later theme or palette changes no site that is there.
    ...settledDesign(input.design, siteKey),
    cost: SINGLE_SITE_COST,
    deploymentStatus: "none" as const,
    siteName: siteName(identity),
    sitePrefix: sitePrefix(identity),
  };
}
