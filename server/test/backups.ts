import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { createRun } from "@mainstreet/contract/creation-runs";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../src/platform/db/database.ts";
import { type DatabaseLocation, openDatabase } from "../src/platform/db/open-database.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { checkCanary } from "../src/platform/secrets/secret-canary.ts";
import { PLUMBING, startProduct } from "./harness.ts";
import { operatorProgram } from "./server-process.ts";

/** The one that the harness starts with. */
export const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");
export const TOKEN = "nfp_backupsBackupsBackupsBackups12345678";

/**
 * Fills an empty database with a user, a token, a site and a run of which nothing has been deployed yet.
 * @returns all of it
 */
export async function fillDatabase(location: DatabaseLocation): Promise<Record<string, unknown[]>> {
  const database = await openDatabase(location);
  await migrateDatabase(database);
  const product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "9" }, database);
  await checkCanary(database.db, product.deps.sealer);
  const { send } = await product.signUp();
  await send(createCampaign, { body: PLUMBING });
  const sites = [PLUMBING, { ...PLUMBING, city: "Durham" }];
  expect((await send(createRun, { body: { sites } })).status).toBe(202);
  // JavaScript's other line separator, a quote and a backslash.
  const name = "Agency\u2028'two\\";
  expect((await send(addNetlifyToken, { body: { name, token: TOKEN } })).status).toBe(201);
  const content = await readEverything(database.db);
  await product.close();
  return content;
}

/** Runs `npm run backup -- <words>` with these settings. */
export async function runBackup(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [...operatorProgram("backup"), ...words], {
    env: { PATH: process.env["PATH"], NODE_ENV: "test", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code: Number(code) };
}

/** All rows of the product's tables and all waiting jobs. A restore renews transaction numbers, which changes both columns left out. */
async function readEverything(db: Db): Promise<Record<string, unknown[]>> {
  const read = async (query: string) => {
    const { rows } = await db.execute<{ row: string }>(sql.raw(query));
    return rows.map(({ row }) => row);
  };
  const content: Record<string, unknown[]> = {
    jobs: await read(
      "select name || ' ' || data::text as row from pgboss.job where state < 'completed' order by 1",
    ),
  };
  for (const name of await read(
    "select tablename as row from pg_tables where schemaname = 'public'",
  ))
    content[name] = await read(
      `select (to_jsonb(t) - '{changed,version}'::text[])::text as row from "${name}" t order by 1`,
    );
  return content;
}

/** All that stands in the PostgreSQL database at `url`. */
export async function readEverythingAt(url: string): Promise<Record<string, unknown[]>> {
  const { db, close } = await openDatabase({ url });
  try {
    return await readEverything(db);
  } finally {
    await close();
  }
}
