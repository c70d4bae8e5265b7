import type { AnswerOf } from "@mainstreet/contract/endpoint";
import { multiLocationCost } from "@mainstreet/contract/credit-cost";
import * as api from "@mainstreet/contract/multi-location";
import type { CreateMultiLocationInput } from "@mainstreet/contract/multi-location";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { texts } from "@mainstreet/contract/texts";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, once } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/db/ids.ts";
import { campaigns } from "../campaigns/tables.ts";
import { assertDesign, settledDesign } from "../campaigns/design.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { type Account, chooseAccount, missingAccount } from "../deployments/choose-account.ts";
import { requestDeployment } from "../deployments/request-deployment.ts";
import { BLANK_SITE } from "../deployments/site-from-campaign.ts";
import { findPlace, primaryZip } from "../places/places.ts";
import { judgeNewPage } from "../page-quality/judge-page.ts";
import { keepSignature } from "../page-quality/siblings.ts";
import { insertRun } from "./insert-run.ts";
import { newPlaces } from "./new-places.ts";
import { newSiteKey } from "./new-site-key.ts";

type Order = {
  userId: string;
  input: CreateMultiLocationInput;
  idempotency: Idempotency | undefined;
};
type Answer = AnswerOf<typeof api.createMultiLocation>;

/**
 * Makes a multi-location site (spec §2): its credits, one for each location, its campaign, its deployment and the run of one
 * site that tells its progress (decision 172), in one transaction, once per `Idempotency-Key`. Places named twice are merged and paid once. Throws 402 when the balance is short.
 */
export async function createMultiLocation(deps: Deps, order: Order): Promise<Answer> {
  const { userId, idempotency } = order;
  const { answer } = api.createMultiLocation.shapes;
  const made = await asTenant(deps.db, userId, (tx) =>
    once(tx, { userId, idempotency, answer, work: () => makeSite(tx, deps, order) }),
  );
  crashPoint("create.after-commit");
  return made;
}

async function makeSite(tx: Db, deps: Deps, { userId, input }: Order): Promise<Answer> {
  assertDesign(input.design);
  const account = await chooseAccount(tx, { userId, config: deps.config }, input);
  const made = { userId, campaignId: newId(), input, locations: mergedLocations(input) };
  crashPoint("create.before-charge");
  const cost = await charge(tx, made);
  const site = await insertSite(tx, { ...made, account, cost });
  const progressId = await insertRun(tx, site);
  if (missingAccount(account) === undefined) await requestDeployment(tx, deps, made);
  crashPoint("create.before-commit");
  return { success: true, progressId };
}

type Location = { city: string; state: string };
type New = {
  userId: string;
  campaignId: string;
  input: CreateMultiLocationInput;
  locations: Location[];
};

/** Each place once, and none that is the main one. */
function mergedLocations({ mainLocation, additionalLocations }: CreateMultiLocationInput) {
  const locations = newPlaces(additionalLocations, [mainLocation]);
  if (locations.length === 0)
    throw invalidField("additionalLocations", texts.multiLocation.missingLocations);
  return locations;
}

async function charge(tx: Db, { userId, campaignId, input, locations }: New): Promise<number> {
  const cost = multiLocationCost(input.mainLocation, locations);
  const { city, state } = input.mainLocation;
  await appendEntry(tx, {
    userId,
    type: "deduct",
    amount: -cost,
    description: `Multi-location site: ${input.mainService} in ${city}, ${state} and ${locations.length} more`,
    businessKey: `charge:${campaignId}`,
    campaignId,
  });
  return cost;
}

async function insertSite(
  tx: Db,
  made: New & { account: Account; cost: number },
): Promise<CampaignRow> {
  const { userId, campaignId, account, cost } = made;
  const owner = { userId, campaignId };
  const values = { ...newValues(made), ...account, cost };
  const page = await judgeNewPage(tx, owner, { ...BLANK_SITE, ...values });
  const { attempt, nearest, indexing } = page;
  const [site] = await tx
    .insert(campaigns)
    .values({ ...values, attempt, likeness: nearest?.likeness ?? null, indexing })
    .returning();
  if (!site) throw new Error("The inserted campaign was not found");
  await keepSignature(tx, { ...owner, serviceSlug: values.serviceSlug }, page.signature);
  return site;
}

function newValues({ userId, campaignId, input, locations }: New) {
  const { mainService: service, mainLocation, siteKey = newSiteKey() } = input;
  const { city, state } = mainLocation;
  const place = findPlace(city, state, "");
  // Names come from the campaign's id, as a single site's do.
  const identity = { service, city, state, siteKey: campaignId };
  return {
    id: campaignId,
    userId,
    kind: "multi-location" as const,
    siteKey,
    service,
    serviceSlug: serviceSlug(service),
    city,
    state,
    zip: (place && primaryZip(place)) || "",
    phone: input.phoneNumber,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    locations,
    relatedServices: input.relatedServices,
    // Kept as settled, so that a later theme or palette changes no site that is there.
    ...settledDesign(input.design, siteKey),
    deploymentStatus: "none" as const,
    siteName: siteName(identity),
    sitePrefix: sitePrefix(identity),
  };
}
