import type { Pool } from "pg";
import { databaseFault } from "./database-fault.ts";
import type { Database, Db } from "./database.ts";
import { measurePool } from "./pool-metrics.ts";
import { withTimeout } from "../with-timeout.ts";

/** Where the data is: a PostgreSQL address, or the directory of an embedded PGlite. */
export type DatabaseLocation = { url: string } | { dataDir: string };

/** Opens the database. Drivers are loaded on demand: production never loads PGlite. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return "url" in location ? openPostgres(location.url) : openPglite(location.dataDir);
}

async function openPglite(dataDir: string): Promise<Database> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const lite = await PGlite.create(dataDir);
  return { kind: "pglite", lite, db: drizzle(lite), close: () => lite.close() };
}

/** Without keep-alive, a connection whose other side vanished without closing would never close. */
const CLOSE_MS = 5_000;

async function openPostgres(url: string): Promise<Database> {
  const pool = await openPool(url);
  const stopMeasuring = measurePool(pool);
  return {
    kind: "postgres",
    url,
    db: await drizzleOn(pool),
    close() {
      stopMeasuring();
      return withTimeout(CLOSE_MS, "Closing the database", pool.end());
    },
  };
}

/** Locks and statements have time limits, so that one stuck request cannot delay the rest (docs/security.md §3). */
const TIMEOUTS =
  "-c lock_timeout=5000 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=20000";

/** The connections of a process to PostgreSQL. */
export async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    options: TIMEOUTS,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection fails its query and is replaced at the next one. Without listeners its error event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
}

/**
 * Drizzle on a pool. Its own `transaction` (0.45) never releases a connection whose `begin` failed: each of them would be missing in the
 * pool for good, and closing the pool would never end.
 */
async function drizzleOn(pool: Pool): Promise<Db> {
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const db: Db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isLost = databaseFault(error) === "unreachable";
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}
