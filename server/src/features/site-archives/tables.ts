import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Links to ZIP files of sites, until they are used. */
export const siteArchives = pgTable("site_archives", {
  /** SHA-256 of the secret in the link, which itself is never stored. */
  tokenHash: bytes("token_hash").primaryKey(),
  userId: ownedBy(),
  /** Null: all sites. */
  campaignIds: uuid("campaign_ids").array(),
  /** Null: the newest version. */
  version: integer("version"),
  expiresAt: moment("expires_at").notNull(),
});
