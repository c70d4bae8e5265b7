import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** The tenants. Every table with rows of a user refers to this one; the rows themselves are the business of `features/auth/`. */

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  /** Lower-cased and trimmed: two spellings of one address are one account. */
  emailKey: text("email_key").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  /** When a link that was sent to the address was followed. */
  emailConfirmedAt: moment("email_confirmed_at"),
  /** By the operator: nobody signs in. */
  disabledAt: moment("disabled_at"),
  /** Since when it is being erased, at its user's wish, or is: nobody signs in. Name and address are empty in the end. */
  erasureBeganAt: moment("erasure_began_at"),
  createdAt,
});

/** The owner of a row, with whom it goes. */
export const ownedBy = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
