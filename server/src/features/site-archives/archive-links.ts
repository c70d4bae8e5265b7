import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { randomBytes } from "node:crypto";
import {
  ARCHIVE_DOWNLOAD,
  ARCHIVE_LINK_MINUTES,
  type SiteArchiveInput,
  siteArchiveTexts,
} from "@mainstreet/contract/site-archives";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { AppError, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";
import { siteVersions } from "../site-history/tables.ts";
import { siteArchives } from "./tables.ts";

const LIFE = sql.raw(`interval '${ARCHIVE_LINK_MINUTES} minutes'`);

export type ArchiveLink = typeof siteArchives.$inferSelect;

/** Makes a link to download sites. Throws 404 when none of them has the version, or any version. */
export async function makeArchiveLink(
  db: Db,
  userId: string,
  { campaignIds, version }: SiteArchiveInput,
): Promise<{ path: string; expiresAt: string }> {
  const token = randomBytes(32).toString("base64url");
  const made = await asTenant(db, userId, async (tx) => {
    const [found] = await tx
      .select({ id: siteVersions.id })
      .from(siteVersions)
      // A tenant does not see sites in the trash.
      .innerJoin(
        campaigns,
        and(eq(campaigns.userId, siteVersions.userId), eq(campaigns.id, siteVersions.campaignId)),
      )
      .where(
        and(
          eq(siteVersions.userId, userId),
          campaignIds && inArray(siteVersions.campaignId, campaignIds),
          version === undefined ? undefined : eq(siteVersions.number, version),
        ),
      )
      .limit(1);
    if (!found)
      throw notFound(version === undefined ? siteArchiveTexts.nothing : siteVersionTexts.notFound);
    const tokenHash = tokenDigest(token);
    const link = { tokenHash, userId, campaignIds, version, expiresAt: sql`now() + ${LIFE}` };
    const [row] = await tx.insert(siteArchives).values(link).returning();
    return row;
  });
  if (!made) throw new Error("The link was not made");
  const path = `/api${ARCHIVE_DOWNLOAD.replace(":token", token)}`;
  return { path, expiresAt: made.expiresAt.toISOString() };
}

/** Uses a link, once. Throws 410 for a link that is used, expired, unknown or of a closed account. */
export async function takeArchiveLink(db: Db, token: string): Promise<ArchiveLink> {
  const openAccounts = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.disabledAt), isNull(users.erasureBeganAt)));
  const [taken] = await db
    .delete(siteArchives)
    .where(
      and(
        eq(siteArchives.tokenHash, tokenDigest(token)),
        gt(siteArchives.expiresAt, sql`now()`),
        inArray(siteArchives.userId, openAccounts),
      ),
    )
    .returning();
  if (!taken)
    throw new AppError({ status: 410, code: "LINK_OVER", message: siteArchiveTexts.linkOver });
  return taken;
}
