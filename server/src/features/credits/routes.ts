import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/database.ts";
import { route } from "../../platform/http/route.ts";
import { creditEntries } from "../../platform/schema.ts";
import { readBalance } from "./append-entry.ts";

/** Entries in one answer: the page's table scrolls, and older ones come with its export. */
const HISTORY_LIMIT = 1_000;

/** `GET /credits/balance` and `/credits/history` (spec §7). */
export function registerCredits(app: FastifyInstance, { db }: Deps): void {
  route(app, creditBalance, async ({ userId }) => ({
    credits: await asTenant(db, userId, (tx) => readBalance(tx, userId)),
  }));

  route(app, creditHistory, async ({ userId }) => {
    const entries = await asTenant(db, userId, (tx) =>
      tx
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(desc(creditEntries.sequence))
        .limit(HISTORY_LIMIT),
    );
    const transactions = entries.map((entry) => ({
      id: entry.id,
      timestamp: entry.createdAt.toISOString(),
      type: entry.type,
      amount: Math.abs(entry.amount),
      description: entry.description,
      balance: entry.balanceAfter,
    }));
    return { transactions };
  });
}
