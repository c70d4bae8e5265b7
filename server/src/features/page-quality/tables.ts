import { bigint, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";
import { bytes } from "../../platform/db/columns.ts";

/**
 * Signatures from which the similarity of pages is computed (docs/generated-sites.md §3), stored outside of the wide rows, as thousands are
 * read at once.
 */
export const pageSignatures = pgTable(
  "page_signatures",
  {
    campaignId: uuid("campaign_id").primaryKey(),
    userId: ownedBy(),
    serviceSlug: text("service_slug").notNull(),
    /** 126 numbers of 32 bits; the last is a hash of the title. */
    signature: bytes("signature").notNull(),
    /** The transaction that stored it: changes since the last load are found by it (decision 136). */
    changed: bigint("changed", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    index("page_signatures_by_change").on(table.userId, table.serviceSlug, table.changed),
  ],
);
