import type { DeploymentType } from "@mainstreet/contract/deployment";
import { DEPLOY_CAUSES } from "@mainstreet/contract/site-versions";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";
import type { GeneratedFacts } from "./generated-facts.ts";
import type { SiteValues } from "./site-values.ts";

/** Files of published versions, each content once for each user (decision 326). */
export const blobs = pgTable(
  "blobs",
  {
    userId: ownedBy(),
    /** Of the plain bytes. */
    sha256: bytes("sha256").notNull(),
    /** Length of the plain bytes. */
    size: integer("size").notNull(),
    /** Compressed by Brotli. */
    content: bytes("content").notNull(),
    /** When a deployment last named it. The sweep leaves blobs that were named within a day: their version may not be saved yet. */
    namedAt: moment("named_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256] })],
);

/** Path → SHA-256 of the file in hex. Photos are in `picture_files`, all other files in `blobs`. */
export type FileHashes = Record<string, string>;

/** What was live after each successful deployment of a site. */
export const siteVersions = pgTable(
  "site_versions",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    /** Counts from 1 for each campaign. */
    number: integer("number").notNull(),
    publishedAt: moment("published_at").notNull().defaultNow(),
    cause: text("cause", { enum: DEPLOY_CAUSES }),
    causeId: uuid("cause_id"),
    /** Who requested it; null for the system. Separate from the account, which may have several people one day. */
    actorId: uuid("actor_id"),
    restoredFrom: integer("restored_from"),
    address: text("address").notNull(),
    deploymentType: text("deployment_type").$type<DeploymentType>().notNull(),
    /** The site or folder at the host, with the name that its hosting state uses. */
    target: text("target").notNull(),
    /** Netlify's id of the deploy. */
    deployId: text("deploy_id"),
    /** Digest of the values, as in `campaigns.live_source`. */
    source: text("source").notNull(),
    values: jsonb("values").$type<SiteValues>().notNull(),
    generated: jsonb("generated").$type<GeneratedFacts>().notNull(),
    /** Not `jsonb`, which does not keep the order of keys: a host may identify a version by its files in their order. */
    manifest: json("manifest").$type<FileHashes>().notNull(),
    /** Hashes of the pictures whose files the version names: they are not swept. */
    pictures: text("pictures").array().notNull().default([]),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    unique("site_versions_number").on(table.campaignId, table.number),
    index("site_versions_by_age").on(table.publishedAt),
    index("site_versions_by_user").on(table.userId),
    index("site_versions_by_picture")
      .using("gin", table.pictures)
      .where(sql`${table.pictures} <> '{}'`),
  ],
);
