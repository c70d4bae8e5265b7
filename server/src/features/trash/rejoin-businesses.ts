import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { NO_BUSINESS_COLUMNS, NO_EVIDENCE } from "../businesses/business-columns.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import { type BusinessRow, contentOfBusiness, lockBusiness } from "../businesses/queries.ts";
import { updateSites } from "../businesses/update-sites.ts";
import { campaigns } from "../campaigns/tables.ts";
import type { InTrash } from "../removal/remove-for-good.ts";

type Some = { userId: string; campaignIds: readonly string[] };

/** Locks the businesses of campaigns, in the order of ids and before any campaign is locked (decision 217). */
export async function lockBusinessesOf(
  tx: Db,
  { userId, campaignIds }: Some,
): Promise<BusinessRow[]> {
  const rows = await tx
    .selectDistinct({ businessId: campaigns.businessId })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        inArray(campaigns.id, [...campaignIds]),
        isNotNull(campaigns.businessId),
      ),
    )
    .orderBy(asc(campaigns.businessId));
  const locked: BusinessRow[] = [];
  for (const { businessId } of rows)
    if (businessId !== null) locked.push(await lockBusiness(tx, { userId, businessId }));
  return locked;
}

/** Applies what has changed in their businesses since to the restored sites; a site whose business was deleted keeps its values. */
export async function rejoinBusinesses(
  tx: Db,
  businesses: readonly BusinessRow[],
  some: readonly InTrash[],
): Promise<void> {
  const [one] = some;
  if (one === undefined) return;
  const { userId } = one.campaign;
  for (const business of businesses)
    await updateSites(tx, { userId, businessId: business.id }, contentOfBusiness(business));
  const alone = some.filter(({ campaign }) => campaign.businessId === null);
  if (alone.length > 0)
    await tx
      .update(campaigns)
      .set({ ...NO_BUSINESS_COLUMNS, ...NO_EVIDENCE })
      .where(and(eq(campaigns.userId, userId), are(alone)));
  await saveEvidenceDigests(tx, userId, are(some));
}

const are = (some: readonly InTrash[]) =>
  inArray(
    campaigns.id,
    some.map(({ campaign }) => campaign.id),
  );
