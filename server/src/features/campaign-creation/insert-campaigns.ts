import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import type { SignatureIndex } from "@mainstreet/generator/similarity/signature";
import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import { campaigns } from "../campaigns/tables.ts";
import { scoreAmong } from "../page-quality/score-page.ts";
import { keepSignatures, loadServices } from "../page-quality/other-pages.ts";
import { campaignValues, type NewCampaign } from "./new-site.ts";

/**
 * Inserts single sites of one user and compares each with the user's other pages, also with those inserted before it in this call. The
 * caller must hold a lock on the credit account, such as the charge takes: then an account's creations run one at a time, and no two
 * near-duplicates are created without being compared.
 */
export async function insertCampaigns(
  tx: Db,
  userId: string,
  made: readonly NewCampaign[],
): Promise<void> {
  const drafts = made.map((campaign) => singleSite(userId, campaign));
  const slugs = drafts.map((draft) => draft.serviceSlug);
  const services = await loadServices(tx, userId, slugs);
  const sites = await mapInTimeSlices(drafts, (draft) => scored(draft, services));
  await tx.insert(campaigns).values(sites.map(({ values }) => values));
  const ofBusinesses = drafts.filter(({ businessId }) => businessId !== null);
  if (ofBusinesses.length > 0) {
    const ids = ofBusinesses.map(({ id }) => id);
    await saveEvidenceDigests(tx, userId, inArray(campaigns.id, ids));
  }
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

function scored(
  draft: ReturnType<typeof singleSite>,
  services: ReadonlyMap<string, SignatureIndex>,
) {
  const otherPages = services.get(draft.serviceSlug);
  if (!otherPages) throw new Error("The pages of a service were not loaded");
  const { attempt, nearest, indexing, signature } = scoreAmong(otherPages, draft);
  otherPages.add(draft.id, signature);
  return {
    values: { ...draft, attempt, likeness: nearest?.likeness ?? null, indexing },
    signature,
  };
}
