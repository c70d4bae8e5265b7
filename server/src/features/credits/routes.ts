import { CREDIT_HISTORY_CSV, creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { toCsv } from "@mainstreet/contract/csv";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type { HistoryPage } from "@mainstreet/contract/history-page";
import { HISTORY_LIMIT } from "@mainstreet/contract/limits";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { and, asc, desc, eq, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { route } from "../../platform/http/route.ts";
import { creditEntries } from "./tables.ts";
import { readBalance } from "./append-entry.ts";

/** `GET /credits/balance` and `/credits/history` (spec §7). */
export function registerCredits(app: FastifyInstance, { db }: Deps): void {
  route(app, creditBalance, async ({ userId }) => ({
    credits: await asTenant(db, userId, (tx) => readBalance(tx, userId)),
  }));

  route(app, creditHistory, ({ userId, query }) =>
    asTenant(db, userId, (tx) => readHistory(tx, userId, query ?? WHOLE_PAGE)),
  );

  fileRoute(app, CREDIT_HISTORY_CSV, async ({ userId }) => ({
    name: "credits.csv",
    type: "text/csv; charset=utf-8",
    content: Buffer.from(toCsv(await exportedRows(db, userId))),
  }));
}

const WHOLE_PAGE: HistoryPage = { limit: HISTORY_LIMIT, cursor: undefined };

async function readHistory(
  tx: Db,
  userId: string,
  { limit, cursor }: HistoryPage,
): Promise<ResponseOf<typeof creditHistory>> {
  const isOwn = eq(creditEntries.userId, userId);
  // Reads one row more than the page has, to know whether there are older ones.
  const entries = await tx
    .select()
    .from(creditEntries)
    .where(
      cursor === undefined
        ? isOwn
        : and(isOwn, lt(creditEntries.sequence, await sequenceOf(tx, userId, cursor))),
    )
    .orderBy(desc(creditEntries.sequence))
    .limit(limit + 1);
  const shown = entries.slice(0, limit);
  return {
    transactions: shown.map((entry) => ({
      id: entry.id,
      timestamp: entry.createdAt.toISOString(),
      type: entry.type,
      amount: Math.abs(entry.amount),
      description: entry.description,
      balance: entry.balanceAfter,
    })),
    nextCursor: entries.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Throws 400 for an id that is no entry of the user's. */
async function sequenceOf(tx: Db, userId: string, id: string): Promise<number> {
  const isEntry = and(eq(creditEntries.userId, userId), eq(creditEntries.id, id));
  const { sequence } = creditEntries;
  const [entry] = z.uuid().safeParse(id).success
    ? await tx.select({ sequence }).from(creditEntries).where(isEntry)
    : [];
  if (!entry) throw invalidField("cursor", requestTexts.invalidHistoryCursor);
  return entry.sequence;
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
