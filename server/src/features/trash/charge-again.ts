import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { insufficientCredits } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaignName } from "../campaigns/present.ts";
import { appendEntry, readBalance } from "../credits/append-entry.ts";
import { countEntries } from "../removal/refund-campaign.ts";
import type { InTrash } from "../removal/remove-for-good.ts";

/**
 * Charges the credits that were returned when the sites were deleted, each with an entry of its own. Throws 402 with the sum, and then
 * charges nothing.
 */
export async function chargeAgain(tx: Db, userId: string, some: readonly InTrash[]): Promise<void> {
  const refunded = some.filter(({ trashed }) => trashed.refunded > 0);
  const price = refunded.reduce((sum, { trashed }) => sum + trashed.refunded, 0);
  if (price === 0) return;
  const balance = await readBalance(tx, userId);
  if (balance < price) throw insufficientCredits(price, balance);
  for (const { campaign, trashed } of refunded) {
    const refunds = await countEntries(tx, campaign, `refund:${campaign.id}%`);
    await appendEntry(tx, {
      userId,
      type: "deduct",
      amount: -trashed.refunded,
      description: texts.restoreOf(campaignName(campaign)),
      businessKey: `charge-restore:${campaign.id}:${refunds}`,
      campaignId: campaign.id,
    });
  }
}
