import { foreignKey, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";
import { moment } from "../../platform/db/columns.ts";

/** One row per claim of a deployment: the campaign's history, which also shows what was live at which time. */
export const deployments = pgTable(
  "deployments",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    attempt: integer("attempt").notNull(),
    status: text("status", { enum: ["deploying", "deployed", "failed"] }).notNull(),
    message: text("message").notNull().default(""),
    filesSent: integer("files_sent").notNull().default(0),
    startedAt: moment("started_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    unique("deployments_attempt").on(table.campaignId, table.attempt),
  ],
);
