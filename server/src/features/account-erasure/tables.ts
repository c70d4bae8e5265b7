import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, requestId } from "../../platform/db/columns.ts";
import { users } from "../../platform/db/users-table.ts";

/** Requested deletions of accounts (decision 291). Of one that has begun `users.erasure_began_at` says so too. */
export const accountErasures = pgTable(
  "account_erasures",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What becomes of live sites. */
    sites: text("sites", { enum: ["take-down", "leave"] }).notNull(),
    /** When it begins; until then it can be called off. */
    dueAt: moment("due_at").notNull(),
    beganAt: moment("began_at"),
    /** When a worker may take it; one that has it moves this on as long as it works. */
    nextTryAt: moment("next_try_at").notNull(),
    /** Rounds in which a host refused to take a site down. */
    refusals: integer("refusals").notNull().default(0),
    /** Sites that were to be taken down and stay up. */
    sitesLeft: integer("sites_left").notNull().default(0),
    requestId,
    createdAt,
  },
  (table) => [index("account_erasures_due").on(table.nextTryAt)],
);
