import type { FormFault } from "@mainstreet/contract/form-trial-texts";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { leadForms } from "../leads/tables.ts";

/** Incidents of forms of live sites that did not work, from the trial that found the fault until a trial that passed (decision 391). */
export const formIncidents = pgTable(
  "form_incidents",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    token: text("token").notNull(),
    campaignId: uuid("campaign_id").notNull(),
    /** The fault that the newest trial found, and details about it. */
    fault: text("fault").$type<FormFault>().notNull(),
    detail: text("detail").notNull(),
    beganAt: moment("began_at").notNull().defaultNow(),
    /** Null while the form does not work. */
    endedAt: moment("ended_at"),
    /** The message in the outbox that names the incident; null while none does. */
    mailId: uuid("mail_id"),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.token],
      foreignColumns: [leadForms.userId, leadForms.token],
    }).onDelete("cascade"),
    uniqueIndex("form_incidents_open")
      .on(table.userId, table.token)
      .where(sql`${table.endedAt} is null`),
    index("form_incidents_of_form").on(table.userId, table.token),
  ],
);
