import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { whileRenewed } from "../../platform/jobs/while-renewed.ts";
import { type ErasureRow, eraseAccount, isNotHeld } from "./erase-account.ts";
import { accountErasures } from "./tables.ts";

const PAUSE_MS = 30_000;
/** How long the lease of a worker that crashed still holds; a working worker extends its lease. */
const LEASE = sql`interval '2 minutes'`;
const RENEW_MS = 30_000;

/** Erases accounts that are due, repeatedly. Any number of processes may do so. Returns a function that stops it. */
export function startErasures(deps: Deps): () => Promise<void> {
  return repeat(deps, { pauseMs: PAUSE_MS, failure: "erasing failed", work: () => eraseDue(deps) });
}

/** Continues every erasure that is due, one after another; each is leased by one process. */
export async function eraseDue(deps: Deps): Promise<void> {
  for (;;) {
    if (deps.stopping.aborted) return;
    const row = await claimDue(deps);
    if (!row) return;
    const { userId, requestId } = row;
    await withTrace(deps.log, { requestId: requestId ?? undefined }, () =>
      whileClaimed(deps, userId, () => eraseAccount(deps, row)),
    ).catch((err: unknown) => deps.log.error({ err, userId }, "an account is not erased yet"));
  }
}

async function claimDue({ db }: Deps): Promise<ErasureRow | undefined> {
  const due = sql`select user_id from account_erasures where next_try_at <= now() and due_at <= now() and ${isNotHeld}
    order by next_try_at limit 1 for update skip locked`;
  const [row] = await db
    .update(accountErasures)
    .set({ nextTryAt: sql`now() + ${LEASE}` })
    .where(sql`${accountErasures.userId} in (${due})`)
    .returning();
  return row;
}

const whileClaimed = (deps: Deps, userId: string, work: () => Promise<void>): Promise<void> =>
  whileRenewed({ everyMs: RENEW_MS, renew: () => renewClaim(deps, userId) }, work);

async function renewClaim({ db }: Deps, userId: string): Promise<void> {
  await db
    .update(accountErasures)
    .set({ nextTryAt: sql`now() + ${LEASE}` })
    .where(eq(accountErasures.userId, userId));
}
