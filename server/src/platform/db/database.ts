import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openPostgres } from "./open-postgres.ts";
import { readers } from "./read-together.ts";

/** What both drivers answer to a raw statement. Count in SQL with `::int`: PGlite has numbers where pg has strings. */
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

/** Where the data is: a PostgreSQL address, or the directory of an embedded PGlite. */
export type DatabaseLocation = { url: string } | { dataDir: string };

/** Opens the database. Drivers are loaded on demand: production never loads PGlite. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return "url" in location ? openPostgres(location.url, TENANT_ROLE) : openPglite(location.dataDir);
}

async function openPglite(dataDir: string): Promise<Database> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const lite = await PGlite.create(dataDir);
  return {
    kind: "pglite",
    lite,
    db: drizzle(lite),
    close: () => lite.close(),
  };
}

const TENANT_ROLE = "mainstreet_tenant";

/**
 * Runs `work` in a transaction as one user: the role that row-level security binds, with the user's id set for it.
 * The second wall only: every query inside still names the user itself.
 */
export async function asTenant<T>(
  db: Db,
  userId: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    // Without parameters, so that PostgreSQL is told in one message together with the beginning.
    await tx.execute(
      sql.raw(
        `select set_config('app.user_id', '${uuidOf(userId)}', true), set_config('role', '${TENANT_ROLE}', true)`,
      ),
    );
    return work(tx);
  });
}

/**
 * {@link asTenant} for prepared queries (`prepareOnce`) of a few rows that are asked often: they go to PostgreSQL in one message,
 * together with whatever other requests read at this moment, and cannot write. Each sees what is committed when it runs.
 */
export async function readAsTenant<T>(
  db: Db,
  userId: string,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const reader = readers.get(db);
  return reader ? reader(uuidOf(userId), read) : asTenant(db, userId, read);
}

/** The same as the owner of the tables: for what is asked before the user is known. */
export async function readAsOwner<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  const reader = readers.get(db);
  return reader ? reader(undefined, read) : read(db);
}

function uuidOf(id: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw new Error("Not a user's id");
  return id;
}

/** Runs `work` inside a tenant's transaction as the owner again: for the job queue, which tenants may not touch. */
export async function asOwner<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`select set_config('role', 'none', true)`);
  const result = await work();
  await tx.execute(sql`select set_config('role', ${TENANT_ROLE}, true)`);
  return result;
}
