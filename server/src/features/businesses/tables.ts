import type { BusinessContent } from "@mainstreet/contract/business-content";
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Businesses (decision 217). Their campaigns name them in `business_id`. */
export const businesses = pgTable(
  "businesses",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    /** Everything but the name. A row that an earlier version stored lacks the fields that were added since. */
    content: jsonb("content").$type<Partial<Omit<BusinessContent, "name">>>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique("businesses_owner").on(table.userId, table.id),
    index("businesses_by_name").on(table.userId, table.name),
  ],
);

/** Suggestions of a business that a user does not want again (decision 249). */
export const dismissedSuggestions = pgTable(
  "dismissed_suggestions",
  {
    userId: ownedBy(),
    key: text("key").notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
