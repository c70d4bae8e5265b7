import type { ListFilters, ListSort } from "@mainstreet/contract/campaign-lists";
import { texts } from "@mainstreet/contract/texts";
import { and, type AnyColumn, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { invalidField } from "../../errors.ts";
import { businesses } from "../businesses/tables.ts";
import { campaignSearch } from "./search-table.ts";
import { campaigns } from "./tables.ts";

/** One column of an order: how a cursor writes its value, and how it is read back into SQL. */
type Key = { column: SQL; toText: SQL<string>; fromText(text: string): SQL };
type Order = { isDescending: boolean; keys: Key[] };
/** An order, and its direction if it differs from the default of that order. */
export type Sorting = Pick<ListFilters, "sort" | "direction">;

const text = (column: AnyColumn | SQL<string>): Key => ({
  column: sql`${column}`,
  toText: sql<string>`${column}`,
  // PostgreSQL accepts no text with U+0000: a forged cursor with that character would look like an error of ours.
  fromText: (value) => sql`${parsed(z.string().regex(/^[^\0]*$/), value)}::text`,
});

/** In whole microseconds, as PostgreSQL stores it: a Date would round, and a page would begin too late or too early. */
const instant = (column: typeof campaigns.updatedAt | typeof campaigns.serviceTypedAt): Key => ({
  column: sql`${column}`,
  toText: sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
  fromText: (value) =>
    sql`(timestamptz 'epoch' + ${microseconds(value)}::float8 * interval '1 microsecond')`,
});

/** Ids are UUIDv7 and so sort by age. */
const id: Key = {
  column: sql`${campaigns.id}`,
  toText: sql`${campaigns.id}::text`,
  fromText: (value) => sql`${parsed(z.uuid(), value)}::uuid`,
};

/** The name of a campaign's business, for a query that joins the business. Sites without a business come last. */
const businessName = sql<string>`coalesce(lower(${businesses.name}), chr(1114109))`;

/** Each order ends in the id, so that no two campaigns have the same position. The first four are indexes of the table. */
const ORDERS: Readonly<Record<ListSort, Order>> = {
  updated: { isDescending: true, keys: [instant(campaigns.updatedAt), id] },
  created: { isDescending: true, keys: [id] },
  city: { isDescending: false, keys: [text(campaigns.placeKey), id] },
  service: {
    isDescending: false,
    keys: [text(campaigns.serviceSlug), instant(campaigns.serviceTypedAt), id],
  },
  name: { isDescending: false, keys: [text(campaigns.serviceSlug), text(campaigns.placeKey), id] },
  state: { isDescending: false, keys: [text(campaigns.state), text(campaigns.placeKey), id] },
  status: { isDescending: false, keys: [text(campaigns.deploymentStatus), id] },
  business: { isDescending: false, keys: [text(businessName), id] },
};

/** Joins the business of a campaign whose row is read, for the order by businesses. */
export const ofBusiness = and(
  eq(businesses.userId, campaigns.userId),
  eq(businesses.id, campaigns.businessId),
);

/** The same join for the order by businesses, but from an index instead of the campaigns' rows. */
export function withBusiness({ sort }: Sorting): SQL {
  if (sort !== "business") return sql``;
  return sql`left join ${campaignSearch} on ${campaignSearch.userId} = ${campaigns.userId} and ${campaignSearch.campaignId} = ${campaigns.id}
    left join ${businesses} on ${businesses.userId} = ${campaignSearch.userId} and ${businesses.id} = ${campaignSearch.businessId}`;
}

const isDown = ({ sort, direction }: Sorting): boolean =>
  direction === undefined ? ORDERS[sort].isDescending : direction === "desc";

/** The same order in the opposite direction. */
export const reversed = <S extends Sorting>(sorting: S): S => ({
  ...sorting,
  direction: isDown(sorting) ? "asc" : "desc",
});

/** What to order by. */
export function orderOf(sorting: Sorting): SQL[] {
  const isDescending = isDown(sorting);
  return ORDERS[sorting.sort].keys.map(({ column }) => (isDescending ? desc(column) : asc(column)));
}

/** A column to select with each row: its position in the order, for {@link cursorAt}. */
export function positionIn({ sort }: Sorting): SQL<string[]> {
  const places = ORDERS[sort].keys.map(({ toText }) => toText);
  return sql<string[]>`json_build_array(${sql.join(places, sql`, `)})`;
}

/** The first element of a cursor, since a cursor is valid for one order and direction only. */
const nameOf = (sorting: Sorting): string =>
  isDown(sorting) === ORDERS[sorting.sort].isDescending ? sorting.sort : `${sorting.sort} reversed`;

/** An opaque cursor for the rows behind a position. */
export function cursorAt(sorting: Sorting, position: string[]): string {
  return Buffer.from(JSON.stringify([nameOf(sorting), ...position])).toString("base64url");
}

/** Whether a cursor belongs to this order and direction. */
export const isCursorOf = (sorting: Sorting, cursor: string): boolean =>
  parsed(z.array(z.string()), jsonIn(cursor))[0] === nameOf(sorting);

/** The condition "after the cursor", which an index evaluates quickly at any depth. Throws 400 on an invalid cursor. */
export function isBehind(sorting: Sorting, cursor: string): SQL {
  const { keys } = ORDERS[sorting.sort];
  const [ofSort, ...position] = parsed(z.array(z.string()), jsonIn(cursor));
  if (ofSort !== nameOf(sorting) || position.length !== keys.length) throw refusal();
  const columns = keys.map(({ column }) => column);
  const values = keys.map(({ fromText }, at) => fromText(position[at] ?? ""));
  const comma = sql`, `;
  const operator = isDown(sorting) ? sql`<` : sql`>`;
  return sql`(${sql.join(columns, comma)}) ${operator} (${sql.join(values, comma)})`;
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    throw refusal();
  }
}

function microseconds(value: string): number {
  return parsed(z.coerce.number().int().nonnegative(), value);
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw refusal();
  return data;
}

const refusal = () => invalidField("cursor", texts.campaignLists.invalidCursor);
