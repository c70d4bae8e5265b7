import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { TRASH_STATES } from "@mainstreet/contract/trash";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, requestId } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";

/** `withRedirect`: its second name redirected to it. */
export type ReleasedDomain = { host: string; withRedirect: boolean };

/** One row for each campaign that is in the trash: what became of its site and its credits (decision 355). */
export const trashedSites = pgTable(
  "trashed_sites",
  {
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    trashedAt: moment("trashed_at").notNull().defaultNow(),
    state: text("state", { enum: TRASH_STATES }).notNull(),
    /** Why the site is still up; '' when that is no fault. */
    reason: text("reason").notNull().default(""),
    tries: integer("tries").notNull().default(0),
    /** When its site is taken down, or the next attempt is made; null: nothing is to be done at its host. */
    dueAt: moment("due_at"),
    /** Until when the process that takes it down has the lease; `attempt` is the fencing token. */
    leasedUntil: moment("leased_until"),
    attempt: integer("attempt").notNull().default(0),
    /** Credits that were returned, and that a restore costs again. */
    refunded: integer("refunded").notNull().default(0),
    /** The own domain that was released at the host, and the DNS records that lead nowhere now. */
    domain: jsonb("domain").$type<ReleasedDomain>(),
    records: jsonb("records").$type<DnsRecord[]>().notNull().default([]),
    requestId,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaignId] }),
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    index("trashed_sites_by_time").on(table.userId, table.trashedAt, table.campaignId),
    index("trashed_sites_over").on(table.trashedAt),
    index("trashed_sites_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);
