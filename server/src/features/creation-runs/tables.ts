import type { Design } from "@mainstreet/contract/campaigns";
import type { BulkSite } from "@mainstreet/contract/creation-runs";
import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, requestId } from "../../platform/db/columns.ts";
import { hosting } from "../../hosting/hosting-columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** The tables of creation runs (decisions 130 and 172); a trigger in the migration stamps `version` and `changed` of each changed site. */

export const creationRuns = pgTable(
  "creation_runs",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** A bulk run is charged as a whole; a multi-location run has one site, whose campaign is charged. */
    kind: text("kind", { enum: ["bulk", "multi-location"] }).notNull(),
    /** The state that the user requested. Only the sites show whether everything has ended. */
    state: text("state", { enum: ["running", "paused", "cancelled"] }).notNull(),
    total: integer("total").notNull(),
    /** The service of the first site, and the number of different services: so a list of runs can name them without reading the sites. */
    serviceName: text("service_name").notNull().default(""),
    serviceCount: integer("service_count").notNull().default(0),
    dripPerDay: integer("drip_per_day"),
    perWeek: integer("per_week"),
    /** What a process must support to start the sites: `run-format.ts`. */
    format: integer("format").notNull().default(1),
    ...hosting,
    requestId,
    /** When the dispatcher checks the run next; null once no site waits to be started. */
    feedAt: moment("feed_at").defaultNow(),
    /**
     * The same for a run of a format above 1: a process of an earlier version reads `feed_at` only, and so ignores such a run (decision
     * 245).
     */
    dueAt: moment("due_at"),
    createdAt,
  },
  (table) => [
    unique("creation_runs_owner").on(table.userId, table.id),
    index("creation_runs_due")
      .on(table.feedAt)
      .where(sql`${table.feedAt} is not null and ${table.state} <> 'paused'`),
    index("creation_runs_due_later")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null and ${table.state} <> 'paused'`),
    check(
      "creation_runs_format",
      sql`case when ${table.format} = 1 then ${table.dueAt} else ${table.feedAt} end is null`,
    ),
  ],
);

/** The form's input for one site, apart from the columns below. */
export type RunSiteInput = Omit<
  BulkSite,
  | keyof DeploymentChoice
  | "serviceName"
  | "city"
  | "state"
  | "siteKey"
  | "design"
  | "business"
  | "businessId"
> &
  Design & { siteKey: string; businessId?: string };

export const creationRunSites = pgTable(
  "creation_run_sites",
  {
    runId: uuid("run_id").notNull(),
    userId: ownedBy(),
    siteIndex: integer("site_index").notNull(),
    /**
     * The id of the campaign that is created when the site is started. No foreign key, as in the ledger, since the campaign may be
     * deleted.
     */
    campaignId: uuid("campaign_id").notNull(),
    serviceName: text("service_name").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    input: jsonb("input").$type<RunSiteInput>().notNull(),
    /** waiting: not started · again: failed and to be tried again · the other values are copied from the campaign's deployment. */
    status: text("status", {
      enum: [
        "waiting",
        "again",
        "pending",
        "processing",
        "success",
        "error",
        "cancelled",
        "deleted",
      ],
    })
      .notNull()
      .default("waiting"),
    message: text("message").notNull().default(""),
    deploymentUrl: text("deployment_url"),
    /** When the site is started, in a run with a plan per week; null = as soon as possible. */
    nextAttemptAt: moment("next_attempt_at"),
    /** When the campaign was created: from then on the credit belongs to the campaign. */
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    version: integer("version").notNull().default(1),
    /** The transaction that changed the site last: streams use it to find what they have not sent yet (decision 130). */
    changed: bigint("changed", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.siteIndex] }),
    foreignKey({
      columns: [table.userId, table.runId],
      foreignColumns: [creationRuns.userId, creationRuns.id],
    }).onDelete("cascade"),
    unique("creation_run_sites_campaign").on(table.userId, table.campaignId),
    index("creation_run_sites_by_status").on(
      table.userId,
      table.runId,
      table.status,
      table.siteIndex,
    ),
    index("creation_run_sites_by_change").on(table.runId, table.changed),
  ],
);
