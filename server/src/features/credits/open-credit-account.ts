import type { Db } from "../../platform/db/database.ts";
import { creditAccounts } from "./tables.ts";
import { appendEntry } from "./append-entry.ts";

/** Gives a new user an account with its first entry (decision D14: type `initialize`). `credits` may be 0. */
export async function openCreditAccount(tx: Db, userId: string, credits: number): Promise<void> {
  await tx.insert(creditAccounts).values({ userId, balance: 0 });
  await appendEntry(tx, {
    userId,
    type: "initialize",
    amount: credits,
    description: "Credits to start with",
    businessKey: `signup:${userId}`,
  });
}
