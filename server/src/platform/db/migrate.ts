import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/**
 * Any number that nothing else uses for a lock. Earlier versions wait for 7_236_412 inside PostgreSQL: if such a process waited for our
 * lock during this migration, a concurrent index build would wait for that process, a deadlock. With another number they do not wait, and
 * find nothing to do.
 */
const MIGRATION_LOCK = 7_236_413;
const LOCK_POLL_MS = 200;

/**
 * How long a migration waits for a lock on a table. Statements of the product queue behind it, so this is shorter than their own lock
 * timeout; then the migration lets them run and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_MS = 1_000;
const MOST_TRIES = 60;

/** lock_not_available and deadlock_detected. */
const RETRYABLE = new Set<unknown>(["55P03", "40P01"]);

type Query = (
  statement: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Brings the database to the newest schema. Processes that start at the same time wait for each other; the later ones find nothing to do.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.kind === "postgres") return migratePostgres(database.url);
  const { lite } = database;
  // Nobody else is connected, and PGlite cannot build an index concurrently.
  await applyMigrations((statement, values) =>
    lite.query(statement.replaceAll(" CONCURRENTLY", ""), values),
  );
}

/** On a connection of its own: the advisory lock belongs to it, and the pool's time bounds do not. */
async function migratePostgres(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await waitForLock((statement, values) => client.query(statement, values));
    await applyMigrations((statement, values) => client.query(statement, values));
  } finally {
    await client.end();
  }
}

/** Polls: a statement that waits inside PostgreSQL would keep the other process's concurrent index build waiting for it. */
async function waitForLock(query: Query): Promise<void> {
  for (;;) {
    const { rows } = await query("select where pg_try_advisory_lock($1)", [MIGRATION_LOCK]);
    if (rows.length > 0) return;
    await sleep(LOCK_POLL_MS);
  }
}

/**
 * Applies new migrations, each file in a transaction of its own: Drizzle's `migrate` applies all in one, which holds the locks of the first
 * until the last is done. The applied ones are recorded in Drizzle's table.
 */
async function applyMigrations(query: Query): Promise<void> {
  await query("create schema if not exists drizzle");
  await query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const { rows } = await query(
    "select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations",
  );
  const newest = Number(rows[0]?.["newest"]);
  for (const migration of readMigrationFiles({ migrationsFolder }))
    if (migration.folderMillis > newest) await applyWithRetries(query, migration);
}

/** The statements that make the roles which policies name. Roles belong to the whole server, so no dump of a database has them. */
export function roleStatements(): string[] {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql);
  return statements.filter((text) => text.includes("CREATE ROLE "));
}

async function applyWithRetries(query: Query, migration: MigrationMeta): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await apply(query, migration);
    } catch (error) {
      if (!isRetryable(error) || tries === MOST_TRIES) throw error;
      await sleep(RETRY_MS);
    }
}

const isRetryable = (error: unknown) =>
  error instanceof Error && "code" in error && RETRYABLE.has(error.code);

/**
 * A file with CONCURRENTLY, or with a COMMIT of its own, runs outside a transaction and may be run again from its start; it blocks
 * no other statement for long.
 */
async function apply(query: Query, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  const isConcurrent = sql.some((statement) => / CONCURRENTLY|\bCOMMIT;/.test(statement));
  const record = () =>
    query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  if (isConcurrent) {
    for (const statement of sql) await query(statement);
    await record();
    return;
  }
  await query("begin");
  try {
    await query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of sql) await query(statement);
    await record();
    await query("commit");
  } catch (error) {
    await query("rollback");
    throw error;
  }
}
