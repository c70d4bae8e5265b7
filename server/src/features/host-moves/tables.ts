import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { hosting } from "../../hosting/hosting-columns.ts";
import { createdAt, moment, requestId } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Sites that move to another account together (decision 277). */
export const hostMoves = pgTable(
  "host_moves",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** The state that the user requested. Only the sites show whether everything has ended. */
    state: text("state", { enum: ["running", "paused", "cancelled"] }).notNull(),
    total: integer("total").notNull(),
    /** The account that the sites go to. */
    ...hosting,
    requestId,
    /** When the dispatcher checks the move next; null once every site has ended. */
    dueAt: moment("due_at").defaultNow(),
    createdAt,
  },
  (table) => [
    unique("host_moves_owner").on(table.userId, table.id),
    index("host_moves_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

export const hostMoveSites = pgTable(
  "host_move_sites",
  {
    moveId: uuid("move_id").notNull(),
    userId: ownedBy(),
    siteIndex: integer("site_index").notNull(),
    /** No foreign key: the campaign may be deleted. */
    campaignId: uuid("campaign_id").notNull(),
    name: text("name").notNull(),
    fromUrl: text("from_url"),
    /** moving: the deployment to the new account was requested. */
    status: text("status", {
      enum: ["waiting", "moving", "done", "failed", "cancelled", "deleted"],
    })
      .notNull()
      .default("waiting"),
    message: text("message").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.siteIndex] }),
    foreignKey({
      columns: [table.userId, table.moveId],
      foreignColumns: [hostMoves.userId, hostMoves.id],
    }).onDelete("cascade"),
    index("host_move_sites_by_status").on(
      table.userId,
      table.moveId,
      table.status,
      table.siteIndex,
    ),
  ],
);
