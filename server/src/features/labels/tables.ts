import type { LabelColour } from "@mainstreet/contract/label";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";

/** Labels of an account's sites. */
export const labels = pgTable(
  "labels",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    colour: text("colour").$type<LabelColour>().notNull(),
    createdAt,
  },
  (table) => [
    unique("labels_owner").on(table.userId, table.id),
    uniqueIndex("labels_by_name").on(table.userId, sql`lower(${table.name})`),
  ],
);

/** Which site has which label. */
export const campaignLabels = pgTable(
  "campaign_labels",
  {
    userId: ownedBy(),
    labelId: uuid("label_id").notNull(),
    campaignId: uuid("campaign_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.labelId, table.campaignId] }),
    foreignKey({
      columns: [table.userId, table.labelId],
      foreignColumns: [labels.userId, labels.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    index("campaign_labels_of_campaign").on(table.userId, table.campaignId),
  ],
);
