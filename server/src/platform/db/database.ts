import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What both drivers return for a raw statement. Count in SQL with `::int`: PGlite returns numbers where pg returns strings. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}
type Rows<Row> = { rows: Row[] };

/** A database or a transaction of it, on PostgreSQL or PGlite. */
export type Db = PgDatabase<RowsHKT>;

export type Database = { db: Db; close(): Promise<void> } & (
  | { kind: "postgres"; url: string }
  | { kind: "pglite"; lite: PGlite }
);

const TENANT_ROLE = "mainstreet_tenant";
const ERASURE_ROLE = "mainstreet_erasure";

const trashSight = new AsyncLocalStorage<true>();

/**
 * Inside `work` the transactions of tenants also see the campaigns that are in the trash. Row-level security hides these campaigns from all
 * other transactions, so that no list, count or action has to exclude them (decision 355).
 */
export function seeingTrash<T>(work: () => Promise<T>): Promise<T> {
  return trashSight.run(true, work);
}

/**
 * Runs `work` in a transaction as one user: the role that is subject to row-level security, with the user's id set for it. This is only the
 * second protection: every query inside still filters by the user itself.
 */
export async function asTenant<T>(
  db: Db,
  userId: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('app.user_id', ${userId}, true), set_config('role', ${TENANT_ROLE}, true)`,
    );
    if (trashSight.getStore())
      await tx.execute(sql`select set_config('app.sees_trash', 'on', true)`);
    return work(tx);
  });
}

/** The same for a part of a transaction that is under way. */
export async function seeTrashIn<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ before: string }>(
    sql`select coalesce(current_setting('app.sees_trash', true), '') as before, set_config('app.sees_trash', 'on', true)`,
  );
  const result = await work();
  await tx.execute(sql`select set_config('app.sees_trash', ${rows[0]?.before ?? ""}, true)`);
  return result;
}

/**
 * Runs `work` inside a transaction as the owner of the database, for tables that tenants have no access to: the job queue, the outbox.
 * After it the transaction has its former role again.
 */
export async function asOwner<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  );
  const result = await work();
  await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? TENANT_ROLE}, true)`);
  return result;
}

/**
 * Runs `work` inside a transaction of the owner as the role that may remove events of an account, and the words of its ledger: those of a
 * user who is being erased, or those that were stored long enough.
 */
export async function asErasure<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`select set_config('role', ${ERASURE_ROLE}, true)`);
  const result = await work();
  await tx.execute(sql`select set_config('role', 'none', true)`);
  return result;
}
