import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";

/**
 * The state of each credential's rate limits at its provider. No tenant reads it: `default` has no owner. The SQL names are older (decision
 * 212).
 */
export const providerLimits = pg.pgTable(
  "paces",
  {
    /** As `credentialKey` writes it. */
    credential: pg.text("credential").primaryKey(),
    /** False until a response has contained its limits. */
    isKnown: pg.boolean("is_known").notNull().default(false),
    /** Null where no limit is enforced. `left` is what remains of the window that ends at `reset`. */
    deployLimit: pg.integer("deploy_limit"),
    deployLeft: pg.integer("deploy_left"),
    deployReset: moment("deploy_reset"),
    requestLimit: pg.integer("request_limit"),
    requestLeft: pg.integer("request_left"),
    requestReset: moment("request_reset"),
    /** How long a window lasts, in ms, by the limit. */
    windows: pg.jsonb("deploy_windows").$type<Record<string, number>>().notNull().default({}),
    /** Read only by processes of the version before this one. */
    requestWindowMs: pg.integer("request_window_ms").notNull().default(60_000),
    /** Moving average of the requests that one deployment sends. */
    requestsEach: pg.integer("requests_each").notNull().default(16),
    /** While one deployment probes the limits the others wait, but no longer than this. */
    probeUntil: moment("probe_until"),
    /** Deployments in a row that got no response, or were refused for the limit. */
    failures: pg.integer("failures").notNull().default(0),
    /** Backoff: nothing is dispatched before this time. */
    pausedUntil: moment("closed_until"),
    /** Why the provider accepts no deployment of the account at all, in words for its user; null unless that is so (decision 279). */
    holdReason: pg.text("hold_reason"),
    heldAt: moment("held_at"),
    /** When the queue is dispatched next; null while it is empty. */
    dispatchAt: moment("wake_at"),
  },
  ({ dispatchAt: at }) => [
    pg
      .index("paces_due")
      .on(at)
      .where(sql`${at} is not null`),
  ],
);

/** The deployments that wait for a slot, and those in flight that were dispatched from the queue. */
export const deploymentQueue = pg.pgTable(
  "pace_turns",
  {
    userId: ownedBy(),
    campaignId: pg.uuid("campaign_id").primaryKey(),
    credential: pg
      .text("credential")
      .notNull()
      .references(() => providerLimits.credential, { onDelete: "cascade" }),
    /** Requested alone, by somebody who waits for it: has priority over everything in bulk. */
    isUrgent: pg.boolean("is_urgent").notNull(),
    /** Fair queueing: the positions of a user with many deployments are spread over the queue. */
    position: pg.bigint("turn", { mode: "number" }).notNull(),
    /** How much of the limits it uses. */
    deploys: pg.integer("deploys").notNull(),
    requests: pg.integer("requests").notNull(),
    queuedAt: moment("asked_at").notNull().defaultNow(),
    dispatchedAt: moment("granted_at"),
  },
  (table) => [
    pg
      .foreignKey({
        columns: [table.userId, table.campaignId],
        foreignColumns: [campaigns.userId, campaigns.id],
      })
      .onDelete("cascade"),
    pg.index("pace_turns_in_line").on(table.credential, table.dispatchedAt),
    // In the order of dispatch. A partial index, since PostgreSQL cannot use the order of columns that follow an "is null" condition.
    pg
      .index("pace_turns_waiting")
      .on(table.credential, table.isUrgent.desc().nullsFirst(), table.position, table.queuedAt)
      .where(sql`${table.dispatchedAt} is null`),
  ],
);
