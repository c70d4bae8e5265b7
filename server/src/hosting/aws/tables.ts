import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { bytes, createdAt, updatedAt } from "../../platform/db/columns.ts";

export const awsCredentials = pgTable(
  "aws_credentials",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    sealedAccessKey: bytes("sealed_access_key").notNull(),
    accessKeyMask: text("access_key_mask").notNull(),
    sealedSecretKey: bytes("sealed_secret_key").notNull(),
    secretKeyMask: text("secret_key_mask").notNull(),
    /** The AWS account the keys belong to, 12 digits; null until STS has returned it. */
    accountId: text("account_id"),
    createdAt,
    updatedAt,
  },
  (table) => [unique("aws_credentials_owner").on(table.userId, table.id)],
);
