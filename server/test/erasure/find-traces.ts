import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { effects } from "../provider-controls.ts";
import type { Product } from "../harness.ts";

/**
 * Where one of `words` can still be found: tables (the job queue's included), log lines, files in the data directory, names in the object
 * store.
 */
export async function findTraces(product: Product, words: string[]): Promise<string[]> {
  const { db, logs, deps } = product;
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select t::text as row from ${sql.raw(name)} as t
        where ${sql.join(
          words.map((word) => sql`strpos(lower(t::text), lower(${word})) > 0`),
          sql` or `,
        )} limit 3`);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  const holds = (text: string) =>
    words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  found.push(...logs.filter(holds).map((line) => `log: ${line}`));
  for (const file of await readdir(deps.config.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    if (holds(path) || holds(await readFile(path, "latin1"))) found.push(`file: ${path}`);
  }
  return found;
}

/** The keys that the operator's bucket for pictures holds now, by what the store accepted. */
export async function mediaKeys(product: Product, bucket: string): Promise<string[]> {
  const keys = new Set<string>();
  for (const { kind, bucket: at, key } of await effects(product.s3)) {
    // Skips the bucket's page for missing objects.
    if (at !== bucket || key === undefined || !key.startsWith("pictures/")) continue;
    if (kind.startsWith("delete")) keys.delete(key);
    else keys.add(key);
  }
  return [...keys];
}
