import { listFilters } from "@mainstreet/contract/campaign-lists";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { businesses } from "../businesses/tables.ts";
import { firstIds } from "../campaigns/first-ids.ts";
import { inScope, matchesFilters } from "../campaigns/list-filter.ts";
import { cursorAt, isBehind, ofBusiness, orderOf, positionIn } from "../campaigns/list-order.ts";
import { resolveFilters } from "../campaigns/resolve-filters.ts";
import { campaigns } from "../campaigns/tables.ts";
import type { ViewLinkRow } from "./view-links.ts";

/** All that somebody with the link sees of a site: what visitors of the site can read, and whether it is live. */
export type SharedSite = {
  /** Null while it is not live. */
  url: string | null;
  company: string;
  city: string;
  state: string;
  zip: string;
  /** The company's address, in one line. */
  address: string;
  phone: string;
  isLive: boolean;
};

type Shared = Pick<ViewLinkRow, "userId" | "search">;
type Resolved = Awaited<ReturnType<typeof resolveSearch>>;

/** The filter as it is evaluated now. Throws for a search that is no longer valid: it must never find more than was shared. */
const resolveSearch = (tx: Db, { userId, search }: Shared) =>
  resolveFilters(tx, { ...listFilters.parse(search), userId });

/** How many sites a link's filter finds now, and how many of them are live. */
export async function countShared(tx: Db, link: Shared): Promise<{ total: number; live: number }> {
  const request = await resolveSearch(tx, link);
  const [counted] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      live: sql<number>`(count(*) filter (where ${campaigns.deployed}))::int`,
    })
    .from(campaigns)
    .where(and(inScope(request), matchesFilters(request)));
  return counted ?? { total: 0, live: 0 };
}

/** A page of what a link's filter finds now, in the order of its list. */
export async function readShared(
  tx: Db,
  link: Shared,
  { limit, offset }: { limit: number; offset: number },
): Promise<SharedSite[]> {
  const request = await resolveSearch(tx, link);
  return (await readSites(tx, request, { limit, offset })).map(present);
}

/** The sites after a cursor, to read all sites in parts: sites that are created or deleted in between make no other one missing or double. */
export async function readSharedAfter(
  tx: Db,
  link: Shared,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<{ sites: SharedSite[]; nextCursor: string | undefined }> {
  const request = await resolveSearch(tx, link);
  const behind = cursor === undefined ? undefined : isBehind(request, cursor);
  const rows = await readSites(tx, request, { limit, behind });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    sites: rows.map(present),
    nextCursor: last && cursorAt(request, last.position),
  };
}

type Slice = Pick<Parameters<typeof firstIds>[0], "limit" | "offset" | "behind">;
type SiteRow = Awaited<ReturnType<typeof readSites>>[number];

async function readSites(tx: Db, request: Resolved, slice: Slice) {
  const query = tx
    .select({
      city: campaigns.city,
      state: campaigns.state,
      zip: campaigns.zip,
      phone: campaigns.phone,
      companyName: campaigns.companyName,
      companyStreet: campaigns.companyStreet,
      companyCity: campaigns.companyCity,
      companyState: campaigns.companyState,
      companyZip: campaigns.companyZip,
      deployed: campaigns.deployed,
      deploymentUrl: campaigns.deploymentUrl,
      position: positionIn(request),
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, request.userId),
        sql`${campaigns.id} in ${firstIds({ ...request, ...slice })}`,
      ),
    )
    .orderBy(...orderOf(request))
    .$dynamic();
  return request.sort === "business" ? query.leftJoin(businesses, ofBusiness) : query;
}

function present(row: SiteRow): SharedSite {
  const { companyStreet, companyCity, companyState, companyZip } = row;
  const region = [companyState, companyZip].filter(Boolean).join(" ");
  return {
    url: row.deployed ? row.deploymentUrl : null,
    company: row.companyName,
    city: row.city,
    state: row.state,
    zip: row.zip,
    address: [companyStreet, companyCity, region].filter(Boolean).join(", "),
    phone: row.phone,
    isLive: row.deployed,
  };
}
