import type { DeploymentType } from "@mainstreet/contract/deployment";
import { jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, updatedAt } from "../platform/db/columns.ts";
import { ownedBy } from "../platform/db/users-table.ts";

/** Accounts at hosts that have no table of their own: one secret each, and settings that are not secret. */
export const hostCredentials = pgTable(
  "host_credentials",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    deploymentType: text("deployment_type").$type<DeploymentType>().notNull(),
    name: text("name").notNull(),
    sealedSecret: bytes("sealed_secret").notNull(),
    secretMask: text("secret_mask").notNull(),
    settings: jsonb("settings").$type<Record<string, string>>().notNull().default({}),
    createdAt,
    updatedAt,
  },
  (table) => [unique("host_credentials_owner").on(table.userId, table.id)],
);
