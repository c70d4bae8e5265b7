import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { readMigrations, readTables } from "./tables.ts";
import { createTallies, type Tallies } from "./tally.ts";

/** What stands first in a copy: when it was made, and what it fits. */
export type CopyHeader = { format: 1; madeAt: string; migrations: string[] };

/** The job queue's rows that are still to be done stand under this name beside the tables. */
export const WAITING_JOBS = "waiting jobs";

/** Takes rows of a table, each as JSON text. */
export type TakeRows = (table: string, rows: string[]) => Promise<void>;

const ROWS_AT_ONCE = 500;

/** Runs `read` on the database as it is at one moment, while others may write to it. */
export async function atOneMoment<T>(
  db: Db,
  read: (tx: Db, header: CopyHeader) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      const migrations = await readMigrations(tx);
      return read(tx, { format: 1, madeAt: new Date().toISOString(), migrations });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Reads every row of the product, and every job that is still to be done, and answers how much it was. */
export async function readRows(tx: Db, take: TakeRows): Promise<Tallies> {
  const tallies = createTallies();
  const readAll = async (name: string, query: SQL) => {
    for await (const rows of inBatches(tx, query)) {
      for (const row of rows) tallies.add(name, row);
      await take(name, rows);
    }
  };
  for (const { name, computed } of await readTables(tx)) {
    const left = sql.join(
      computed.map((column) => sql`${column}`),
      sql`, `,
    );
    const table = sql.identifier(name);
    await readAll(
      name,
      sql`select (to_jsonb(t) - array[${left}]::text[])::text as row from ${table} t`,
    );
  }
  await readAll(WAITING_JOBS, TO_DO);
  return tallies.result();
}

/** Dates of a job are sent with milliseconds. */
const TO_DO = sql`
  select jsonb_build_object('queue', name, 'data', data, 'startAfter', date_trunc('milliseconds', start_after))::text as row
  from pgboss.job where state in ('created', 'retry', 'active') and data ? 'campaignId'`;

async function* inBatches(tx: Db, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare rows_to_copy no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from rows_to_copy`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close rows_to_copy`);
}
