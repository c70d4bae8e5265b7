import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ownedBy } from "../db/users-table.ts";
import { createdAt } from "../db/columns.ts";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: ownedBy(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    response: jsonb("answer"),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
