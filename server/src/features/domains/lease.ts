import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { whileRenewed } from "../../platform/jobs/while-renewed.ts";
import { type DomainChange, type DomainId, type DomainRow, isDomain } from "./queries.ts";
import { domains } from "./tables.ts";

/** How long the lease of a crashed process still holds a domain; a working process renews its lease in time. */
const LEASE = sql`interval '15 seconds'`;
const RENEW_MS = 5_000;
const POLL_MS = 100;

/** Thrown when another check or a removal has taken over: nothing more may be written or changed at the host. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

/** Leases a domain for one check or removal. Undefined while another process has the lease, or when the domain was deleted. */
export async function leaseDomain(db: Db, id: DomainId): Promise<DomainRow | undefined> {
  const [row] = await asTenant(db, id.userId, (tx) =>
    tx
      .update(domains)
      .set({ attempt: sql`${domains.attempt} + 1`, leasedUntil: sql`now() + ${LEASE}` })
      .where(
        and(isDomain(id), or(isNull(domains.leasedUntil), lt(domains.leasedUntil, sql`now()`))),
      )
      .returning(),
  );
  return row;
}

/** The same, but waits until the lease is free. Undefined when it was not free before `signal` was aborted. */
export async function awaitLease(
  db: Db,
  id: DomainId,
  signal: AbortSignal,
): Promise<DomainRow | undefined> {
  for (;;) {
    const row = await leaseDomain(db, id);
    if (row || signal.aborted) return row;
    await sleep(POLL_MS);
  }
}

/** Renews the lease of a domain while `work` runs. */
export const whileDomainLeased = <T>(db: Db, row: DomainRow, work: () => Promise<T>): Promise<T> =>
  whileRenewed({ everyMs: RENEW_MS, renew: () => renew(db, row) }, work);

async function renew(db: Db, row: DomainRow): Promise<void> {
  await asTenant(db, row.userId, (tx) =>
    tx
      .update(domains)
      .set({ leasedUntil: sql`now() + ${LEASE}` })
      .where(and(isDomain(row), eq(domains.attempt, row.attempt), isNotNull(domains.leasedUntil))),
  );
}

/** Writes under the lease, and renews it. Throws LeaseLost. */
export async function writeLeased(
  tx: Db,
  row: DomainRow,
  change: DomainChange,
): Promise<DomainRow> {
  const [saved] = await tx
    .update(domains)
    .set({ ...change, leasedUntil: sql`now() + ${LEASE}`, updatedAt: sql`now()` })
    .where(and(isDomain(row), eq(domains.attempt, row.attempt)))
    .returning();
  if (!saved) throw new LeaseLost();
  return saved;
}

/** Ends the lease and stores the result. */
export async function endDomainLease(tx: Db, row: DomainRow, change: DomainChange): Promise<void> {
  await writeLeased(tx, row, change);
  await tx
    .update(domains)
    .set({ leasedUntil: null })
    .where(and(isDomain(row), eq(domains.attempt, row.attempt)));
}
