import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";

/**
 * Runs a part of the audit without a time limit: it reads whole tables, and the limit on statements is meant for requests. On a million
 * campaigns the ledger alone takes longer than that limit.
 */
export async function withoutStatementTimeout<T>(db: Db, part: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return part(tx);
  });
}
