import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Passkeys, which are a second factor only: they never replace the password. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    /** The id that the authenticator chose, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE. */
    publicKey: bytes("public_key").notNull(),
    /** The authenticator's counter: a lower value than before means a copy. 0 when the authenticator does not count. */
    signCount: bigint("sign_count", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    createdAt,
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
);

/** Secrets of authenticator apps: at most one app that is confirmed by a code, and one that is not yet. */
export const authenticatorApps = pgTable(
  "authenticator_apps",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    sealedSecret: bytes("sealed_secret").notNull(),
    /** The newest time step whose code was used: each code is valid once. */
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
    createdAt,
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [
    uniqueIndex("authenticator_apps_by_user").on(
      table.userId,
      sql`(${table.confirmedAt} is not null)`,
    ),
  ],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** Argon2id; all codes of a user have one salt, so that one computation compares a code with all of them. */
    codeHash: text("code_hash").notNull(),
    createdAt,
    usedAt: moment("used_at"),
  },
  (table) => [index("recovery_codes_by_user").on(table.userId)],
);

/** What was begun and waits for a second factor: a sign-in whose password was right, a new passkey, fresh proof. */
export const secondFactorChallenges = pgTable(
  "second_factor_challenges",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    purpose: text("purpose", { enum: ["sign-in", "add-passkey", "prove"] }).notNull(),
    /** SHA-256 of the secret by which the browser names it. */
    tokenHash: bytes("token_hash").notNull().unique(),
    /** What an authenticator has to sign; null while none was requested. */
    webauthnChallenge: text("webauthn_challenge"),
    tries: integer("tries").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    createdAt,
  },
  (table) => [index("second_factor_challenges_by_user").on(table.userId)],
);
