import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { contentFrom } from "@mainstreet/contract/content-names";
import { multiLocationCost } from "@mainstreet/contract/credit-cost";
import * as api from "@mainstreet/contract/multi-location";
import type { CreateMultiLocationInput } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/db/ids.ts";
import { findEvidence, saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import { holdBusiness, type NamedBusiness } from "../businesses/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { assertDesign } from "../campaigns/design.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { chooseAccount, missingAccount } from "../../hosting/accounts.ts";
import type { Account } from "../../hosting/hosting-columns.ts";
import { requestDeployment } from "../deployments/request-deployment.ts";
import { scoreNewPage } from "../page-quality/score-page.ts";
import { keepSignature } from "../page-quality/other-pages.ts";
import { insertRun } from "./insert-run.ts";
import { newPlaces } from "./new-places.ts";
import { campaignValues, newSite } from "./new-site.ts";

type CreateRequest = {
  userId: string;
  input: CreateMultiLocationInput;
  idempotency: Idempotency | undefined;
};
type Created = ResponseOf<typeof api.createMultiLocation>;

/**
 * Makes a multi-location site (spec §2): its credits, one for each location, its campaign, its deployment and the run of one site that
 * reports its progress (decision 172), in one transaction, once per `Idempotency-Key`. Places named twice are merged and charged once.
 * Throws 402 when the balance is too low.
 */
export async function createMultiLocation(deps: Deps, request: CreateRequest): Promise<Created> {
  const { userId, idempotency } = request;
  const { response } = api.createMultiLocation.shapes;
  const made = await asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => makeSite(tx, deps, request) }),
  );
  crashPoint("create.after-commit");
  return made;
}

async function makeSite(tx: Db, deps: Deps, { userId, input }: CreateRequest): Promise<Created> {
  assertDesign(input.design);
  const business = await holdBusiness(tx, userId, input.businessId);
  const account = await chooseAccount(tx, { userId, config: deps.config }, input);
  const made = { userId, campaignId: newId(), input, locations: mergedLocations(input) };
  crashPoint("create.before-charge");
  const cost = await charge(tx, made);
  const site = await insertSite(tx, { ...made, account, cost, business });
  const progressId = await insertRun(tx, site);
  if (missingAccount(account) === undefined)
    await requestDeployment(tx, deps, { ...made, cause: { kind: "created" } });
  crashPoint("create.before-commit");
  return { success: true, progressId };
}

type Location = { city: string; state: string };
type Creation = {
  userId: string;
  campaignId: string;
  input: CreateMultiLocationInput;
  locations: Location[];
};

/** Each place once, without the main location. */
function mergedLocations({ mainLocation, additionalLocations }: CreateMultiLocationInput) {
  const locations = newPlaces(additionalLocations, [mainLocation]);
  if (locations.length === 0)
    throw invalidField("additionalLocations", texts.multiLocation.missingLocations);
  return locations;
}

async function charge(tx: Db, { userId, campaignId, input, locations }: Creation): Promise<number> {
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
  made: Creation & { account: Account; cost: number; business: NamedBusiness | undefined },
): Promise<CampaignRow> {
  const { userId, campaignId, input, locations, account, cost, business } = made;
  const owner = { userId, campaignId };
  const place = { ...input.mainLocation, locations };
  const evidence = await findEvidence(tx, { userId, businessId: business?.id }, place);
  const site = newSite(contentFrom("multi", input), { siteKey: input.siteKey, business, evidence });
  const values = {
    ...campaignValues(userId, { campaignId, site, account }),
    kind: "multi-location" as const,
    locations,
    relatedServices: input.relatedServices,
    cost,
  };
  const page = await scoreNewPage(tx, owner, values);
  const { attempt, nearest, indexing } = page;
  const [row] = await tx
    .insert(campaigns)
    .values({ ...values, attempt, likeness: nearest?.likeness ?? null, indexing })
    .returning();
  if (!row) throw new Error("The inserted campaign was not found");
  if (business) await saveEvidenceDigests(tx, userId, isCampaign(owner));
  await keepSignature(tx, { ...owner, serviceSlug: values.serviceSlug }, page.signature);
  return row;
}
