import { CREDIT_HISTORY_CSV, creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { toCsv } from "@mainstreet/contract/csv";
import { asc, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/database.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { route } from "../../platform/http/route.ts";
import { creditEntries } from "../../platform/money-tables.ts";
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

  fileRoute(app, CREDIT_HISTORY_CSV, async ({ userId }) => ({
    name: "credits.csv",
    type: "text/csv; charset=utf-8",
    content: Buffer.from(toCsv(await exportedRows(db, userId))),
  }));
}

/** The whole history with its heads, oldest entry first; amounts are signed. */
async function exportedRows(db: Db, userId: string): Promise<(string | number)[][]> {
  const entries = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(asc(creditEntries.sequence)),
  );
  const rows = entries.map(({ createdAt, type, amount, description, balanceAfter }) => [
    createdAt.toISOString(),
    type,
    amount,
    description,
    balanceAfter,
  ]);
  return [["Date", "Type", "Amount", "Description", "Balance"], ...rows];
}
