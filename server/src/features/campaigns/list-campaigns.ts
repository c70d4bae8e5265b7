import { NO_STATUSES } from "@mainstreet/contract/deployment-status";
import type { CampaignList, ListQuery } from "@mainstreet/contract/campaign-lists";
import type { StatusCounts } from "@mainstreet/contract/deployment-status";
import { desc, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "./tables.ts";
import { firstPlaces } from "./first-ids.ts";
import {
  foundIds,
  inScope,
  type ListScope,
  passesOwn,
  type ResolvedFilters,
} from "./list-filter.ts";
import { type CampaignPosition, readListed } from "./read-listed.ts";
import { resolveFilters } from "./resolve-filters.ts";
import { cursorAt, isBehind } from "./list-order.ts";

type ListRequest = ResolvedFilters & Pick<ListQuery, "sort" | "direction" | "limit" | "cursor">;

/**
 * One page of a user's campaigns, with the totals of the whole filter and of the whole service (decision D15). A page begins by value
 * where the previous one ended, so campaigns that are created or deleted in between shift nothing.
 */
export async function listCampaigns(
  tx: Db,
  query: ListQuery & { userId: string },
): Promise<CampaignList> {
  const request = await resolveFilters(tx, query);
  const { places, ...facts } = await find(tx, request);
  const shown = places.slice(0, request.limit);
  const last = places.length > request.limit ? shown.at(-1) : undefined;
  const service = await findServiceName(tx, request);
  return {
    campaigns: await readListed(tx, request.userId, shown),
    nextCursor: last ? cursorAt(request, last[1]) : null,
    ...facts,
    ...(service !== undefined && { service }),
  };
}

type Found = {
  page: CampaignPosition[];
  cities: string[];
  states: string[];
  statuses: Partial<StatusCounts> | null;
};

/**
 * The positions of the campaigns of the page and of one more, the filter's total, the number of matches in each status, and the cities
 * and states of everything in scope. One statement, so that the search is evaluated once.
 */
async function find(
  tx: Db,
  request: ListRequest,
): Promise<{ places: CampaignPosition[] } & Pick<CampaignList, "total" | "filters" | "statuses">> {
  const { deploymentStatus, cursor, limit } = request;
  const searched = foundIds(request);
  const found = searched && sql`(select id from found)`;
  const behind = cursor === undefined ? undefined : isBehind(request, cursor);
  // Reads one more than is shown, to know whether there is a next page.
  const page = firstPlaces({ ...request, behind, limit: limit + 1 }, found);
  const ofAnyStatus = passesOwn({ ...request, deploymentStatus: undefined });
  const { rows } = await tx.execute<Found>(sql`
    with ${searched && sql`found (id) as materialized ${searched},`}
    places as (
      select ${campaigns.city} as city, ${campaigns.state} as state, ${campaigns.deploymentStatus} as status,
        count(*) filter (where ${ofAnyStatus} ${searched && sql`and found.id is not null`})::int as passing
      from ${campaigns} ${searched && sql`left join found on found.id = ${campaigns.id}`}
      where ${inScope(request)} group by 1, 2, 3)
    select
      coalesce((select json_agg(json_build_array(id, position)) from ${page} page), '[]') as page,
      coalesce((select json_agg(city order by lower(city), city) from (select distinct city from places) c), '[]') as cities,
      coalesce((select json_agg(state order by state) from (select distinct state from places) s), '[]') as states,
      (select json_object_agg(status, passing) from (select status, sum(passing)::int as passing from places group by 1) t) as statuses`);
  const { page: places, cities, states, statuses: counted } = rows[0] ?? NOTHING;
  const statuses = { ...NO_STATUSES, ...counted };
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const total = deploymentStatus === undefined ? all : statuses[deploymentStatus];
  return { places, total, filters: { cities, states }, statuses };
}

const NOTHING: Found = { page: [], cities: [], states: [], statuses: null };

/** A service's name as it was typed last; undefined without a service, or when there is no campaign of it. */
async function findServiceName(tx: Db, scope: ListScope): Promise<string | undefined> {
  if (scope.service === undefined) return undefined;
  const [newest] = await tx
    .select({ service: campaigns.service })
    .from(campaigns)
    .where(inScope(scope))
    .orderBy(desc(campaigns.serviceTypedAt), desc(campaigns.id))
    .limit(1);
  return newest?.service;
}
