import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dumpEmbedded } from "./backup/dump-embedded.ts";
import { proveCopy } from "./backup/prove-copy.ts";
import { intoEmptyDatabase } from "./backup/restore.ts";
import { type Config, parseConfig } from "./config.ts";
import { lockDataDir } from "./platform/db/data-dir-lock.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { loadSecretKey } from "./platform/secrets/secret-key.ts";
import { createSealer } from "./platform/secrets/secrets.ts";

// `npm run backup -- <command>` (docs/operations.md). Runs pg_dump and pg_restore of this machine, and verifies what was restored. Exits 1,
// with one sentence, when something is wrong.

const USAGE = `npm run backup -- save <file>      dumps the database of DATABASE_URL into a new file, with pg_dump
npm run backup -- restore <file>   restores such a file into the empty database of DATABASE_URL, and proves it
npm run backup -- drill            dumps DATABASE_URL, restores into the empty DRILL_DATABASE_URL, and proves it
npm run backup -- move             copies the sandbox's database in DATA_DIR into the empty one of DATABASE_URL`;

type Command = (config: Config, path?: string) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  async save(config, path) {
    if (!path) throw new Error(USAGE);
    await save(databaseUrl(config), path);
  },

  async restore(config, path) {
    if (!path) throw new Error(USAGE);
    await restore(config, databaseUrl(config), path);
  },

  async drill(config) {
    const scratch = process.env["DRILL_DATABASE_URL"];
    if (!scratch) throw new Error("Set DRILL_DATABASE_URL to an empty database to restore into.");
    const folder = await mkdtemp(join(tmpdir(), "mainstreet-backup-"));
    try {
      await save(databaseUrl(config), join(folder, "dump"));
      await restore(config, scratch, join(folder, "dump"));
    } finally {
      await rm(folder, { recursive: true });
    }
  },

  async move(config) {
    const url = databaseUrl(config);
    const release = lockDataDir(config.dataDir);
    try {
      const dump = await dumpEmbedded(join(config.dataDir, "database"));
      await intoEmptyDatabase(url, async (client) => {
        // PostgreSQL runs the statements of one message in one transaction: all or nothing.
        await client.query(dump);
      });
    } finally {
      release();
    }
    await prove(config, url);
  },
};

function databaseUrl({ databaseUrl: url }: Config): string {
  if (!url)
    throw new Error(
      "Set DATABASE_URL to a PostgreSQL database. The sandbox's own is a folder: stop the sandbox and copy DATA_DIR.",
    );
  return url;
}

async function save(url: string, path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} exists. Nothing was changed: name a new file.`);
  const options = ["--format=custom", "--no-owner", `--file=${path}`];
  await runTool("pg_dump", url, options).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  console.log(`Saved in ${path}.`);
}

async function restore(config: Config, url: string, path: string): Promise<void> {
  const options = ["--no-owner", "--single-transaction", "--exit-on-error", path];
  await intoEmptyDatabase(url, () => runTool("pg_restore", url, options));
  await prove(config, url);
}

async function prove(config: Config, url: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    // The dump may be from an earlier version.
    await migrateDatabase(database);
    const sealer = createSealer(loadSecretKey(config), config.otherSecretKey);
    const { users, secrets } = await proveCopy(database.db, sealer);
    console.log(`Sound: ${users} users, and no invariant is broken, the ledger's among them.`);
    console.log(`${secrets} secrets open with the secret key; with another one no server starts.`);
  } finally {
    await database.close();
  }
}

/** Runs one of PostgreSQL's programs on the database of `url`. The password is in the environment, which `ps` does not show. */
async function runTool(tool: string, url: string, options: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const child = spawn(tool, [...options, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit").catch((cause: unknown) => {
    throw new Error(`${tool} is not on this machine: install PostgreSQL's client programs.`, {
      cause,
    });
  });
  if (code !== 0) throw new Error(`${tool} failed, see above. Nothing was changed.`);
}

// A dump contains personal data and sealed secrets: only its owner may read it.
process.umask(0o077);
const [name = "", path] = process.argv.slice(2);
const command = commands[name] ?? (() => Promise.reject(new Error(USAGE)));
await command(parseConfig(process.env), path).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
