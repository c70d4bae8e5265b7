import type { ListFilters } from "@mainstreet/contract/campaign-lists";
import { and, type SQL, sql } from "drizzle-orm";
import { campaigns } from "./tables.ts";
import { inScope, passes } from "./list-filter.ts";
import { orderOf } from "./list-order.ts";

type ListRequest = ListFilters & { userId: string; limit: number; behind?: SQL | undefined };

/**
 * The ids of the first `limit` campaigns that are meant, in the list's order. What narrows a list is decided on the one
 * index that holds all a list filters and searches by, so that of the wide rows only those shown are read (decision 144).
 * `offset 0` keeps the planner from walking the order's own index instead, row by row, until enough have passed: where few
 * pass, that reads everything.
 */
export function firstIds(request: ListRequest): SQL {
  const { sort, limit, behind } = request;
  const isMeant = and(inScope(request), passes(request), behind);
  const { id, serviceSlug, serviceTypedAt, updatedAt, placeKey } = campaigns;
  const keys = sql.join([id, serviceSlug, serviceTypedAt, updatedAt, placeKey], sql`, `);
  const from = isNarrowed(request)
    ? sql`(select ${keys} from ${campaigns} where ${isMeant} offset 0) as ${campaigns}`
    : sql`${campaigns} where ${isMeant}`;
  return sql`(select ${id} from ${from} order by ${sql.join(orderOf(sort), sql`, `)} limit ${limit})`;
}

/** Whether anything but the owner is request for. */
function isNarrowed(filters: ListFilters): boolean {
  const { service, type, city, state, q, ...others } = filters;
  const { deployed, hasVerificationTag, deploymentStatus, deploymentType } = others;
  const inUse = [service, type, city, state, q, deployed, hasVerificationTag, deploymentStatus];
  return [...inUse, deploymentType].some((filter) => filter !== undefined);
}
