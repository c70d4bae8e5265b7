import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../platform/db/database.ts";
import { DEPLOY_QUEUE, type Jobs, TAKE_DOWN_QUEUE } from "../platform/jobs/jobs.ts";
import { type CopyHeader, type TakeRows, WAITING_JOBS } from "./read-copy.ts";
import { readMigrations, readTables, type Table } from "./tables.ts";

/** Throws a sentence for the operator unless the database is empty and has the copy's very tables. */
export async function assertFits(tx: Db, { migrations }: CopyHeader): Promise<void> {
  for (const { name } of await readTables(tx)) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new Error(
        "The database to write to is not empty. Nothing was changed: name an empty one.",
      );
  }
  const own = await readMigrations(tx);
  if (own.join() !== migrations.join())
    throw new Error(
      "The copy is of another version of Mainstreet. Restore it with that version, then start this one on it.",
    );
}

/** Takes the rows of a copy, table after table, into the database of `tx`, and its jobs into the queue. */
export async function rowWriter(tx: Db, jobs: Jobs): Promise<TakeRows> {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  return async (name, rows) => {
    if (name === WAITING_JOBS) return sendJobs(tx, jobs, rows);
    const table = tables.get(name);
    if (!table) throw new Error(`The copy has a table that this database has not: ${name}.`);
    await insertRows(tx, table, rows);
  };
}

async function insertRows(tx: Db, { name, columns }: Table, rows: string[]): Promise<void> {
  const table = sql.identifier(name);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // The rows stay the text that they are: numbers in it may be longer than JavaScript's.
  const given = `[${rows.join(",")}]`;
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${given}::jsonb)`,
  );
}

/** Lets every column that counts by itself go on after the highest number that was written. */
export async function setCounters(tx: Db): Promise<void> {
  for (const { name, columns } of await readTables(tx)) {
    for (const column of columns) {
      const { rows } = await tx.execute<{ counter: string | null }>(
        sql`select pg_get_serial_sequence(${name}, ${column}) as counter`,
      );
      const counter = rows[0]?.counter;
      if (!counter) continue;
      const highest = sql`max(${sql.identifier(column)})`;
      await tx.execute(
        sql`select setval(${counter}, ${highest}) from ${sql.identifier(name)} having ${highest} is not null`,
      );
    }
  }
}

const startAfter = z.coerce.date();
const ids = {
  userId: z.string(),
  campaignId: z.string(),
  requestId: z.exactOptional(z.string()),
};
const job = z.discriminatedUnion("queue", [
  z.object({
    queue: z.literal(DEPLOY_QUEUE),
    data: z.object({ ...ids, isUrgent: z.exactOptional(z.boolean()) }),
    startAfter,
  }),
  z.object({
    queue: z.literal(TAKE_DOWN_QUEUE),
    data: z.object({ ...ids, tries: z.number() }),
    startAfter,
  }),
]);

/** A job that was under way is begun again, as after a kill. */
async function sendJobs(tx: Db, jobs: Jobs, rows: string[]): Promise<void> {
  for (const row of rows) {
    const sent = job.parse(JSON.parse(row));
    if (sent.queue === DEPLOY_QUEUE) await jobs.sendDeploy(tx, sent.data, sent.startAfter);
    else await jobs.sendTakeDown(tx, sent.data, sent.startAfter);
  }
}
