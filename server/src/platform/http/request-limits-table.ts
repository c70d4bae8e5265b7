import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** What is counted for a while, such as failed logins. Unlogged: a crash of the database may forget it (decision 134). */
export const rateLimits = pgTable("rate_limits", {
  /** The limit and whom it counts: a user's id, an address, or the digest of an e-mail. */
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
