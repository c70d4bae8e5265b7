import { countOf } from "@mainstreet/contract/count";
import { ERASURE_RETRY_DAYS } from "@mainstreet/contract/account-erasure";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { users } from "../../platform/db/users-table.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { sessions } from "../auth/tables.ts";
import { cancelRun } from "../creation-runs/control-run.ts";
import { creationRuns } from "../creation-runs/tables.ts";
import { evidenceLinks } from "../evidence/tables.ts";
import { cancelMove } from "../host-moves/control-move.ts";
import { hostMoves } from "../host-moves/tables.ts";
import { removeMedia } from "../pictures/remove-media.ts";
import { viewLinks } from "../view-links/tables.ts";
import { deleteRows } from "./delete-rows.ts";
import { forgetUser } from "./forget-user.ts";
import { removeSites } from "./remove-sites.ts";
import { accountErasures } from "./tables.ts";

export type ErasureRow = typeof accountErasures.$inferSelect;

const RETRY_DAYS = sql.raw(`interval '${ERASURE_RETRY_DAYS} days'`);

/** An account that an operator disabled is not erased: nobody can sign in to cancel the erasure, and someone else may have requested it. */
export const isNotHeld = sql`not exists (
  select from users where users.id = account_erasures.user_id and users.disabled_at is not null)`;

/**
 * Erases an account whose erasure is due: nobody can sign in any more, running work is cancelled, each site is removed or left online,
 * and then all rows are deleted except the ledger, invoices and paid orders. Every step may be repeated, so a worker that is killed
 * loses nothing. While an order is open, or a host refuses, the rest waits for a later round.
 */
export async function eraseAccount(deps: Deps, row: ErasureRow): Promise<void> {
  const { userId } = row;
  if (!(await begin(deps, userId))) return;
  if (await hasOpenOrder(deps, userId)) return postpone(deps, userId, "5 minutes");
  await cancelWork(deps, userId);
  const { isLate } = await readAge(deps, userId);
  const keepSites = row.sites === "leave" || isLate;
  const { refused, busy } = await removeSites(deps, { ...row, keepSites });
  if (refused > 0) {
    await notifyOfRefusal(deps, userId, refused);
    return postpone(deps, userId, "1 hour");
  }
  if (busy > 0) return postpone(deps, userId, "1 minute");
  await removeMedia(deps, userId);
  await deleteRows(deps.db, userId);
  await forgetUser(deps.db, userId);
  deps.log.info({ userId }, "an account was erased");
}

/** Locks the account. False when its erasure was cancelled, or the account disabled, at the last moment. */
async function begin({ db }: Deps, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .update(accountErasures)
      .set({ beganAt: sql`coalesce(${accountErasures.beganAt}, now())` })
      .where(and(eq(accountErasures.userId, userId), isNotHeld))
      .returning({ userId: accountErasures.userId });
    if (!begun) return false;
    await tx
      .update(users)
      .set({ erasureBeganAt: sql`now()` })
      .where(and(eq(users.id, userId), isNull(users.erasureBeganAt)));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    // From now on phones cannot send photos, and nobody can read a shared list.
    await tx.delete(evidenceLinks).where(eq(evidenceLinks.userId, userId));
    await tx.delete(viewLinks).where(eq(viewLinks.userId, userId));
    return true;
  });
}

/** Whether an order may still be paid; the sweeper polls an open order for three days at most. */
async function hasOpenOrder({ db }: Deps, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from payment_orders where user_id = ${userId} and status not in ('paid', 'expired')
      and created_at > now() - interval '3 days' limit 1`);
  return rows.length > 0;
}

async function cancelWork({ db }: Deps, userId: string): Promise<void> {
  const runs = await db
    .select({ runId: creationRuns.id })
    .from(creationRuns)
    .where(and(eq(creationRuns.userId, userId), ne(creationRuns.state, "cancelled")));
  for (const { runId } of runs) await cancelRun(db, { userId, runId });
  const moves = await db
    .select({ moveId: hostMoves.id })
    .from(hostMoves)
    .where(and(eq(hostMoves.userId, userId), ne(hostMoves.state, "cancelled")));
  for (const { moveId } of moves) await cancelMove(db, { userId, moveId });
}

/** `isLate`: hosts have refused for so long that the account is erased although sites remain there. */
async function readAge({ db }: Deps, userId: string): Promise<{ isLate: boolean }> {
  const [age] = await db
    .select({ isLate: sql<boolean>`${accountErasures.beganAt} < now() - ${RETRY_DAYS}` })
    .from(accountErasures)
    .where(eq(accountErasures.userId, userId));
  return { isLate: age?.isLate ?? false };
}

async function postpone({ db }: Deps, userId: string, pause: "1 minute" | "5 minutes" | "1 hour") {
  await db
    .update(accountErasures)
    .set({ nextTryAt: sql`now() + ${sql.raw(`interval '${pause}'`)}` })
    .where(eq(accountErasures.userId, userId));
}

/** Notifies the user by mail, after the first round only. */
async function notifyOfRefusal({ db }: Deps, userId: string, refused: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [erasure] = await tx
      .update(accountErasures)
      .set({ refusals: sql`${accountErasures.refusals} + 1` })
      .where(eq(accountErasures.userId, userId))
      .returning({
        refusals: accountErasures.refusals,
        until: sql<string>`to_char(${accountErasures.beganAt} + ${RETRY_DAYS}, 'YYYY-MM-DD')`,
      });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!erasure || !user || erasure.refusals > 1) return;
    const params = { count: countOf(refused, "site"), day: erasure.until };
    await queueMail(tx, { kind: "erasure-held-up", userId, address: user.email, params });
  });
}
