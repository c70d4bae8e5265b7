import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { whileRenewed } from "../../platform/jobs/while-renewed.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { trashedSites } from "../trash/tables.ts";

export type TrashedRow = typeof trashedSites.$inferSelect;

/** How long the lease of a killed process lasts; a running process renews its lease in time. */
const LEASE = sql`interval '15 seconds'`;
const RENEW_MS = 5_000;

/** The condition that every query on one site of the trash carries: the id together with its owner. */
export const isTrashed = ({ userId, campaignId }: CampaignId) =>
  and(eq(trashedSites.userId, userId), eq(trashedSites.campaignId, campaignId));

/** The condition that nobody is taking the site down right now. */
export const isUnleased = or(
  isNull(trashedSites.leasedUntil),
  lt(trashedSites.leasedUntil, sql`now()`),
);

/** Leases a site of the trash to take it down. Undefined while another process has the lease, and when there is nothing to take down. */
export async function leaseTrashed(tx: Db, id: CampaignId): Promise<TrashedRow | undefined> {
  const [row] = await tx
    .update(trashedSites)
    .set({ attempt: sql`${trashedSites.attempt} + 1`, leasedUntil: sql`now() + ${LEASE}` })
    .where(and(isTrashed(id), inArray(trashedSites.state, ["taking-down", "refused"]), isUnleased))
    .returning();
  return row;
}

/** Renews the lease while `work` runs. */
export const whileTrashLeased = <T>(db: Db, row: TrashedRow, work: () => Promise<T>): Promise<T> =>
  whileRenewed({ everyMs: RENEW_MS, renew: () => renew(db, row) }, work);

async function renew(db: Db, row: TrashedRow): Promise<void> {
  await asTenant(db, row.userId, (tx) =>
    tx
      .update(trashedSites)
      .set({ leasedUntil: sql`now() + ${LEASE}` })
      .where(isLeased(row)),
  );
}

/** The condition that the lease is still ours: nobody else has leased the site since. */
export const isLeased = (row: TrashedRow) =>
  and(isTrashed(row), eq(trashedSites.attempt, row.attempt));

/** Ends the lease and saves the result. Undefined, with nothing written, when another process has leased the site since. */
export async function endTrashLease(
  tx: Db,
  row: TrashedRow,
  change: Partial<typeof trashedSites.$inferInsert>,
): Promise<TrashedRow | undefined> {
  const [ended] = await tx
    .update(trashedSites)
    .set({ ...change, leasedUntil: null })
    .where(isLeased(row))
    .returning();
  return ended;
}

export async function findTrashed(tx: Db, id: CampaignId): Promise<TrashedRow | undefined> {
  const [row] = await tx.select().from(trashedSites).where(isTrashed(id));
  return row;
}
