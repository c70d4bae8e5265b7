import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** The tenants. Every table with rows of a user refers to this one; `features/auth/` reads and writes its rows. */

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  /** Lower-cased and trimmed: two spellings of one address are one account. */
  emailKey: text("email_key").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  /** When the user followed a link that was sent to the address. */
  emailConfirmedAt: moment("email_confirmed_at"),
  /** Closed by the operator: nobody can sign in. */
  disabledAt: moment("disabled_at"),
  /**
   * Since when the account is being erased, or is erased, at its user's wish: nobody can sign in. Name and address are empty in the end.
   */
  erasureBeganAt: moment("erasure_began_at"),
  createdAt,
});

/** The owner of a row, which is deleted with its owner. */
export const ownedBy = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
