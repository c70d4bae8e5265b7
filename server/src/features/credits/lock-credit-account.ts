import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { creditAccounts } from "./tables.ts";

/** Locks a user's account as a charge does: what makes, cancels or deletes sites takes it before it takes them. */
export async function lockCreditAccount(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for("no key update");
}
