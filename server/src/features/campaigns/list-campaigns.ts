import { NO_STATUSES } from "@mainstreet/contract/deployment-status";
import type { CampaignList, ListQuery } from "@mainstreet/contract/campaign-lists";
import type { StatusCounts } from "@mainstreet/contract/deployment-status";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "./tables.ts";
import { firstIds } from "./first-ids.ts";
import { businesses } from "../businesses/tables.ts";
import {
  foundIds,
  inScope,
  type ListScope,
  passesOwn,
  type ResolvedFilters,
} from "./list-filter.ts";
import { readLabels } from "./read-labels.ts";
import { resolveFilters } from "./resolve-filters.ts";
import { cursorAt, isBehind, ofBusiness, orderOf, positionIn } from "./list-order.ts";
import { presentListed } from "./present.ts";
import { listedColumns } from "./queries.ts";

type ListRequest = ResolvedFilters & Pick<ListQuery, "sort" | "direction" | "limit" | "cursor">;

/**
 * One page of a user's campaigns, with what the whole filter and the whole service hold (decision D15). A page begins
 * where the last one ended, by value: what is created or deleted in between moves nothing.
 */
export async function listCampaigns(
  tx: Db,
  query: ListQuery & { userId: string },
): Promise<CampaignList> {
  const request = await resolveFilters(tx, query);
  const { campaigns: page, nextCursor } = await readPage(tx, request);
  const facts = await readFacts(tx, request);
  const service = await findServiceName(tx, request);
  return { campaigns: page, nextCursor, ...facts, ...(service !== undefined && { service }) };
}

async function readPage(
  tx: Db,
  request: ListRequest,
): Promise<Pick<CampaignList, "campaigns" | "nextCursor">> {
  const { userId, limit, cursor } = request;
  const behind = cursor === undefined ? undefined : isBehind(request, cursor);
  // One more than is shown tells whether there is a next page.
  const ids = firstIds({ ...request, behind, limit: limit + 1 });
  const query = tx
    .select({ ...listedColumns, position: positionIn(request) })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), sql`${campaigns.id} in ${ids}`))
    .orderBy(...orderOf(request))
    .$dynamic();
  const rows = await (request.sort === "business" ? query.leftJoin(businesses, ofBusiness) : query);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const labelsOf = await readLabels(
    tx,
    userId,
    shown.map(({ id }) => id),
  );
  return {
    campaigns: shown.map((row) => ({ ...presentListed(row), labels: labelsOf(row.id) })),
    nextCursor: last ? cursorAt(request, last.position) : null,
  };
}

type Facts = { cities: string[]; states: string[]; statuses: Partial<StatusCounts> | null };

/**
 * The filter's total, how many pass it in each status, and the cities and states of everything in scope, in one pass over
 * it.
 */
async function readFacts(
  tx: Db,
  request: ListRequest,
): Promise<Pick<CampaignList, "total" | "filters" | "statuses">> {
  const { deploymentStatus } = request;
  const others = { ...request, deploymentStatus: undefined };
  const ids = foundIds(others);
  const passing = sql`${passesOwn(others)}${ids && sql` and found.campaign_id is not null`}`;
  const from = ids
    ? sql`${campaigns} left join ${ids} found on found.campaign_id = ${campaigns.id}`
    : sql`${campaigns}`;
  const { rows } = await tx.execute<Facts>(sql`
    with places as (
      select ${campaigns.city} as city, ${campaigns.state} as state, ${campaigns.deploymentStatus} as status,
        count(*) filter (where ${passing})::int as passing
      from ${from} where ${inScope(request)} group by 1, 2, 3)
    select
      coalesce((select json_agg(city order by lower(city), city) from (select distinct city from places) c), '[]') as cities,
      coalesce((select json_agg(state order by state) from (select distinct state from places) s), '[]') as states,
      (select json_object_agg(status, passing) from (select status, sum(passing)::int as passing from places group by 1) t) as statuses`);
  const { cities, states, statuses: found } = rows[0] ?? { cities: [], states: [], statuses: null };
  const statuses = { ...NO_STATUSES, ...found };
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const total = deploymentStatus === undefined ? all : statuses[deploymentStatus];
  return { total, filters: { cities, states }, statuses };
}

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
