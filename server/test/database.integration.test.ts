import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { asTenant } from "../src/platform/db/database.ts";
import type { Database, Db } from "../src/platform/db/database.ts";
import { openTestDatabase } from "./database.ts";

async function open(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

async function rows(db: Db, query: SQL): Promise<unknown[]> {
  return ((await db.execute(query)) as { rows: unknown[] }).rows;
}

test("a test database is migrated, and no other test sees what is written to it", async () => {
  const [mine, theirs] = [await open(), await open()];
  await mine.db.execute(sql`create table notes as select 'mine' as note`);
  const notes = sql`select to_regclass('notes')::text as name`;
  expect(await rows(mine.db, notes)).toEqual([{ name: "notes" }]);
  expect(await rows(theirs.db, notes)).toEqual([{ name: null }]);
  expect(await rows(theirs.db, sql`select count(*)::int as count from users`)).toEqual([
    { count: 0 },
  ]);
});

test("the engine is the one of the Vitest project, and policies bind tenants on it", async () => {
  const database = await open();
  expect(database.kind).toBe(process.env["TEST_DATABASE"]);
  const role = await asTenant(database.db, randomUUID(), (tx) =>
    rows(tx, sql`select current_user::text as name`),
  );
  expect(role).toEqual([{ name: "mainstreet_tenant" }]);
});

test("the owner of the tables has the rights it has in production: no superuser, no BYPASSRLS", async () => {
  const database = await open();
  const owner = sql`
    select rolsuper as "isSuperuser", rolbypassrls as "bypassesPolicies", count(c.oid)::int > 15 as "ownsTables"
    from pg_roles left join pg_class c on c.relowner = pg_roles.oid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    where rolname = current_user group by 1, 2`;
  expect(await rows(database.db, owner)).toEqual([
    { isSuperuser: false, bypassesPolicies: false, ownsTables: true },
  ]);
});
