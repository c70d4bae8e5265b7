import type { SiteOfBusiness } from "@mainstreet/contract/businesses";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { and, desc, eq, inArray } from "drizzle-orm";
import { missingAccount } from "../../hosting/accounts.ts";
import type { Db } from "../../platform/db/database.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";
import { countRecentLeads } from "../campaigns/count-leads.ts";
import { campaignName } from "../campaigns/present.ts";
import { type CampaignRow, listedColumns } from "../campaigns/queries.ts";
import { hasUnpublishedChanges } from "../campaigns/source-digest.ts";
import { campaigns } from "../campaigns/tables.ts";
import { leads } from "../leads/tables.ts";
import type { BusinessSiteCounts } from "./present-business.ts";
import type { BusinessId } from "./queries.ts";

const read = {
  ...listedColumns,
  indexing: campaigns.indexing,
  liveSource: campaigns.liveSource,
  businessDigest: campaigns.businessDigest,
  evidenceDigest: campaigns.evidenceDigest,
};
type SiteRow = Pick<CampaignRow, keyof typeof read>;

/** The condition of every query on the campaigns of a business. */
export const isSiteOfBusiness = ({ userId, businessId }: BusinessId) =>
  and(eq(campaigns.userId, userId), eq(campaigns.businessId, businessId));

/** The newest sites of a business, and how many it has. */
export async function readBusinessSites(
  tx: Db,
  id: BusinessId,
): Promise<{ list: SiteOfBusiness[]; counts: BusinessSiteCounts }> {
  const rows: SiteRow[] = await tx
    .select(read)
    .from(campaigns)
    .where(isSiteOfBusiness(id))
    .orderBy(desc(campaigns.id))
    .limit(SELECTION_LIMIT);
  const ids = tx.select({ id: campaigns.id }).from(campaigns).where(isSiteOfBusiness(id));
  const leadsOf = await countRecentLeads(tx, id.userId, inArray(leads.campaignId, ids));
  const list = await mapInTimeSlices(rows, (row) => ({
    ...presentSite(row),
    leads: leadsOf(row.id),
  }));
  const sites = rows.length < SELECTION_LIMIT ? rows.length : await countSites(tx, id);
  const liveSites = list.filter(({ deployed }) => deployed).length;
  const unpublishedSites = list.filter((site) => site.hasUnpublishedChanges).length;
  return { list, counts: { sites, liveSites, unpublishedSites } };
}

const countSites = (tx: Db, id: BusinessId) => tx.$count(campaigns, isSiteOfBusiness(id));

function presentSite(row: SiteRow): SiteOfBusiness {
  const missing = missingAccount(row);
  return {
    id: row.id,
    name: campaignName(row),
    city: row.city,
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    deploymentStatus: row.deploymentStatus,
    deployed: row.deployed,
    deploymentUrl: row.deploymentUrl,
    hasUnpublishedChanges: hasUnpublishedChanges(row),
    deploymentType: row.deploymentType,
    lacks: [...(missing === undefined ? [] : [missing]), ...row.indexing.reasons],
  };
}

/** The live sites that differ from what is saved, in the order of ids. */
export async function findUnpublished(
  tx: Db,
  id: BusinessId,
): Promise<{ id: string; isReady: boolean }[]> {
  const rows: SiteRow[] = await tx
    .select(read)
    .from(campaigns)
    .where(and(isSiteOfBusiness(id), eq(campaigns.deployed, true)))
    .orderBy(campaigns.id)
    .for("update");
  const changed = await mapInTimeSlices(rows, (row) =>
    hasUnpublishedChanges(row) ? [{ id: row.id, isReady: missingAccount(row) === undefined }] : [],
  );
  return changed.flat();
}
