import { pgTable, text } from "drizzle-orm/pg-core";
import { bytes } from "../db/columns.ts";

/** Facts about the installation itself: the canary of the secret key. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: bytes("value").notNull(),
});
