import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, requestId } from "../../platform/db/columns.ts";
import { users } from "../../platform/db/users-table.ts";

/** Requested deletions of accounts (decision 291). Once a deletion has begun, `users.erasure_began_at` is set too. */
export const accountErasures = pgTable(
  "account_erasures",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What happens to live sites. */
    sites: text("sites", { enum: ["take-down", "leave"] }).notNull(),
    /** When the deletion begins; until then it can be cancelled. */
    dueAt: moment("due_at").notNull(),
    beganAt: moment("began_at"),
    /** When a worker may lease the deletion; the worker that holds it moves this time forward while it works. */
    nextTryAt: moment("next_try_at").notNull(),
    /** Rounds in which a host refused to take a site down. */
    refusals: integer("refusals").notNull().default(0),
    /** Sites that should have been taken down but are still online. */
    sitesLeft: integer("sites_left").notNull().default(0),
    requestId,
    createdAt,
  },
  (table) => [index("account_erasures_due").on(table.nextTryAt)],
);
