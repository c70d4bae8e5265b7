import type { OperationChange } from "@mainstreet/contract/operation-changes";
import type { OperationSubject } from "@mainstreet/contract/operation-fields";
import type { FieldStates, Operation } from "@mainstreet/contract/operations";
import type { FileProblem } from "@mainstreet/contract/site-import";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import { sql } from "drizzle-orm";
import {
  boolean,
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
import { ownedBy } from "../../platform/db/users-table.ts";

/** A file that was imported, and how much of it is not applied. */
export type ImportedFile = NonNullable<Operation["file"]>;

/** Changes of many sites at once (decision 320): worked out, reviewed, applied and undone. */
export const operations = pgTable(
  "operations",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** Who made it. */
    actorId: uuid("actor_id").notNull(),
    kind: text("kind", { enum: ["changes", "undo", "script", "file"] }).notNull(),
    changes: jsonb("changes").$type<OperationChange[]>().notNull().default([]),
    /** The imported file of an import. */
    file: jsonb("file").$type<ImportedFile>(),
    /** The first problems of what is not applied from the file. */
    fileProblems: jsonb("file_problems").$type<FileProblem[]>().notNull().default([]),
    /** The state that its user wants. Only its sites show whether every deployment has ended. */
    state: text("state", { enum: ["draft", "running", "paused", "cancelled"] }).notNull(),
    total: integer("total").notNull(),
    /** Requested ids that were no site of the user's. */
    missing: integer("missing").notNull().default(0),
    undoes: uuid("undoes"),
    undoneBy: uuid("undone_by"),
    appliedAt: moment("applied_at"),
    requestId,
    /** When the dispatcher checks it next; null for a draft and once every deployment has ended. */
    dueAt: moment("due_at"),
    createdAt,
  },
  (table) => [
    unique("operations_owner").on(table.userId, table.id),
    index("operations_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("operations_drafts")
      .on(table.createdAt)
      .where(sql`${table.state} = 'draft'`),
  ],
);

export const operationSites = pgTable(
  "operation_sites",
  {
    operationId: uuid("operation_id").notNull(),
    userId: ownedBy(),
    /** In the order of the campaigns' ids, in which they are locked. */
    siteIndex: integer("site_index").notNull(),
    /** No foreign key: the campaign may be deleted. */
    campaignId: uuid("campaign_id").notNull(),
    name: text("name").notNull(),
    status: text("status", {
      enum: ["changed", "unchanged", "refused", "left-out", "applied", "conflict"],
    }).notNull(),
    message: text("message").notNull().default(""),
    /** Set where each site has changes of its own, instead of the operation's. */
    changes: jsonb("changes").$type<OperationChange[]>(),
    /** The states of the fields that change. */
    before: jsonb("before").$type<FieldStates>().notNull().default({}),
    after: jsonb("after").$type<FieldStates>().notNull().default({}),
    /** For an undo: fields that were changed since. */
    skipped: text("skipped").array().$type<OperationSubject[]>().notNull().default([]),
    deploymentType: text("deployment_type").$type<DeploymentType>().notNull(),
    /** waiting: in a draft, it will be deployed. deploying: its deployment was requested. */
    deployment: text("deployment", {
      enum: ["none", "waiting", "deploying", "deployed", "failed", "cancelled", "deleted"],
    })
      .notNull()
      .default("none"),
    deploymentMessage: text("deployment_message").notNull().default(""),
    /** Whether the deployment also publishes what was saved before the review. */
    publishesEarlier: boolean("publishes_earlier").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.operationId, table.siteIndex] }),
    foreignKey({
      columns: [table.userId, table.operationId],
      foreignColumns: [operations.userId, operations.id],
    }).onDelete("cascade"),
    index("operation_sites_by_status").on(
      table.userId,
      table.operationId,
      table.status,
      table.siteIndex,
    ),
    index("operation_sites_unfinished")
      .on(table.userId, table.campaignId)
      .where(sql`${table.status} = 'applied' and ${table.deployment} in ('waiting', 'deploying')`),
  ],
);
