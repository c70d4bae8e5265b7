import { NO_STATUSES, type StatusCounts } from "@mainstreet/contract/deployment-status";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "./tables.ts";
import { deployments } from "../deployments/tables.ts";

export type CampaignRow = typeof campaigns.$inferSelect;
export type DeploymentRow = typeof deployments.$inferSelect;
export type CampaignId = { userId: string; campaignId: string };

const {
  hostingState: _files,
  formerSites: _formerSites,
  formerSitesJobId: _formerSitesJobId,
  indexing: _indexing,
  keptPages: _keptPages,
  deployCause: _deployCause,
  restoreVersion: _restoreVersion,
  liveSource: _liveSource,
  searchText: _searchText,
  placeKey: _placeKey,
  paidFor: _paidFor,
  businessDigest: _businessDigest,
  evidenceDigest: _evidenceDigest,
  trashedAt: _trashedAt,
  ...shown
} = getTableColumns(campaigns);
/** A campaign's columns without those that no list shows: the record of its files makes up most of a row. */
export const listedColumns = shown;
export type ListedRow = Pick<CampaignRow, keyof typeof shown>;

/** Deployments shown in a campaign's history. */
const HISTORY_LIMIT = 20;

/** The condition that every query on one campaign carries: the id together with its owner. */
export const isCampaign = ({ userId, campaignId }: CampaignId) =>
  and(eq(campaigns.userId, userId), eq(campaigns.id, campaignId));

export async function findCampaign(tx: Db, id: CampaignId): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(isCampaign(id));
  return row;
}

/** The newest deployments of a campaign, newest first. */
export async function listDeployments(
  tx: Db,
  { userId, campaignId }: CampaignId,
): Promise<DeploymentRow[]> {
  return tx
    .select()
    .from(deployments)
    .where(and(eq(deployments.userId, userId), eq(deployments.campaignId, campaignId)))
    .orderBy(desc(deployments.attempt))
    .limit(HISTORY_LIMIT);
}

/** Counts all of a user's campaigns by status; reads only an index. */
export async function countStatuses(tx: Db, userId: string): Promise<StatusCounts> {
  const rows = await tx
    .select({ status: campaigns.deploymentStatus, count: sql<number>`count(*)::int` })
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .groupBy(campaigns.deploymentStatus);
  return {
    ...NO_STATUSES,
    ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}
