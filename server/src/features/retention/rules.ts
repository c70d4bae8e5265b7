import { SESSION_DAYS } from "@mainstreet/contract/limits";
import { sql, type SQL } from "drizzle-orm";

/** How long data is stored that nobody deletes. docs/operations.md, Retention, has the reasons; a test compares the two. */
export type RetentionRule = {
  /** As the table in docs/operations.md names it. */
  what: string;
  table: string;
  isOver: SQL;
  /** Columns that are emptied while the row stays. */
  empty?: SQL;
  /** Removed by the database role that may remove events. */
  asErasure?: boolean;
};

const olderThan = (column: string, days: number) =>
  sql.raw(`${column} < now() - interval '${days} days'`);

export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    what: "Idempotency keys with their responses",
    table: "idempotency_keys",
    isOver: olderThan("created_at", 30),
  },
  {
    what: "Security events",
    table: "security_events",
    isOver: olderThan("created_at", 366),
    asErasure: true,
  },
  {
    what: "Mails that have ended",
    table: "outbox",
    isOver: sql`state <> 'waiting' and ${olderThan("ended_at", 30)}`,
  },
  { what: "Links in mails", table: "link_tokens", isOver: olderThan("expires_at", 7) },
  {
    what: "Sessions that are over",
    table: "sessions",
    isOver: sql`${olderThan("expires_at", SESSION_DAYS.keptAfterEnd)} or ${olderThan("last_used_at", SESSION_DAYS.unused + SESSION_DAYS.keptAfterEnd)}`,
  },
  {
    what: "Sign-ins that waited for a second factor",
    table: "second_factor_challenges",
    isOver: olderThan("expires_at", 1),
  },
  {
    what: "Authenticator apps that were never confirmed",
    table: "authenticator_apps",
    isOver: sql`confirmed_at is null and ${olderThan("created_at", 1)}`,
  },
  { what: "Known devices", table: "known_devices", isOver: olderThan("last_used_at", 365) },
  {
    what: "Links to exports",
    table: "account_exports",
    isOver: sql`${olderThan("expires_at", 1)} and (leased_until is null or leased_until < now())`,
  },
  {
    what: "Operations that were never applied",
    table: "operations",
    isOver: sql`state = 'draft' and ${olderThan("created_at", 7)}`,
  },
  {
    what: "Links to ZIP files of sites",
    table: "site_archives",
    isOver: olderThan("expires_at", 1),
  },
  {
    what: "Links to shared lists",
    table: "view_links",
    isOver: olderThan("least(expires_at, revoked_at)", 30),
  },
  {
    what: "Orders that were never paid",
    table: "payment_orders",
    isOver: sql`status = 'expired' and ${olderThan("created_at", 90)}`,
  },
  {
    what: "Phones of buyers",
    table: "payment_orders",
    isOver: sql`phone <> '' and ${olderThan("created_at", 365)}`,
    empty: sql`phone = ''`,
  },
  {
    what: "Versions of sites",
    table: "site_versions",
    isOver: sql`${olderThan("published_at", 366)} and exists (
      select from site_versions newer where newer.campaign_id = site_versions.campaign_id and newer.number > site_versions.number)`,
  },
  {
    what: "Messages of forms",
    table: "leads",
    // A month counts 30.5 days.
    isOver: sql`not is_canary and received_at < now() - make_interval(days => 61 * least(kept_months, (
      select s.retention_months from lead_settings s where s.user_id = leads.user_id and s.business_id = leads.business_id)) / 2)`,
  },
  {
    what: "Trials of forms",
    table: "leads",
    isOver: sql`is_canary and ${olderThan("received_at", 7)}`,
  },
  {
    what: "Digests of messages",
    table: "leads",
    isOver: sql`text_digest <> '' and ${olderThan("received_at", 2)}`,
    empty: sql`text_digest = '', words_digest = '', sender_digest = ''`,
  },
  { what: "Phrases of doubtful messages", table: "lead_phrases", isOver: olderThan("seen_at", 1) },
  {
    what: "Forms that did not work for a while",
    table: "form_incidents",
    isOver: olderThan("ended_at", 366),
  },
  {
    what: "Webhooks of the payment provider",
    table: "payment_events",
    isOver: olderThan("received_at", 90),
  },
];
