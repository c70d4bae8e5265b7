import { and, type SQL, sql } from "drizzle-orm";
import { inScope, passes, type ResolvedFilters } from "./list-filter.ts";
import { orderOf, type Sorting, withBusiness } from "./list-order.ts";
import { campaigns } from "./tables.ts";

type IdsRequest = ResolvedFilters &
  Sorting & { limit: number; offset?: number; behind?: SQL | undefined };

/**
 * The ids of the first `limit` campaigns that are meant, in the list's order. What narrows a list is decided on the indexes
 * that hold all a list filters by, so that of the wide rows only those shown are read (decisions 144, 315).
 * `offset 0` keeps the planner from walking the order's own index instead, row by row, until enough have passed: where few
 * pass, that reads everything.
 */
export function firstIds(request: IdsRequest): SQL {
  const { limit, offset = 0, behind } = request;
  const isMeant = and(inScope(request), passes(request), behind);
  const { id } = campaigns;
  const order = sql.join(orderOf(request), sql`, `);
  const isWalked = request.sort === "business" || !isNarrowed(request);
  const from = isWalked
    ? sql`${campaigns} ${withBusiness(request)} where ${isMeant}`
    : sql`(select ${SORT_KEYS} from ${campaigns} where ${isMeant} offset 0) as ${campaigns}`;
  return sql`(select ${id} from ${from} order by ${order} limit ${limit} offset ${offset})`;
}

const SORT_KEYS = sql.join(
  [
    campaigns.id,
    campaigns.serviceSlug,
    campaigns.serviceTypedAt,
    campaigns.updatedAt,
    campaigns.placeKey,
    campaigns.state,
    campaigns.deploymentStatus,
  ],
  sql`, `,
);

/** Whether anything but the owner is requested. */
function isNarrowed(request: IdsRequest): boolean {
  const { userId: _u, sort: _s, direction: _d, ...narrowing } = request;
  const { limit: _l, offset: _o, behind: _b, ...filters } = narrowing;
  const { tradeServices: _t, ...others } = filters;
  const { cursor: _c, ...inUse }: typeof others & { cursor?: unknown } = others;
  return Object.values(inUse).some((filter) => filter !== undefined);
}
