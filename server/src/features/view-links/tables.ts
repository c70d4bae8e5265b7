import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Links by which anyone can read what a filter of the lists finds. */
export const viewLinks = pgTable(
  "view_links",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** Who made it (decision D26). */
    actorId: uuid("actor_id").notNull(),
    /** SHA-256 of the token, which itself is stored nowhere. */
    tokenHash: bytes("token_hash").notNull().unique(),
    name: text("name").notNull(),
    search: jsonb("search").$type<Record<string, string>>().notNull(),
    opens: integer("opens").notNull().default(0),
    lastOpenedAt: moment("last_opened_at"),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    createdAt,
    updatedAt,
  },
  (table) => [index("view_links_of_user").on(table.userId, table.id)],
);
