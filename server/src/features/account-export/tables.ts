import { pgTable, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, moment } from "../../platform/db/columns.ts";
import { users } from "../../platform/db/users-table.ts";

/** The newest download of each user's own data: its link, and whether it is running (decision 292). */
export const accountExports = pgTable("account_exports", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret in the link, which itself is never stored; null once it is used. */
  tokenHash: bytes("token_hash").unique(),
  expiresAt: moment("expires_at").notNull(),
  /** A process is sending the file until then, unless it has crashed. */
  leasedUntil: moment("leased_until"),
  createdAt,
});
