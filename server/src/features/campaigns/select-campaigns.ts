import type { ListFilters, selectCampaigns as endpoint } from "@mainstreet/contract/campaign-lists";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type { MapPoint } from "@mainstreet/contract/dashboard";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { businesses } from "../businesses/tables.ts";
import { campaigns } from "./tables.ts";
import { firstIds } from "./first-ids.ts";
import { inScope, matchesFilters } from "./list-filter.ts";
import { ofBusiness, orderOf } from "./list-order.ts";
import { resolveFilters } from "./resolve-filters.ts";
import { campaignName } from "./present.ts";
import { selectionDigest } from "./selection-digest.ts";

type Selection = ResponseOf<typeof endpoint>;

const named = {
  id: campaigns.id,
  service: campaigns.service,
  city: campaigns.city,
  state: campaigns.state,
};

/** The campaigns that match a filter, for actions on all of them (decision D15): the first 10,000, and the total. */
export async function selectCampaigns(
  tx: Db,
  filters: ListFilters & { userId: string },
): Promise<Selection> {
  const request = await resolveFilters(tx, filters);
  const ids = firstIds({ ...request, limit: SELECTION_LIMIT });
  const query = tx
    .select({
      ...named,
      companyName: campaigns.companyName,
      street: campaigns.companyStreet,
      deploymentUrl: campaigns.deploymentUrl,
      deploymentType: campaigns.deploymentType,
    })
    .from(campaigns)
    .where(and(eq(campaigns.userId, request.userId), sql`${campaigns.id} in ${ids}`))
    .orderBy(...orderOf(request))
    .$dynamic();
  const rows = await (request.sort === "business" ? query.leftJoin(businesses, ofBusiness) : query);
  const isAll = rows.length < SELECTION_LIMIT;
  return {
    campaigns: rows.map((row) => ({
      id: row.id,
      name: campaignName(row),
      company: { name: row.companyName, address: { street: row.street } },
      deploymentUrl: row.deploymentUrl,
      deploymentType: row.deploymentType,
    })),
    total: isAll
      ? rows.length
      : await tx.$count(campaigns, and(inScope(request), matchesFilters(request))),
    digest: selectionDigest(rows.map(({ id }) => id)),
  };
}

/** The newest campaigns that match a filter, as points of a map. */
export async function mapCampaigns(
  tx: Db,
  filters: Omit<ListFilters, "sort" | "direction"> & { userId: string },
): Promise<MapPoint[]> {
  const request = await resolveFilters(tx, filters);
  const ids = firstIds({
    ...request,
    sort: "created",
    direction: undefined,
    limit: SELECTION_LIMIT,
  });
  const rows = await tx
    .select({
      ...named,
      longitude: campaigns.longitude,
      latitude: campaigns.latitude,
      status: campaigns.deploymentStatus,
    })
    .from(campaigns)
    .where(and(eq(campaigns.userId, request.userId), sql`${campaigns.id} in ${ids}`))
    .orderBy(desc(campaigns.id));
  return rows.map((row) => [row.id, row.longitude, row.latitude, row.status, campaignName(row)]);
}
