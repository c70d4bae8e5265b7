import { type SQL, sql } from "drizzle-orm";
import { foundIds, inScope, passesOwn, type ResolvedFilters } from "./list-filter.ts";
import { orderOf, positionIn, type Sorting, withBusiness } from "./list-order.ts";
import { campaigns } from "./tables.ts";

type IdsRequest = ResolvedFilters &
  Sorting & { limit: number; offset?: number; behind?: SQL | undefined };

/**
 * The ids of the first `limit` campaigns that match, in the list's order. Filters are evaluated on the indexes that contain all
 * filtered columns, so that only the wide rows that are shown are read (decisions 144, 315). `offset 0` prevents two plans that may
 * read every row: scanning the index of the order row by row until enough rows match, and reading the wide rows where the planner
 * wrongly expects only few of them.
 */
export function firstIds(request: IdsRequest): SQL {
  return first(sql`${campaigns.id}`, request, foundIds(request));
}

/** The same with their positions in the order; `found` are the ids that {@link foundIds} selects. */
export function firstPlaces(request: IdsRequest, found: SQL | undefined): SQL {
  return first(sql`${campaigns.id}, ${positionIn(request)} as position`, request, found);
}

function first(columns: SQL, request: IdsRequest, found: SQL | undefined): SQL {
  const { limit, offset = 0, behind = sql`true` } = request;
  const { id } = campaigns;
  const own = sql`${inScope(request)} and ${passesOwn(request)}`;
  const condition = found === undefined ? behind : sql`${behind} and ${id} in ${found}`;
  const order = sql.join(orderOf(request), sql`, `);
  const from = isNarrowed(request)
    ? sql`(select ${KEYS} from ${campaigns} where ${own} offset 0) as ${campaigns} ${withBusiness(request)} where ${condition}`
    : sql`${campaigns} ${withBusiness(request)} where ${own} and ${condition}`;
  return sql`(select ${columns} from ${from} order by ${order} limit ${limit} offset ${offset})`;
}

/** The columns that orders and cursors read. */
const KEYS = sql.join(
  [
    campaigns.userId,
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
  const { tradeServices: _t, themeCampaigns: _c, ...others } = filters;
  const { cursor: _r, ...inUse }: typeof others & { cursor?: unknown } = others;
  return Object.values(inUse).some((filter) => filter !== undefined);
}
