import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Forms of sites that were deployed with one. A form outlives its campaign, so that a late post gets a page with the phone number. */
export const leadForms = pgTable(
  "lead_forms",
  {
    /** In the address that the form posts to. */
    token: text("token").notNull().unique(),
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    /** Whether the pages that are live have it. */
    isOffered: boolean("is_offered").notNull(),
    /** What visitors know the site by, the number that they can call, and where the site is. */
    label: text("label").notNull(),
    phone: text("phone").notNull(),
    siteUrl: text("site_url").notNull(),
    /** What the generator makes the pages of, by which a post is answered. */
    look: jsonb("look").$type<Record<string, unknown>>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.token] })],
);

/** Each form that visitors were shown, so that it can be shown later what somebody agreed to. */
export const leadFormVersions = pgTable(
  "lead_form_versions",
  {
    userId: ownedBy(),
    token: text("token").notNull(),
    /** The first half of the digest, in base64url. */
    version: text("version").notNull(),
    /** SHA-256 of what was shown, and of the wording of the consent. */
    digest: text("digest").notNull(),
    shown: text("shown").notNull(),
    /** The wording beside the box of the consent; '' without a box. */
    consent: text("consent").notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.token, table.version] }),
    foreignKey({
      columns: [table.userId, table.token],
      foreignColumns: [leadForms.userId, leadForms.token],
    }).onDelete("cascade"),
  ],
);
