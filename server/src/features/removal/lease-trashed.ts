import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { whileRenewed } from "../../platform/jobs/while-renewed.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { trashedSites } from "../trash/tables.ts";

export type TrashedRow = typeof trashedSites.$inferSelect;

/** A process that is gone holds a site so long; one that works renews its lease in time. */
const LEASE = sql`interval '15 seconds'`;
const RENEW_MS = 5_000;

/** The condition that every query on one site of the trash carries: the id together with its owner. */
export const isTrashed = ({ userId, campaignId }: CampaignId) =>
  and(eq(trashedSites.userId, userId), eq(trashedSites.campaignId, campaignId));

/** Nobody is taking it down right now. */
export const isFree = or(
  isNull(trashedSites.leasedUntil),
  lt(trashedSites.leasedUntil, sql`now()`),
);

/** Takes a site of the trash to take it down. Undefined while another one has it, and when there is nothing to take down. */
export async function leaseTrashed(tx: Db, id: CampaignId): Promise<TrashedRow | undefined> {
  const [row] = await tx
    .update(trashedSites)
    .set({ attempt: sql`${trashedSites.attempt} + 1`, leasedUntil: sql`now() + ${LEASE}` })
    .where(and(isTrashed(id), inArray(trashedSites.state, ["taking-down", "refused"]), isFree))
    .returning();
  return row;
}

/** Renews the lease as long as `work` goes on. */
export const whileLeased = <T>(db: Db, row: TrashedRow, work: () => Promise<T>): Promise<T> =>
  whileRenewed({ everyMs: RENEW_MS, renew: () => renew(db, row) }, work);

async function renew(db: Db, row: TrashedRow): Promise<void> {
  await asTenant(db, row.userId, (tx) =>
    tx
      .update(trashedSites)
      .set({ leasedUntil: sql`now() + ${LEASE}` })
      .where(isLeased(row)),
  );
}

/** Still ours: nobody else has taken it since. */
export const isLeased = (row: TrashedRow) =>
  and(isTrashed(row), eq(trashedSites.attempt, row.attempt));

/** Ends the lease with what was found. Undefined, and nothing written, when somebody else has the site by now. */
export async function endLease(
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
