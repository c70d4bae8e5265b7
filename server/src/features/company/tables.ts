import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";

/** The company that sells: the newest row is valid, and the other rows are the former values. No row is ever changed. */
export const companyRecords = pgTable("company_records", {
  id: uuid("id").primaryKey(),
  legalName: text("legal_name").notNull(),
  address: text("address").notNull(),
  /** GST code. */
  stateCode: text("state_code").notNull(),
  /** '': the company is not registered and issues bills of supply. */
  gstin: text("gstin").notNull(),
  /** The code of the service that is sold. */
  sac: text("sac").notNull(),
  /** The tax rate, in hundredths of a percent. */
  rateBasisPoints: integer("rate_basis_points").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  /** The letter of undertaking under which exports carry no tax; '': exports carry IGST. */
  lutNumber: text("lut_number").notNull(),
  /** The company of the sandbox: production never sells in its name. */
  isSample: boolean("is_sample").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});
