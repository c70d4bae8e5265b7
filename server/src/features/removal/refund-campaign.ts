import { texts } from "@mainstreet/contract/texts";
import { and, count, eq, like } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { creditEntries } from "../credits/tables.ts";

/**
 * Decision D4: a campaign that never went live is refunded in full, once for each time that it was paid. The caller has locked the
 * campaign, and nothing of it is up: a site that stays somewhere may be live for all we know, and would be a free one.
 */
export async function refundCampaign(tx: Db, row: CampaignRow): Promise<number> {
  if (row.deployed) return 0;
  const paidAgain = await countEntries(tx, row, `charge-restore:${row.id}:%`);
  await appendEntry(tx, {
    userId: row.userId,
    type: "refund",
    amount: row.cost,
    description: texts.removal.refundOf(campaignName(row)),
    businessKey: `refund:${row.id}${paidAgain > 0 ? `:${paidAgain}` : ""}`,
    campaignId: row.id,
  });
  return row.cost;
}

type Owned = Pick<CampaignRow, "id" | "userId">;

/** How many entries of a campaign have such a key. */
export async function countEntries(tx: Db, { id, userId }: Owned, key: string): Promise<number> {
  const [found] = await tx
    .select({ entries: count() })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.campaignId, id),
        like(creditEntries.businessKey, key),
      ),
    );
  return found?.entries ?? 0;
}
