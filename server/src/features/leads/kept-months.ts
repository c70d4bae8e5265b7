import { KEPT_MONTHS } from "@mainstreet/contract/lead-form-content";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { leadSettings } from "./tables.ts";

/** How many months the messages of a business's sites are stored. */
export async function keptMonthsOf(
  tx: Db,
  { userId, businessId }: { userId: string; businessId: string | null },
): Promise<number> {
  if (businessId === null) return KEPT_MONTHS;
  const [row] = await tx
    .select({ months: leadSettings.retentionMonths })
    .from(leadSettings)
    .where(and(eq(leadSettings.userId, userId), eq(leadSettings.businessId, businessId)));
  return row?.months ?? KEPT_MONTHS;
}
