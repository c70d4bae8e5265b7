import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/db/database.ts";

/**
 * Switches to an account that owns the tables and has the rights that it has in production (docs/operations.md). PGlite's own account is a
 * superuser, whom no policy and no missing right would stop; the PostgreSQL test server uses an ordinary account anyway.
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
