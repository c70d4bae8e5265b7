import { countOf } from "@mainstreet/contract/count";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { crashPoint } from "../../platform/crash-points.ts";
import type { Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { leaveDomain } from "../domains/release-domain.ts";
import { domains } from "../domains/tables.ts";
import { trashedSites } from "../trash/tables.ts";
import type { TrashedRow } from "./lease-trashed.ts";

export type InTrash = { campaign: CampaignRow; trashed: TrashedRow };
type Some = { userId: string; campaignIds: readonly string[] };

/** Locks campaigns of the trash with their rows there, in the order of ids, in a transaction that can read the trash. */
export async function lockTrashed(tx: Db, { userId, campaignIds }: Some): Promise<InTrash[]> {
  const rows = await tx
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        inArray(campaigns.id, [...campaignIds]),
        isNotNull(campaigns.trashedAt),
      ),
    )
    .orderBy(asc(campaigns.id))
    .for("update");
  const inTrash = await tx
    .select()
    .from(trashedSites)
    .where(and(eq(trashedSites.userId, userId), inArray(trashedSites.campaignId, [...campaignIds])))
    .orderBy(asc(trashedSites.campaignId))
    .for("update");
  const byId = new Map(inTrash.map((one) => [one.campaignId, one]));
  return rows.flatMap((campaign) => {
    const trashed = byId.get(campaign.id);
    return trashed ? [{ campaign, trashed }] : [];
  });
}

/** Whether some process is taking its site down right now. */
export const isLeasedNow = ({ leasedUntil }: TrashedRow): boolean =>
  leasedUntil !== null && leasedUntil.getTime() > Date.now();

/**
 * Removes campaigns of the trash for good, in a transaction that can read the trash and has locked them. A site that is still up stays up,
 * with its domain, and nobody manages it any more.
 */
export async function removeForGood(tx: Db, userId: string, rows: readonly CampaignRow[]) {
  const [only] = rows;
  if (only === undefined) return;
  const ids = rows.map(({ id }) => id);
  const bound = await tx
    .select({ campaignId: domains.campaignId })
    .from(domains)
    .where(and(eq(domains.userId, userId), inArray(domains.campaignId, ids)));
  for (const { campaignId } of bound) await leaveDomain(tx, { userId, campaignId });
  await tx.delete(campaigns).where(and(eq(campaigns.userId, userId), inArray(campaigns.id, ids)));
  const subject = rows.length === 1 ? campaignName(only) : countOf(rows.length, "site");
  await recordEvent(tx, { userId, kind: "site-removed", subject });
  crashPoint("trash.before-removed");
}
