import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/db/database.ts";

/**
 * Goes on as an owner of the tables with the rights of production's (docs/operations.md). PGlite's own account is a superuser,
 * whom no policy and no missing right would stop; the test server of PostgreSQL gives out an ordinary account by itself.
 */
export async function becomeOrdinaryOwner({ db, kind }: Database): Promise<void> {
  if (kind !== "pglite") return;
  await db.execute(sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mainstreet') then return; end if;
      create role mainstreet login createrole;
      grant create on database postgres to mainstreet;
      grant usage, create on schema public to mainstreet;
    end $$`);
  await db.execute(sql`set session authorization mainstreet`);
}
