import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { updatedAt } from "../../platform/db/columns.ts";
import { users } from "../../platform/db/users-table.ts";

/** The buyer's details for the next invoice of a user. */
export const billingDetailsOfUsers = pgTable("billing_details", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  address: text("address").notNull(),
  country: text("country").notNull(),
  state: text("state").notNull(),
  pin: text("pin").notNull(),
  gstin: text("gstin").notNull(),
  updatedAt,
});
