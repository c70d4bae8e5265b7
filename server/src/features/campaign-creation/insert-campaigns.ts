import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import type { SignatureIndex } from "@mainstreet/generator/similarity/signature";
import type { Db } from "../../platform/db/database.ts";
import { mapInTurns } from "../../platform/in-turns.ts";
import { campaigns } from "../campaigns/tables.ts";
import { judgeAmong } from "../page-quality/judge-page.ts";
import { keepSignatures, loadServices } from "../page-quality/siblings.ts";
import { campaignValues, type NewCampaign } from "./new-site.ts";

/**
 * Inserts single sites of one user, each judged against its siblings, those before it here among them. Only behind a lock on
 * the credit account, as its charge is one: it lets an account's creations through one at a time, so that no two miss each
 * other as siblings.
 */
export async function insertCampaigns(
  tx: Db,
  userId: string,
  made: readonly NewCampaign[],
): Promise<void> {
  const drafts = made.map((campaign) => singleSite(userId, campaign));
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

const singleSite = (userId: string, campaign: NewCampaign) => ({
  ...campaignValues(userId, campaign),
  kind: "single" as const,
  cost: SINGLE_SITE_COST,
});

function judged(
  draft: ReturnType<typeof singleSite>,
  services: ReadonlyMap<string, SignatureIndex>,
) {
  const siblings = services.get(draft.serviceSlug);
  if (!siblings) throw new Error("The siblings of a service were not loaded");
  const { attempt, nearest, indexing, signature } = judgeAmong(siblings, draft);
  siblings.add(draft.id, signature);
  return {
    values: { ...draft, attempt, likeness: nearest?.likeness ?? null, indexing },
    signature,
  };
}
