import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any number that nothing else locks on. */
const MIGRATION_LOCK = 7_236_412;

/** Brings the database to the newest schema. Processes that start together take turns; the later ones find nothing to do. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.kind === "postgres") return migratePostgres(database.url);
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  return migrate(drizzle(database.lite), { migrationsFolder });
}

/** On a connection of its own: the advisory lock belongs to it, and the pool's time bounds do not. */
async function migratePostgres(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
