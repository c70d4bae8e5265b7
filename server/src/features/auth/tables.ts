import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { bytes, moment, createdAt } from "../../platform/db/columns.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** SHA-256 of the bearer token, which itself is never stored. */
    tokenHash: bytes("token_hash").notNull().unique(),
    userAgent: text("user_agent").notNull(),
    createdAt,
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** When the user last proved their identity in this session. */
    provedAt: moment("proved_at"),
    /**
     * When the user passed the second factor in this session. Null without a second factor, and in sessions from a version without
     * them.
     */
    secondFactorAt: moment("second_factor_at"),
    endReason: text("end_reason", { enum: ["SESSION_ENDED", "PASSWORD_CHANGED"] }),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);

const LINK_PURPOSES = [
  "confirm-email",
  "reset-password",
  "change-email",
  "undo-email-change",
] as const;

/** Links that were sent by mail, each of which proves once that its address is the user's. */
export const linkTokens = pgTable(
  "link_tokens",
  {
    /** The id of the message that contains the link. */
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    purpose: text("purpose", { enum: LINK_PURPOSES }).notNull(),
    /** SHA-256 of the secret in the link, which itself is never stored. */
    tokenHash: bytes("token_hash").notNull().unique(),
    /** The address that the link was sent to. */
    address: text("address").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt,
  },
  (table) => [
    index("link_tokens_by_user").on(table.userId),
    index("link_tokens_held_addresses")
      .on(sql`lower(${table.address})`)
      .where(sql`${table.purpose} = 'undo-email-change' and ${table.usedAt} is null`),
  ],
);

/** Devices on which a user has signed in: strangers' guesses do not lock these out. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: ownedBy(),
    /** SHA-256 of the name in the device's cookie. */
    device: text("device").notNull(),
    createdAt,
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);
