import { getTableName, sql } from "drizzle-orm";
import { credentialTables } from "../../hosting/credential-tables.ts";
import type { Db } from "../../platform/db/database.ts";

/** Tables whose rows remain after an erasure, or are deleted in its last step. Every other table with a `user_id` loses the user's rows. */
const KEPT: ReadonlySet<string> = new Set([
  "credit_accounts",
  "credit_entries",
  "payment_orders",
  "invoices",
  "order_refunds",
  "credit_notes",
  "security_events",
  "account_erasures",
]);

const BATCH = 1_000;

/** Deletes a user's rows from all tables except `KEPT`, in small transactions: rows that refer to other rows first. */
export async function deleteRows(db: Db, userId: string): Promise<void> {
  await forgetLimits(db, userId);
  for (const table of await tablesOfUsers(db))
    if (!KEPT.has(table))
      await deleteAll(db, sql`${sql.identifier(table)}`, sql`user_id = ${userId}`);
  await deleteAll(db, sql`payment_orders`, sql`user_id = ${userId} and status <> 'paid'`);
  await db.execute(sql`
    update payment_orders set phone = '', session_id = null, problem = null where user_id = ${userId}`);
  // Tax law requires the name and address on invoices to registered buyers and for exports; on all others only the state remains.
  await db.execute(sql`
    update invoices set recipient = recipient || '{"name": "", "address": "", "pin": ""}'
    where user_id = ${userId} and recipient ->> 'gstin' = '' and export_statement = ''`);
}

/** Read from the database itself, so that a table that is added later is never forgotten. */
async function tablesOfUsers(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive referring as (
      select c.oid, 0 as depth from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      union
      select f.conrelid, r.depth + 1 from referring r join pg_constraint f on f.contype = 'f' and f.confrelid = r.oid
        where f.conrelid <> f.confrelid and r.depth < 20)
    select c.relname as name from referring r join pg_class c on c.oid = r.oid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
      group by 1 order by max(r.depth) desc, 1`);
  return rows.map(({ name }) => name);
}

type Sql = ReturnType<typeof sql>;

async function deleteAll(db: Db, table: Sql, isTheirs: Sql): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${isTheirs} limit ${BATCH})) returning 1`);
    if (rows.length === 0) return;
  }
}

/** Deletes what is stored about the rate limits of the user's own accounts at hosts. */
async function forgetLimits(db: Db, userId: string): Promise<void> {
  for (const { table } of credentialTables)
    await db.execute(sql`
      delete from paces where split_part(credential, ':', 2) in
        (select id::text from ${sql.identifier(getTableName(table))} where user_id = ${userId})`);
}
