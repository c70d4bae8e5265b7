import { toCsv } from "@mainstreet/contract/csv";
import { sql } from "drizzle-orm";
import { asTenant, type Db, seeingTrash } from "../../platform/db/database.ts";
import type { EXPORTED_TABLES } from "./exported-tables.ts";

type ExportedTable = (typeof EXPORTED_TABLES)[number];
type Row = Record<string, unknown>;
/** Which columns of a table are read, and in which order the rows are. */
type Reading = { columns: string[]; key: string };

const PAGE = 200;

/** A user's rows of a table as one JSON array, a page at a time. */
export async function* rowsAsJson(
  db: Db,
  userId: string,
  table: ExportedTable,
): AsyncGenerator<string> {
  const reading = await readColumns(db, table);
  yield "[";
  let isFirst = true;
  for await (const rows of pages(db, userId, { ...table, ...reading })) {
    const texts = rows.map((row) => JSON.stringify(row, null, 1));
    yield `${isFirst ? "" : ","}\n${texts.join(",\n")}`;
    isFirst = false;
  }
  yield "\n]\n";
}

/** The same as CSV; a value that is not a text or a number is written as JSON into its cell. */
export async function* rowsAsCsv(
  db: Db,
  userId: string,
  table: ExportedTable,
): AsyncGenerator<string> {
  const reading = await readColumns(db, table);
  yield toCsv([reading.columns]);
  for await (const rows of pages(db, userId, { ...table, ...reading }))
    // The byte order mark belongs only at the beginning of the file.
    yield toCsv(rows.map((row) => reading.columns.map((name) => cell(row[name])))).slice(1);
}

function cell(value: unknown): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}

async function readColumns(db: Db, { table, key, without = [] }: ExportedTable): Promise<Reading> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and data_type <> 'bytea'
      order by ordinal_position`);
  const columns = rows.map(({ name }) => name).filter((name) => !without.includes(name));
  return { columns: columns.filter((name) => name !== "user_id"), key };
}

async function* pages(
  db: Db,
  userId: string,
  { table, columns, key }: ExportedTable & Reading,
): AsyncGenerator<Row[]> {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const at = sql.raw(key);
  const cast = sql.raw(key === "id" ? "::uuid" : "::text");
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? sql`` : sql`and ${at} > ${last}${cast}`;
    const read = (tx: Db) =>
      tx.execute<{ key: string; row: Row }>(sql`
        select page_key as key, to_jsonb(page) - 'page_key' as row from (
          select ${at} as page_key, ${names} from ${sql.identifier(table)} where user_id = ${userId} ${after}
            order by ${at} limit ${PAGE}) page order by page_key`);
    // Sites in the trash belong to the user too.
    const { rows } = await seeingTrash(() => asTenant(db, userId, read));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    last = rows.at(-1)?.key;
    if (last === undefined || rows.length < PAGE) return;
  }
}
