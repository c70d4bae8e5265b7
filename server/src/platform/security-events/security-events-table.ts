import type { SecurityEventKind } from "@mainstreet/contract/security-events";
import { bigserial, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, requestId } from "../db/columns.ts";
import { ownedBy } from "../db/users-table.ts";

/** Events of an account: append-only. The database does not restrict `kind`, so that an older process can read newer ones. */
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
    /** The client's IP address; '' when no request caused the event. */
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    requestId,
    createdAt,
  },
  (table) => [index("security_events_by_user").on(table.userId, table.sequence)],
);
