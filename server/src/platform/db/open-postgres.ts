import type { Pool, PoolClient } from "pg";
import { databaseFault } from "./database-fault.ts";
import type { Database, Db } from "./database.ts";
import { measurePool } from "./pool-metrics.ts";
import { createReader, readers } from "./read-together.ts";
import { within } from "../within.ts";

/** Locks and statements have bounds, so that one stuck request cannot hold up the rest (docs/security.md §3). */
const BOUNDS =
  "-c lock_timeout=5000 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=20000";

/** A connection on which the other side has fallen silent never says that it is closed. */
const CLOSE_MS = 5_000;

/** The connections of a process to PostgreSQL. */
export async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    options: BOUNDS,
    connectionTimeoutMillis: 5_000,
  });
  // A dropped connection is replaced at its next use and fails its query; without a listener, idle or in a transaction,
  // its error event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    sendBeginWithNext(client);
  });
  return pool;
}

/** Opens the database on PostgreSQL. `tenantRole`: by which it binds a tenant's reads. */
export async function openPostgres(url: string, tenantRole: string): Promise<Database> {
  const pool = await openPool(url);
  const forget = measurePool(pool);
  const db = await poolDatabase(pool);
  readers.set(db, await createReader(pool, tenantRole));
  return {
    kind: "postgres",
    url,
    db,
    close() {
      forget();
      return within(CLOSE_MS, "Closing the database", pool.end());
    },
  };
}

type Query = { text: string };
type Send = (query: Query | string, values?: unknown[], done?: unknown) => Promise<unknown>;

/**
 * Sends the `begin` of a transaction in one message with its first statement, if that has no parameters: a round trip
 * fewer in every transaction of a tenant, and none of its statements can run without it.
 */
function sendBeginWithNext(client: PoolClient): void {
  const send: Send = client.query.bind(client);
  let isHeld = false;
  const query: Send = async (asked, values, done) => {
    const text = typeof asked === "string" ? asked : asked.text;
    if (text === "begin") {
      isHeld = true;
      return undefined;
    }
    if (!isHeld) return send(asked, values, done);
    isHeld = false;
    if (values?.length) {
      await send("begin");
      return send(asked, values);
    }
    const both = `begin; ${text}`;
    const results = await send(typeof asked === "string" ? both : { ...asked, text: both });
    return Array.isArray(results) ? results.at(-1) : results;
  };
  Object.assign(client, { query });
}

/**
 * Drizzle on a pool, with transactions of our own: Drizzle's (0.45) never give a connection back whose very `begin`
 * failed, so every connection lost there would leave the pool one smaller, and its closing would wait for ever.
 */
async function poolDatabase(pool: Pool): Promise<Db> {
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const onConnection = new WeakMap<PoolClient, Db>();
  const db: Db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = onConnection.get(client) ?? drizzle(client);
    onConnection.set(client, own);
    let isLost = false;
    try {
      return await own.transaction(work, config);
    } catch (error) {
      isLost = databaseFault(error) === "unreachable";
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}
