import type { ListSort } from "@mainstreet/contract/campaign-lists";
import { texts } from "@mainstreet/contract/texts";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { invalidField } from "../../errors.ts";
import { campaigns } from "./tables.ts";

/** One column of an order: how a cursor writes its value, and how it is read back into SQL. */
type Key = { column: SQL; toText: SQL<string>; fromText(text: string): SQL };
type Order = { isDescending: boolean; keys: Key[] };

const text = (column: typeof campaigns.placeKey | typeof campaigns.serviceSlug): Key => ({
  column: sql`${column}`,
  toText: sql`${column}`,
  // PostgreSQL has no text with U+0000, and would call a forged one our fault.
  fromText: (value) => sql`${parsed(z.string().regex(/^[^\0]*$/), value)}::text`,
});

/** In whole microseconds, as PostgreSQL keeps it: a Date would round, and a page would begin too late or too early. */
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

/** Each order is one of the table's indexes, and ends in the id, so that no two campaigns stand equal. */
const ORDERS: Readonly<Record<ListSort, Order>> = {
  updated: { isDescending: true, keys: [instant(campaigns.updatedAt), id] },
  created: { isDescending: true, keys: [id] },
  city: { isDescending: false, keys: [text(campaigns.placeKey), id] },
  service: {
    isDescending: false,
    keys: [text(campaigns.serviceSlug), instant(campaigns.serviceTypedAt), id],
  },
};

/** What to order by. */
export function orderOf(sort: ListSort): SQL[] {
  const { isDescending, keys } = ORDERS[sort];
  return keys.map(({ column }) => (isDescending ? desc(column) : asc(column)));
}

/** To be selected with a row: its place in the order, for {@link cursorAt}. */
export function positionIn(sort: ListSort): SQL<string[]> {
  const places = ORDERS[sort].keys.map(({ toText }) => toText);
  return sql<string[]>`json_build_array(${sql.join(places, sql`, `)})`;
}

/** An opaque cursor for the rows behind a position. */
export function cursorAt(sort: ListSort, position: string[]): string {
  return Buffer.from(JSON.stringify([sort, ...position])).toString("base64url");
}

/** The condition "behind the cursor", which an index answers from any depth. Throws 400 on a cursor that is not ours. */
export function isBehind(sort: ListSort, cursor: string): SQL {
  const { isDescending, keys } = ORDERS[sort];
  const [ofSort, ...position] = parsed(z.array(z.string()), jsonIn(cursor));
  if (ofSort !== sort || position.length !== keys.length) throw refusal();
  const columns = keys.map(({ column }) => column);
  const values = keys.map(({ fromText }, at) => fromText(position[at] ?? ""));
  const comma = sql`, `;
  const operator = isDescending ? sql`<` : sql`>`;
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
