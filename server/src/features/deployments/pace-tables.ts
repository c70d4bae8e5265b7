import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";
import { campaigns } from "../campaigns/tables.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** What a provider lets each credential do, and who waits for it (decision 139). All processes share it. */

/** One row for each credential: `default` and operators' accounts have no owner, so no tenant may touch this table. */
export const paces = pgTable(
  "paces",
  {
    /** `netlify:default`, or a kind of hosting and the credential's id. */
    credential: text("credential").primaryKey(),
    /** Whether the provider's limits are known. Until then one deployment goes first and finds them out. */
    isKnown: boolean("is_known").notNull().default(false),
    /** A limit as the provider's headers said it last; null where none is enforced. `left` is of its window, which ends at `reset`. */
    deployLimit: integer("deploy_limit"),
    deployLeft: integer("deploy_left"),
    deployReset: moment("deploy_reset"),
    /** How long the window of each deploy limit lasts, in ms, by the limit. */
    deployWindows: jsonb("deploy_windows").$type<Record<string, number>>().notNull().default({}),
    requestLimit: integer("request_limit"),
    requestLeft: integer("request_left"),
    requestReset: moment("request_reset"),
    requestWindowMs: integer("request_window_ms").notNull().default(60_000),
    /** Requests that a deployment has taken lately. */
    requestsEach: integer("requests_each").notNull().default(16),
    /** While one goes first to find out how much is left, the others wait, but no longer than this. */
    probeUntil: moment("probe_until"),
    /** Deployments in a row that found the provider down, or refusing for its limit. */
    failures: integer("failures").notNull().default(0),
    /** Nothing is tried before: the provider is down. */
    closedUntil: moment("closed_until"),
    /** When somebody who waits can go; null while nobody does. */
    wakeAt: moment("wake_at"),
  },
  (table) => [
    index("paces_due")
      .on(table.wakeAt)
      .where(sql`${table.wakeAt} is not null`),
  ],
);

/** The deployments that wait for their turn with a credential, and those that have it and are under way. */
export const paceTurns = pgTable(
  "pace_turns",
  {
    userId: ownedBy(),
    campaignId: uuid("campaign_id").primaryKey(),
    credential: text("credential")
      .notNull()
      .references(() => paces.credential, { onDelete: "cascade" }),
    /** Asked for alone, by somebody who waits for it: before everything in bulk. */
    isUrgent: boolean("is_urgent").notNull(),
    /** The place in the line. Users with many in it do not hold up the others: theirs are spread over it. */
    turn: bigint("turn", { mode: "number" }).notNull(),
    /** What of the provider's limits it will take. */
    deploys: integer("deploys").notNull(),
    requests: integer("requests").notNull(),
    askedAt: moment("asked_at").notNull().defaultNow(),
    grantedAt: moment("granted_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    index("pace_turns_in_line").on(table.credential, table.grantedAt),
    // In the order of the line, urgent ones first. Apart, since PostgreSQL takes no order from behind an "is null".
    index("pace_turns_waiting")
      .on(table.credential, table.isUrgent.desc().nullsFirst(), table.turn, table.askedAt)
      .where(sql`${table.grantedAt} is null`),
  ],
);
