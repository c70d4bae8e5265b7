import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { randomBytes } from "node:crypto";
import type { ResponseOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import {
  type createViewLink as createEndpoint,
  SHARED_PAGE,
  type ViewLink,
  VIEW_LINK_LIMIT,
} from "@mainstreet/contract/view-links";
import { viewLinkTexts } from "@mainstreet/contract/view-link-texts";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { conflict, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { viewLinks } from "./tables.ts";

export type ViewLinkRow = typeof viewLinks.$inferSelect;

/** By the database's clock, which all processes share. */
export const isOpenViewLink = and(isNull(viewLinks.revokedAt), gt(viewLinks.expiresAt, sql`now()`));

/** How many of the newest links one response contains: more than can work at once. */
const LISTED = 200;

/** A user's links: those that work first, then the newest. Expired links are deleted after a while (retention). */
export async function listViewLinks(tx: Db, userId: string): Promise<{ links: ViewLink[] }> {
  const rows = await tx
    .select()
    .from(viewLinks)
    .where(eq(viewLinks.userId, userId))
    .orderBy(sql`(${isOpenViewLink}) desc`, desc(viewLinks.id))
    .limit(LISTED);
  const name = await nameOf(tx, userId);
  return { links: rows.map((row) => present(row, name)) };
}

type NewLink = ValidRequestOf<typeof createEndpoint>["body"];

/** Makes a link, whose token is returned only this once. Throws 409 when too many links work. */
export async function createViewLink(
  tx: Db,
  userId: string,
  { name, search, days }: NewLink,
): Promise<ResponseOf<typeof createEndpoint>> {
  // Locked, since two requests at once would both count one link too few.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`view-links:${userId}`}, 0))`,
  );
  const { open } = VIEW_LINK_LIMIT;
  if ((await tx.$count(viewLinks, and(eq(viewLinks.userId, userId), isOpenViewLink))) >= open)
    throw conflict("TOO_MANY_LINKS", viewLinkTexts.tooMany(open));
  const token = randomBytes(32).toString("base64url");
  const [row] = await tx
    .insert(viewLinks)
    .values({
      id: newId(),
      userId,
      actorId: userId,
      tokenHash: tokenDigest(token),
      name,
      search,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning();
  if (!row) throw new Error("The inserted link was not found");
  await recordEvent(tx, { userId, kind: "view-link-made", subject: name });
  return { ...present(row, await nameOf(tx, userId)), path: `/${SHARED_PAGE}/${token}` };
}

/** Ends a link. Throws 404. */
export async function revokeViewLink(
  tx: Db,
  { userId, linkId }: { userId: string; linkId: string },
): Promise<void> {
  const isLink = and(eq(viewLinks.userId, userId), eq(viewLinks.id, linkId));
  const [ended] = await tx
    .update(viewLinks)
    .set({ revokedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(isLink, isNull(viewLinks.revokedAt)))
    .returning();
  if (ended) return recordEvent(tx, { userId, kind: "view-link-ended", subject: ended.name });
  if ((await tx.$count(viewLinks, isLink)) === 0) throw notFound(viewLinkTexts.notFound);
}

/** The actor is the user of the account until there are members (decision D26). */
async function nameOf(tx: Db, userId: string): Promise<string> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? "";
}

function present(row: ViewLinkRow, madeBy: string): ViewLink {
  const { id, name, search, opens } = row;
  return {
    id,
    name,
    search,
    status: statusOf(row),
    opens,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    madeBy,
  };
}

function statusOf({ revokedAt, expiresAt }: ViewLinkRow): ViewLink["status"] {
  if (revokedAt !== null) return "revoked";
  return expiresAt.getTime() <= Date.now() ? "expired" : "open";
}
