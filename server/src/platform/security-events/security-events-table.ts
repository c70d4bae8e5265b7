import type { SecurityEventKind } from "@mainstreet/contract/security-events";
import { bigserial, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, requestId } from "../db/columns.ts";
import { ownedBy } from "../db/users-table.ts";

/** What happened to an account: append-only. `kind` is free for the database, so that an older process reads newer ones. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey(),
    sequence: bigserial("sequence", { mode: "number" }).notNull(),
    /** Whose account it is. */
    userId: ownedBy(),
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    /** Who did it (decision D26). */
    actor: text("actor", { enum: ["user", "operator"] }).notNull(),
    subject: text("subject").notNull(),
    /** The client's IP address; '' for what no request caused. */
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    requestId,
    createdAt,
  },
  (table) => [index("security_events_by_user").on(table.userId, table.sequence)],
);
