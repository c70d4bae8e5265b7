import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { creditAccounts } from "./tables.ts";

/**
 * Locks a user's account as a charge does: every transaction that creates, cancels or deletes sites takes this lock before it locks the
 * sites.
 */
export async function lockCreditAccount(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for("no key update");
}
