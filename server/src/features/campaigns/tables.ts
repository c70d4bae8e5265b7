import type { VerificationTag } from "@mainstreet/generator/site";
import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import type { InheritedField } from "@mainstreet/contract/business-values";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { hosting } from "../../hosting/hosting-columns.ts";
import type { FormerSiteRecord } from "../../hosting/former-site.ts";
import type { DeployCause } from "./deploy-cause.ts";
import type { KeptPageRecord } from "./kept-page.ts";
import type { PaidFor } from "./paid-for.ts";
import type { OwnDomain } from "../../hosting/own-domain.ts";
import type { HostingState } from "../../hosting/provider.ts";
import { createdAt, moment, requestId, updatedAt } from "../../platform/db/columns.ts";

/**
 * A location of a multi-location site. `since`: the newest deployment when the location was added (decision 137); absent for locations
 * that the site was created with.
 */
export type SiteLocation = { city: string; state: string; since?: number };

export const campaigns = pgTable(
  "campaigns",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    kind: text("kind", { enum: ["single", "multi-location"] }).notNull(),
    siteKey: text("site_key").notNull(),
    service: text("service").notNull(),
    serviceSlug: text("service_slug").notNull(),
    /** When this spelling of the service was typed: a slug's newest spelling names the service everywhere. */
    serviceTypedAt: moment("service_typed_at").notNull().defaultNow(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    zip: text("zip").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull().default(""),
    metaTitle: text("meta_title").notNull().default(""),
    metaDescription: text("meta_description").notNull().default(""),
    verificationTags: jsonb("verification_tags").$type<VerificationTag[]>().notNull().default([]),
    hasVerificationTag: boolean("has_verification_tag")
      .notNull()
      .generatedAlwaysAs(sql`verification_tags <> '[]'::jsonb`),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    companyName: text("company_name").notNull().default(""),
    companyStreet: text("company_street").notNull().default(""),
    companyCity: text("company_city").notNull().default(""),
    companyState: text("company_state").notNull().default(""),
    companyZip: text("company_zip").notNull().default(""),
    companyLatitude: doublePrecision("company_latitude"),
    companyLongitude: doublePrecision("company_longitude"),
    cta: text("cta").notNull().default(""),
    /** The locations and services of a multi-location site in addition to its main ones; empty for a single site. */
    locations: jsonb("locations").$type<SiteLocation[]>().notNull().default([]),
    relatedServices: jsonb("related_services")
      .$type<{ name: string; description: string }[]>()
      .notNull()
      .default([]),
    /** What the last generation determined for each page, by path. */
    keptPages: jsonb("kept_pages").$type<Record<string, KeptPageRecord>>().notNull().default({}),
    openingHours: text("opening_hours").notNull().default(""),
    reviewProfileUrl: text("review_profile_url").notNull().default(""),
    /** A slug; '' = the site key chooses. */
    theme: text("theme").notNull().default(""),
    palette: text("palette").notNull().default(""),
    /** "on", "off"; '' = as the business has it. */
    leadForm: text("lead_form").notNull().default(""),
    /** A slug; '' = the trade is matched by the service's name. */
    trade: text("trade").notNull().default(""),
    /**
     * How often the page was composed again so that it is no near-duplicate (GS-10). It is stored so that the same page is generated
     * every time.
     */
    attempt: integer("attempt").notNull().default(0),
    /** The similarity to the nearest other page when the text last changed, 0 to 1; null when not measured. */
    likeness: doublePrecision("likeness"),
    /** The user's decision to let search engines list the page against our advice (GS-12). */
    indexAnyway: boolean("index_anyway").notNull().default(false),
    /** Credits that were charged for the campaign. */
    cost: integer("cost").notNull(),
    paidFor: jsonb("paid_for").$type<PaidFor>(),
    /** The business of the campaign: its values are copied to the columns of the fields that the campaign does not own (decision 217). */
    businessId: uuid("business_id"),
    ownFields: text("own_fields").array().$type<InheritedField[]>().notNull().default([]),
    /** Digest of all other fields of the business; '' without a business. */
    businessDigest: text("business_digest").notNull().default(""),
    /** Digest of the business's published evidence for its cities or for all; '' for none. */
    evidenceDigest: text("evidence_digest").notNull().default(""),

    /** What the owner changed on the pages, by their paths; null for nothing. */
    overrides: jsonb("overrides").$type<OverridesByPath>(),

    ...hosting,
    /** Stored at the first deployment, since a bucket is in one region. */
    awsBucketRegion: text("aws_bucket_region"),

    deploymentStatus: text("deployment_status", {
      enum: ["none", "queued", "deploying", "deployed", "failed"],
    }).notNull(),
    deploymentMessage: text("deployment_message").notNull().default(""),
    /** The fence: grows with every claim, and only the newest claim may write a result. */
    deployAttempt: integer("deploy_attempt").notNull().default(0),
    deployRetries: integer("deploy_retries").notNull().default(0),
    /** A deployment was requested while another was running: when that one ends, the next one starts. */
    deployAgain: boolean("deploy_again").notNull().default(false),
    /** That request was not made in bulk: somebody is waiting for the deployment. */
    deployAgainUrgent: boolean("deploy_again_urgent").notNull().default(false),
    requestId,
    /** Why the newest deployment was requested, and by whom. */
    deployCause: jsonb("deploy_cause").$type<DeployCause>(),
    /** The version whose files the requested deployment publishes; null: the site is generated. */
    restoreVersion: integer("restore_version"),
    nextAttemptAt: moment("next_attempt_at"),
    deployed: boolean("deployed").notNull().default(false),
    deploymentUrl: text("deployment_url"),
    lastDeployed: moment("last_deployed"),
    netlifySiteId: text("netlify_site_id"),
    /** The site's name at Netlify, and its folder in a bucket. */
    siteName: text("site_name").notNull(),
    sitePrefix: text("site_prefix").notNull(),
    hostingState: jsonb("hosting_state").$type<HostingState>(),
    ownDomain: jsonb("own_domain").$type<OwnDomain>(),
    formerSites: jsonb("former_sites").$type<FormerSiteRecord[]>().notNull().default([]),
    /** The job that changes the former sites, or did so last: while it is in flight, no other job changes them. */
    formerSitesJobId: uuid("former_sites_job_id"),
    /** Digest of the live page's content and the day it last changed (GS-26). */
    contentDigest: text("content_digest").notNull().default(""),
    contentChangedOn: text("content_changed_on").notNull().default(""),
    /** Digest of the saved values that the live site was generated from; '' = no live site, or unknown. */
    liveSource: text("live_source").notNull().default(""),
    /** The result of the last generation about indexing by search engines (GS-12). */
    indexing: jsonb("indexing").$type<{ indexable: boolean; reasons: string[] }>().notNull(),
    /** Lists sort by this key: the place as people read it, in any case. */
    placeKey: text("place_key")
      .notNull()
      .generatedAlwaysAs(sql`lower(city || ', ' || state)`),
    /** Processes of the previous version search in this column; the present version searches in `campaign_search` (decision 315). */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`lower(service || ' ' || city || ' ' || state || ' ' || company_name || ' ' || regexp_replace(phone, '\\D', '', 'g') || ' ' || coalesce(deployment_url, ''))`,
      ),
    /** Raised by the trigger `campaigns_version` when a column changes that a user may change: the ETag of the campaign. */
    version: integer("version").notNull().default(1),
    /** Since when the campaign is in the trash: tenants see it only within `seeingTrash` (decision 355). */
    trashedAt: moment("trashed_at"),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique("campaigns_owner").on(table.userId, table.id),
    // One site belongs to one campaign: a second campaign that finds the site must not take it over.
    unique("campaigns_netlify_site").on(table.netlifySiteId),
    // All columns ascend, and descending lists read the index backwards: Drizzle's desc() puts nulls last, which no query needs.
    index("campaigns_by_update")
      .on(table.userId, table.updatedAt, table.id, table.trashedAt)
      .concurrently(),
    // The index ends with all columns that lists filter, search and sort by: so lists find and count some of thousands of campaigns without
    // reading the wide rows (decision 144). An entry must not have more than 2,704 bytes; the longest one has 2,632. All these indexes end
    // with `trashed_at`, which the policy of tenants reads for each row (decision 355).
    index("campaigns_in_service")
      .on(
        table.userId,
        table.serviceSlug,
        table.serviceTypedAt,
        table.id,
        table.kind,
        table.city,
        table.state,
        table.deployed,
        table.deploymentType,
        table.hasVerificationTag,
        table.updatedAt,
        table.placeKey,
        table.deploymentStatus,
        table.searchText,
        table.trashedAt,
      )
      .concurrently(),
    // Two sites must not share one folder of a bucket.
    index("campaigns_by_bucket")
      .on(table.awsBucketName)
      .where(sql`${table.awsBucketName} is not null`),
    index("campaigns_with_former_sites")
      .on(table.id)
      .where(sql`${table.formerSites} <> '[]'`),
    index("campaigns_by_place")
      .on(table.userId, table.placeKey, table.id, table.trashedAt)
      .concurrently(),
    index("campaigns_unfinished")
      .on(table.deploymentStatus)
      .where(sql`${table.deploymentStatus} in ('queued', 'deploying')`),
  ],
);
