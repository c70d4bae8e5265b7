import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { becomeOrdinaryOwner } from "../../../test/ordinary-owner.ts";
import { createDatabase, dropDatabase } from "../../../test/postgres-databases.ts";
import { openDatabase } from "./open-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { IS_LONG } from "../../../test/is-long.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
const MIGRATIONS = readMigrationFiles({ migrationsFolder });
/** After these come migrations that lock orders, then campaigns, then sessions. */
const BEFORE_ORDERS = MIGRATIONS.findIndex(({ sql }) => sql.join("").includes("recheck_at"));
/** The last one builds an index. */
const BEFORE_INDEX = MIGRATIONS.findIndex(({ sql }) =>
  sql.join("").includes("campaigns_in_service"),
);
const BEFORE_SEARCH = MIGRATIONS.findIndex(({ sql }) =>
  sql.join("").includes("CREATE FUNCTION search_row"),
);
const SITES = 1_200;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

/** A database with the first migrations only. */
async function openEarlier(count: number) {
  const template = inject("template");
  if (!("url" in template)) throw new Error("This test needs PostgreSQL");
  const url = await createDatabase(template.url);
  onTestFinished(() => dropDatabase(url));
  const database = await openDatabase({ url });
  onTestFinished(database.close);
  await becomeOrdinaryOwner(database);
  const client = await connect(url);
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of MIGRATIONS.slice(0, count)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [hash, folderMillis],
    );
  }
  return { url, database, client };
}

/** Undefined when there is no valid index of that name. */
async function definitionOf(client: Client, index: string): Promise<string | undefined> {
  const { rows } = await client.query<{ definition: string }>(
    "select pg_get_indexdef(indexrelid) as definition from pg_index where indexrelid = to_regclass($1) and indisvalid",
    [index],
  );
  return rows[0]?.definition;
}

test.runIf(IS_LONG)(
  "while a migration waits for one table, what was migrated before is free, and reads of that table get through",
  async () => {
    const { url, database, client } = await openEarlier(BEFORE_ORDERS);
    const [holder, reader] = [await connect(url), await connect(url)];
    await holder.query("begin; lock table campaigns in access share mode");
    const migrated = migrateDatabase(database);
    migrated.catch(() => undefined);
    const waits = async () =>
      (
        await client.query(
          "select 1 from pg_locks where not granted and relation = 'campaigns'::regclass",
        )
      ).rows.length;
    await expect.poll(waits).toBe(1);
    await reader.query("set lock_timeout = 500");
    await reader.query("select * from payment_orders");
    // Shorter than the product's own timeout, which is 5 s.
    await reader.query("set lock_timeout = 4000");
    await reader.query("select * from campaigns");
    await holder.query("commit");
    await migrated;
    expect(await definitionOf(client, "campaigns_in_service")).toContain("search_text");
  },
);

test("campaigns are written while their index is built, an unfinished one is replaced, and processes wait for each other", async () => {
  const { url, database, client } = await openEarlier(BEFORE_INDEX);
  await client.query("create index campaigns_in_service on campaigns (id)");
  const second = await openDatabase({ url });
  onTestFinished(second.close);
  const [holder, writer] = [await connect(url), await connect(url)];
  // A concurrent build waits for such a transaction, and blocks nobody.
  await holder.query("begin; update campaigns set phone = phone");
  const migrated = Promise.all([migrateDatabase(database), migrateDatabase(second)]);
  migrated.catch(() => undefined);
  const waits =
    "select 1 from pg_stat_activity where wait_event = 'virtualxid' or query ~ '^CREATE INDEX'";
  await expect.poll(async () => (await client.query(waits)).rows.length).toBe(1);
  await writer.query("set lock_timeout = 500");
  await writer.query("update campaigns set phone = phone");
  // The first statement of a process of an earlier version: the index build would wait for it.
  await writer.query("select pg_advisory_lock(7236412)");
  await holder.query("commit");
  await migrated;
  expect(await definitionOf(client, "campaigns_in_service")).toContain("search_text");
  expect(await definitionOf(client, "campaigns_by_service")).toBeUndefined();
  const { rows } = await client.query(
    "select count(*)::int as n from drizzle.__drizzle_migrations",
  );
  expect(rows).toEqual([{ n: MIGRATIONS.length }]);
});

test("campaigns that were filled into the search can be saved while the rest is filled", async () => {
  const { database, url, client } = await openEarlier(BEFORE_SEARCH);
  await client.query(
    "insert into users (id, name, email, email_key, password_hash) values (gen_random_uuid(), 'Ann', 'a@b.test', 'a@b.test', '')",
  );
  await client.query(`
    insert into campaigns (id, user_id, kind, site_key, service, service_slug, city, state, zip, phone, cost, deployment_type, account,
      deployment_status, site_name, site_prefix, indexing)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, users.id, 'single', 'site' || n, 'Plumbing', 'plumbing',
      'Boone', 'NC', '28607', '', 0, 'netlify', 'default', 'none', 'site' || n, 'site' || n, '{}'
    from users, generate_series(1, ${SITES}) n`);
  const [holder, writer] = [await connect(url), await connect(url)];
  const idOf = (n: number) => `'00000000-0000-7000-8000-${String(n).padStart(12, "0")}'`;
  // The trigger has to exist: its row is what the fill waits for.
  for (const statement of MIGRATIONS[BEFORE_SEARCH]?.sql ?? []) await client.query(statement);
  const { hash, folderMillis } = MIGRATIONS[BEFORE_SEARCH] ?? {};
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
    [hash, folderMillis],
  );
  await holder.query(
    `begin; update campaigns set phone = '336-555-0142' where id = ${idOf(SITES)}`,
  );
  const migrated = migrateDatabase(database);
  migrated.catch(() => undefined);
  const waits =
    "select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database()) or not granted and locktype = 'transactionid'";
  await expect
    .poll(async () => (await client.query(waits)).rows.length, { timeout: 10_000 })
    .toBe(1);
  await writer.query("set lock_timeout = 500");
  await writer.query(`update campaigns set phone = '336-555-0177' where id = ${idOf(1)}`);
  await holder.query("commit");
  await migrated;
  const { rows } = await client.query(`
    select count(*)::int as sites, count(*) filter (where text like '%3365550142%')::int as held,
      count(*) filter (where text like '%3365550177%')::int as written from campaign_search`);
  expect(rows).toEqual([{ sites: SITES, held: 1, written: 1 }]);
});
