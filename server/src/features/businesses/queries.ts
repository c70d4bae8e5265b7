import { BLANK_BUSINESS, type BusinessContent } from "@mainstreet/contract/business-content";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { and, asc, eq, inArray } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { businesses } from "./tables.ts";

export type BusinessRow = typeof businesses.$inferSelect;
export type BusinessId = { userId: string; businessId: string };

/** A business that a campaign belongs to or joins. */
export type NamedBusiness = { id: string; content: BusinessContent };

/** The content of a row, with a blank value for each field that the row lacks. */
export function contentOfBusiness({ name, content }: BusinessRow): BusinessContent {
  return { ...BLANK_BUSINESS, ...content, name };
}

/** The condition that every query on one business carries: the id together with its owner. */
export const isBusiness = ({ userId, businessId }: BusinessId) =>
  and(eq(businesses.userId, userId), eq(businesses.id, businessId));

/** A business that a campaign or a form names; undefined for none. Throws 404. */
export async function findBusiness(
  tx: Db,
  { userId, businessId }: { userId: string; businessId: string | null | undefined },
): Promise<NamedBusiness | undefined> {
  if (businessId === null || businessId === undefined) return undefined;
  const [row] = await tx.select().from(businesses).where(isBusiness({ userId, businessId }));
  if (!row) throw notFound(businessTexts.notFound);
  return { id: row.id, content: contentOfBusiness(row) };
}

/**
 * Locks a business that is about to be changed or deleted, before its campaigns are locked. The lock is no key lock: a second update of
 * a campaign's row in one transaction checks its foreign key again and would wait for this transaction, which waits for the campaign.
 * Throws 404.
 */
export async function lockBusiness(tx: Db, id: BusinessId): Promise<BusinessRow> {
  const [row] = await tx.select().from(businesses).where(isBusiness(id)).for("no key update");
  if (!row) throw notFound(businessTexts.notFound);
  return row;
}

/**
 * Businesses, by id, that campaigns are about to join or to be saved with: none of them is changed or deleted until the transaction
 * ends. Must be called before a campaign or the credit account is locked (decision 217).
 */
export async function holdBusinesses(
  tx: Db,
  userId: string,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, NamedBusiness>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === "string");
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.userId, userId), inArray(businesses.id, wanted)))
    .orderBy(asc(businesses.id))
    .for("share");
  return new Map(rows.map((row) => [row.id, { id: row.id, content: contentOfBusiness(row) }]));
}

/** The same for the business that a request names; undefined if it names none. Throws 404. */
export async function holdBusiness(
  tx: Db,
  userId: string,
  businessId: string | null | undefined,
): Promise<NamedBusiness | undefined> {
  if (businessId === null || businessId === undefined) return undefined;
  const held = (await holdBusinesses(tx, userId, [businessId])).get(businessId);
  if (!held) throw notFound(businessTexts.notFound);
  return held;
}
