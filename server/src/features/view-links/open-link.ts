import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { viewLinks } from "./tables.ts";
import { isOpenViewLink, type ViewLinkRow } from "./view-links.ts";

/**
 * The link of a token; undefined for a link that is expired, unknown or of a closed account, which its reader cannot distinguish. Its user
 * is not known yet, so the owner of the tables reads it.
 */
export async function findOpenLink(db: Db, token: string): Promise<ViewLinkRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const [row] = await db
    .select({ link: viewLinks })
    .from(viewLinks)
    .innerJoin(users, eq(users.id, viewLinks.userId))
    .where(
      and(
        eq(viewLinks.tokenHash, tokenDigest(token)),
        isOpenViewLink,
        isNull(users.disabledAt),
        isNull(users.erasureBeganAt),
      ),
    );
  return row?.link;
}

/** Counts that the page was opened. */
export async function countOpen(tx: Db, { userId, id }: ViewLinkRow): Promise<void> {
  await tx
    .update(viewLinks)
    .set({ opens: sql`${viewLinks.opens} + 1`, lastOpenedAt: sql`now()` })
    .where(and(eq(viewLinks.userId, userId), eq(viewLinks.id, id)));
}
