import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** Counts that are stored for a while, such as failed logins. Unlogged: a crash of the database may lose them (decision 134). */
export const requestLimits = pgTable("rate_limits", {
  /** The limit and its subject: a user's id, an address, or the digest of an e-mail. */
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
