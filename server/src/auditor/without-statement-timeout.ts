import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";

/**
 * Runs a part of the audit for as long as it takes: it reads whole tables, and the bound on statements is for requests. On a
 * million campaigns the ledger alone takes longer than that.
 */
export async function withoutStatementTimeout<T>(db: Db, part: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return part(tx);
  });
}
