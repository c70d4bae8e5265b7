import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Names for the search parameters of a list of sites. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    search: jsonb("search").$type<Record<string, string>>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex("saved_views_by_name").on(table.userId, sql`lower(${table.name})`)],
);
