import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";

/** A table of the product. `computed` are columns that the database fills in itself: a copy leaves them out. */
export type Table = { name: string; columns: string[]; computed: string[]; references: string[] };

/** Transaction numbers mean nothing on another server; there a trigger stamps the row anew (decision 130). */
const STAMPED = ["changed"];

/** All tables of the product, each after those that it references. The job queue's are in a schema of their own. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attgenerated <> '') as computed,
      (select coalesce(array_agg(distinct r.relname::text), '{}') from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "references"
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`);
  return inOrder(rows.map(withoutComputed));
}

function withoutComputed(table: Table): Table {
  const computed = [...table.computed, ...table.columns.filter((name) => STAMPED.includes(name))];
  return { ...table, computed, columns: table.columns.filter((name) => !computed.includes(name)) };
}

function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, references }) => !isPlaced(name) && references.every(isPlaced),
    );
    if (next.length === 0)
      throw new Error("The database's tables reference one another in a ring.");
    ordered.push(...next);
  }
  return ordered;
}

/** The migrations that a database has had, oldest first: a copy fits only a database with the same ones. */
export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}
