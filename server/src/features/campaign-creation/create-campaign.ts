import * as api from "@mainstreet/contract/campaigns";
import type { CampaignDetail, CreateCampaignInput } from "@mainstreet/contract/campaigns";
import { contentFrom } from "@mainstreet/contract/content-names";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/db/ids.ts";
import { findEvidence } from "../businesses/evidence-of-sites.ts";
import { holdBusiness } from "../businesses/queries.ts";
import { assertDesign } from "../campaigns/design.ts";
import { presentDetail } from "../campaigns/present.ts";
import { findCampaign } from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { chooseAccount, missingAccount } from "../../hosting/accounts.ts";
import { requestDeployment } from "../deployments/request-deployment.ts";
import { assertCapacity } from "./assert-capacity.ts";
import { insertCampaigns } from "./insert-campaigns.ts";
import { newSite } from "./new-site.ts";

type CreateRequest = {
  userId: string;
  input: CreateCampaignInput;
  idempotency: Idempotency | undefined;
};

/**
 * Makes a single site (docs/architecture.md): credit, campaign and deployment job in one transaction, once per `Idempotency-Key`.
 * Throws 402 when the balance is too low, 429 when too many sites are being deployed; then nothing was created.
 */
export async function createCampaign(deps: Deps, request: CreateRequest): Promise<CampaignDetail> {
  const { userId, idempotency } = request;
  const { response } = api.createCampaign.shapes;
  const made = await asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => makeCampaign(tx, deps, request) }),
  );
  crashPoint("create.after-commit");
  return made;
}

async function makeCampaign(
  tx: Db,
  deps: Deps,
  { userId, input }: CreateRequest,
): Promise<CampaignDetail> {
  assertDesign(input.design);
  const business = await holdBusiness(tx, userId, input.businessId);
  const account = await chooseAccount(tx, { userId, config: deps.config }, input);
  const campaignId = newId();
  crashPoint("create.before-charge");
  await charge(tx, { userId, campaignId, input });
  // The charge locks the credit account, so from here on the user's creations run one after another.
  await assertCapacity(tx, { userId, config: deps.config });
  const content = contentFrom("single", input);
  const place = { city: input.city, state: input.state, locations: [] };
  const evidence = await findEvidence(tx, { userId, businessId: business?.id }, place);
  const site = newSite(content, { siteKey: input.siteKey, business, evidence });
  await insertCampaigns(tx, userId, [{ campaignId, site, account }]);
  const id = { userId, campaignId };
  const isReady = missingAccount(account) === undefined;
  const cause = { kind: "created" } as const;
  const row = isReady
    ? await requestDeployment(tx, deps, { ...id, cause })
    : await findCampaign(tx, id);
  if (!row) throw new Error("The inserted campaign was not found");
  crashPoint("create.before-commit");
  return presentDetail(row, []);
}

type Creation = { userId: string; campaignId: string; input: CreateCampaignInput };

async function charge(tx: Db, { userId, campaignId, input }: Creation): Promise<void> {
  await appendEntry(tx, {
    userId,
    type: "deduct",
    amount: -SINGLE_SITE_COST,
    description: `Single page site: ${input.serviceName} in ${input.city}, ${input.state}`,
    businessKey: `charge:${campaignId}`,
    campaignId,
  });
}
