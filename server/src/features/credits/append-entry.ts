import { and, eq, gte, sql } from "drizzle-orm";
import { insufficientCredits } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

type Entry = {
  userId: string;
  type: "add" | "deduct" | "initialize" | "refund";
  /** Signed, in credits. */
  amount: number;
  description: string;
  /** Names the effect; the same effect twice is refused by the database. */
  businessKey: string;
  campaignId?: string;
  orderId?: string;
  runId?: string;
};

/**
 * The only way credits move: changes the balance and writes the entry, inside the caller's transaction.
 * Throws 402 when the balance would fall below zero.
 */
export async function appendEntry(tx: Db, entry: Entry): Promise<void> {
  const { userId, amount } = entry;
  const [account] = await tx
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}` })
    .where(and(eq(creditAccounts.userId, userId), gte(creditAccounts.balance, -amount)))
    .returning();
  if (!account) throw insufficientCredits(-amount, await readBalance(tx, userId));
  crashPoint("ledger.half-written");
  await tx.insert(creditEntries).values({ id: newId(), ...entry, balanceAfter: account.balance });
}

/** The user's credits; 0 for an account that does not exist. */
export async function readBalance(db: Db, userId: string): Promise<number> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return account?.balance ?? 0;
}
