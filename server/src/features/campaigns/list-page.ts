import type { CampaignListPage, PageQuery } from "@mainstreet/contract/campaign-lists";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstPlaces } from "./first-ids.ts";
import { foundIds, type ResolvedFilters } from "./list-filter.ts";
import { cursorAt, isBehind, isCursorOf, reversed } from "./list-order.ts";
import { type CampaignPosition, readListed } from "./read-listed.ts";
import { resolveFilters } from "./resolve-filters.ts";

type PageRequest = ResolvedFilters & PageQuery;

/**
 * A page of a list from any position, without its counts: `offset` rows after the beginning or after a cursor. Its cursors lead in both
 * directions by value, as in {@link listCampaigns}: the cursor to the previous page is one of the reversed order (decision 395).
 */
export async function listPage(
  tx: Db,
  query: PageQuery & { userId: string },
): Promise<CampaignListPage> {
  const request = await resolveFilters(tx, query);
  const { userId, limit, cursor, offset } = request;
  const isBackward = cursor !== undefined && isCursorOf(reversed(request), cursor);
  const places = await readPlaces(tx, isBackward ? reversed(request) : request);
  // Reads one more than is shown, to know whether there is another page in that direction.
  const isMore = places.length > limit;
  const shown = isBackward ? places.slice(0, limit).toReversed() : places.slice(0, limit);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const isFirst = isBackward ? !isMore : cursor === undefined && offset === 0;
  const isLast = !isBackward && !isMore;
  return {
    campaigns: await readListed(tx, userId, shown),
    previousCursor: first && !isFirst ? cursorAt(reversed(request), first[1]) : null,
    nextCursor: last && !isLast ? cursorAt(request, last[1]) : null,
  };
}

async function readPlaces(tx: Db, request: PageRequest): Promise<CampaignPosition[]> {
  const { cursor, limit } = request;
  const searched = foundIds(request);
  const found = searched && sql`(select id from found)`;
  const behind = cursor === undefined ? undefined : isBehind(request, cursor);
  const page = firstPlaces({ ...request, behind, limit: limit + 1 }, found);
  const { rows } = await tx.execute<{ id: string; position: string[] }>(sql`
    ${searched && sql`with found (id) as materialized ${searched}`}
    select id, position from ${page} page`);
  return rows.map(({ id, position }) => [id, position]);
}
