import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { bytes, createdAt, updatedAt } from "../../platform/db/columns.ts";

export const netlifyTokens = pgTable(
  "netlify_tokens",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    sealedToken: bytes("sealed_token").notNull(),
    tokenMask: text("token_mask").notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [unique("netlify_tokens_owner").on(table.userId, table.id)],
);
