import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "./tables.ts";

/**
 * The values that lists search and filter by and that the index `campaigns_in_service` does not contain: one row for each campaign,
 * which the trigger `campaigns_search` writes.
 */
export const campaignSearch = pgTable(
  "campaign_search",
  {
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    serviceSlug: text("service_slug").notNull(),
    businessId: uuid("business_id"),
    theme: text("theme").notNull(),
    trade: text("trade").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Names of the optional fields that have a value. */
    filled: text("filled").array().notNull(),
    /** Every text of the site in lower case. */
    text: text("text").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaignId] }),
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    // All columns except the text, so that filters are evaluated without reading the rows.
    index("campaign_search_filters").on(
      table.userId,
      table.campaignId,
      table.serviceSlug,
      table.businessId,
      table.theme,
      table.trade,
      table.createdAt,
      table.filled,
    ),
  ],
);
