import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { createdAt } from "../../platform/db/columns.ts";

export const creditAccounts = pgTable(
  "credit_accounts",
  { userId: ownedBy().primaryKey(), balance: integer("balance").notNull() },
  (table) => [check("credit_accounts_not_negative", sql`${table.balance} >= 0`)],
);

/** The ledger: append-only, one business key per effect. `amount` is signed, in credits. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: uuid("id").primaryKey(),
    sequence: bigserial("sequence", { mode: "number" }).notNull(),
    userId: ownedBy(),
    type: text("type", { enum: ["add", "deduct", "initialize", "refund"] }).notNull(),
    amount: integer("amount").notNull(),
    balanceAfter: integer("balance_after").notNull(),
    description: text("description").notNull(),
    /**
     * The key of the effect: `signup:<user>`, `charge:<campaign>`, `refund:<campaign>`, `charge-restore:<campaign>:<n>`,
     * `refund:<campaign>:<n>`, `charge-locations:<campaign>:<id>`, `refund-location:<campaign>:<id>`, `charge-move:<campaign>:<id>`,
     * `charge-run:<run>`, `refund-run:<run>`, `purchase:<order>`, `order-refund:<refund>`, `order-refund-undone:<refund>`.
     */
    businessKey: text("business_key").notNull().unique(),
    campaignId: uuid("campaign_id"),
    orderId: text("order_id"),
    /** For entries of a bulk run as a whole: the charge for all its sites, the refund of those never started (decision 130). */
    runId: uuid("run_id"),
    createdAt,
  },
  (table) => [
    index("credit_entries_by_user").on(table.userId, table.sequence),
    index("credit_entries_by_campaign").on(table.campaignId),
    index("credit_entries_by_run")
      .on(table.runId)
      .where(sql`${table.runId} is not null`),
    check("credit_entries_balance", sql`${table.balanceAfter} >= 0`),
    check(
      "credit_entries_sign",
      sql`case ${table.type} when 'deduct' then ${table.amount} < 0 when 'initialize' then ${table.amount} >= 0 else ${table.amount} > 0 end`,
    ),
  ],
);
