import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
    endReason: text("end_reason", { enum: ["SESSION_ENDED", "PASSWORD_CHANGED"] }),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);
