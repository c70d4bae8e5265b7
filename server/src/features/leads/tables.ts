import { KEPT_MONTHS } from "@mainstreet/contract/lead-form-content";
import { LEAD_STATES } from "@mainstreet/contract/leads";
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
import { bytes, createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { businesses } from "../businesses/tables.ts";

/** Forms of sites that were deployed with one. A form outlives its campaign, so that a late post gets a page with the phone number. */
export const leadForms = pgTable(
  "lead_forms",
  {
    /** Part of the address that the form posts to. */
    token: text("token").notNull().unique(),
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    /** Whether the live pages have this form. */
    isOffered: boolean("is_offered").notNull(),
    /** The name by which visitors know the site, the number that they can call, and where the site is. */
    label: text("label").notNull(),
    phone: text("phone").notNull(),
    siteUrl: text("site_url").notNull(),
    /** What the generator needs to render the pages that a post returns. */
    look: jsonb("look").$type<Record<string, unknown>>().notNull(),
    /** When the form is tried next (decision 391): first within a day, at a time of its own. */
    trialDueAt: moment("trial_due_at")
      .notNull()
      .default(sql`now() + random() * interval '1 day'`),
    /** Trials that failed one after another. */
    trialFailures: integer("trial_failures").notNull().default(0),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.token] }),
    index("lead_forms_of_site").on(table.userId, table.campaignId),
    index("lead_forms_due")
      .on(table.trialDueAt)
      .where(sql`${table.isOffered}`),
  ],
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
    /** The wording next to the consent box; '' without a box. */
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

/** What visitors wrote (decision 332). Everything that they typed is sealed. */
export const leads = pgTable(
  "leads",
  {
    /** Made when the post arrives: a post that is inserted again after a failure has the same id. */
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    token: text("token").notNull(),
    /** The form that was shown, as `lead_form_versions` stores it; '' for a post without a proof of ours. */
    formVersion: text("form_version").notNull(),
    campaignId: uuid("campaign_id").notNull(),
    /** The business of its site when the lead arrived; null for none. */
    businessId: uuid("business_id"),
    /** The city of the page that the lead was sent from. */
    city: text("city").notNull(),
    region: text("region").notNull(),
    sealedFields: bytes("sealed_fields").notNull(),
    hasConsent: boolean("has_consent").notNull(),
    /** A trial of the form: no list shows it. The name is older; posts that are stored on disk contain it. */
    isCanary: boolean("is_canary").notNull().default(false),
    state: text("state", { enum: LEAD_STATES }).notNull(),
    /** Why it is junk; '' otherwise. */
    junkReason: text("junk_reason").notNull().default(""),
    lostReason: text("lost_reason").notNull().default(""),
    /** In cents, for a lead that was won. */
    amount: integer("amount"),
    /** Digests of what was typed, of its words alone and of the sender's address: made with a key, and emptied after two days. */
    textDigest: bytes("text_digest").notNull(),
    wordsDigest: bytes("words_digest").notNull(),
    senderDigest: bytes("sender_digest").notNull(),
    receivedAt: moment("received_at").notNull(),
    /**
     * What the privacy page promised when the lead arrived. A shorter time that the business sets later applies too, a longer one does not.
     */
    keptMonths: integer("kept_months").notNull().default(KEPT_MONTHS),
    answeredAt: moment("answered_at"),
    updatedAt,
  },
  (table) => [
    unique("leads_owner").on(table.userId, table.id),
    foreignKey({
      columns: [table.userId, table.token],
      foreignColumns: [leadForms.userId, leadForms.token],
    }).onDelete("cascade"),
    index("leads_by_age").on(table.userId, table.receivedAt, table.id),
    // For the counts in lists of sites.
    index("leads_of_site")
      .on(table.userId, table.campaignId, table.receivedAt)
      .where(sql`not is_canary and state <> 'junk'`),
    // The inbox by state, and how many leads are in each.
    index("leads_by_state")
      .on(table.userId, table.state, table.id)
      .where(sql`not is_canary`),
    index("leads_of_form").on(table.token, table.receivedAt),
    index("leads_by_sender").on(table.senderDigest, table.receivedAt),
    index("leads_by_words").on(table.wordsDigest, table.receivedAt),
  ],
);

/** Phrases of doubtful texts and the forms that got them (decision 392): digests, made with a key, and of use for a day. */
export const leadPhrases = pgTable(
  "lead_phrases",
  {
    phrase: bytes("phrase").notNull(),
    form: bytes("form").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phrase, table.form] }),
    index("lead_phrases_by_age").on(table.seenAt),
  ],
);

/** Each message about a lead. It has the id of its row in the outbox, which is deleted sooner. */
export const leadDeliveries = pgTable(
  "lead_deliveries",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    leadId: uuid("lead_id").notNull(),
    channel: text("channel", { enum: ["mail", "webhook", "sms"] }).notNull(),
    /** An address, a number or the host of a webhook. */
    recipient: text("recipient").notNull(),
    /** Sent only if nobody has opened the lead by then. */
    isEscalation: boolean("is_escalation").notNull(),
    state: text("state", { enum: ["waiting", "sent", "failed", "dropped"] }).notNull(),
    reason: text("reason").notNull().default(""),
    dueAt: moment("due_at").notNull(),
    /** When the mail server or the receiver of the webhook accepted it, or it ended otherwise. */
    endedAt: moment("ended_at"),
    /** SHA-256 of the secret of the link in the message; null before the message was written. */
    linkHash: bytes("link_hash").unique(),
    openedAt: moment("opened_at"),
    createdAt,
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.leadId],
      foreignColumns: [leads.userId, leads.id],
    }).onDelete("cascade"),
    index("lead_deliveries_of_lead").on(table.userId, table.leadId),
  ],
);

/** How the leads of a business are delivered and how long they are stored. A business without a row has the defaults. */
export const leadSettings = pgTable(
  "lead_settings",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    businessId: uuid("business_id").notNull(),
    /** "22:00" to "07:00" in its time zone: messages wait until the end. Null: there are no quiet hours. */
    quietFrom: text("quiet_from"),
    quietTo: text("quiet_to"),
    timeZone: text("time_zone").notNull(),
    /** Minutes after which other people get a message about a lead that nobody has opened; null: never. */
    escalateAfter: integer("escalate_after"),
    retentionMonths: integer("retention_months").notNull(),
    /** JSON of the webhook's address and the secret that signs its requests. */
    sealedWebhook: bytes("sealed_webhook"),
    sealedSms: bytes("sealed_sms"),
    updatedAt,
  },
  (table) => [
    unique("lead_settings_of_business").on(table.userId, table.businessId),
    foreignKey({
      columns: [table.userId, table.businessId],
      foreignColumns: [businesses.userId, businesses.id],
    }).onDelete("cascade"),
  ],
);

/** People who get messages about the leads of a business. A mail is sent only to an address that was confirmed. */
export const leadRecipients = pgTable(
  "lead_recipients",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    businessId: uuid("business_id").notNull(),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    address: text("address").notNull(),
    /** Gets messages only about leads that nobody has opened in time. */
    isEscalation: boolean("is_escalation").notNull(),
    confirmedAt: moment("confirmed_at"),
    /** SHA-256 of the secret of the link that confirms the address. */
    linkHash: bytes("link_hash").unique(),
    createdAt,
  },
  (table) => [
    unique("lead_recipients_address").on(
      table.userId,
      table.businessId,
      table.channel,
      table.address,
    ),
    foreignKey({
      columns: [table.userId, table.businessId],
      foreignColumns: [businesses.userId, businesses.id],
    }).onDelete("cascade"),
  ],
);
