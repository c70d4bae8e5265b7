import type { MailKind } from "@mainstreet/contract/mail/mail-texts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, requestId } from "../db/columns.ts";
import { users } from "../db/users-table.ts";

/** Messages that are not mails: requests to the address that a business has named. */
export const WEBHOOK_KINDS = ["lead-webhook", "lead-sms"] as const;

const MAIL_KINDS = [
  "confirm-email",
  "reset-password",
  "account-notice",
  "change-email",
  "email-changed",
  "erasure-requested",
  "erasure-held-up",
  "account-erased",
  "lead",
  "lead-recipient",
  "forms-broken",
] as const satisfies MailKind[];

/**
 * Messages, written in the transaction of their cause and sent by a worker (decision D28). Nothing in a row is secret: the
 * secret of a link is made when the message is sent.
 */
export const outbox = pgTable(
  "outbox",
  {
    /** Also the id of the message itself, so that a receiver recognises a message that arrives twice. */
    id: uuid("id").primaryKey(),
    /** Null for an address that may belong to no user. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: [...MAIL_KINDS, ...WEBHOOK_KINDS] }).notNull(),
    /** '' once there is nothing more to send to the address. */
    address: text("address").notNull(),
    params: jsonb("params").$type<Record<string, string>>().notNull().default({}),
    /** dropped: there was nobody to send it to, or it was not needed any more. */
    state: text("state", { enum: ["waiting", "sent", "failed", "dropped"] })
      .notNull()
      .default("waiting"),
    /** Why it failed or was dropped. */
    reason: text("reason").notNull().default(""),
    tries: integer("tries").notNull().default(0),
    /** When the next attempt is due; while it is being sent, when another worker may claim it. */
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    requestId,
    createdAt,
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("outbox_due")
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
    index("outbox_by_user").on(table.userId),
  ],
);

export type OutboxRow = typeof outbox.$inferSelect;
