import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, parseConfig } from "./config.ts";
import { saveCopy } from "./backup/copy-file.ts";
import { proveCopy } from "./backup/prove-copy.ts";
import { restoreCopy } from "./backup/restore-copy.ts";
import type { Tallies } from "./backup/tally.ts";
import { lockDataDir } from "./platform/db/data-dir-lock.ts";
import { type Database, type DatabaseLocation, openDatabase } from "./platform/db/database.ts";
import { loadSecretKey } from "./platform/secrets/secret-key.ts";
import { createSealer } from "./platform/secrets/secrets.ts";

// `npm run backup -- <command>`: copies of the configured database that prove themselves (docs/operations.md). On
// PostgreSQL the product may be running meanwhile. Exits 1, with one sentence, when something is not as it should be.

const USAGE = `npm run backup -- save <file>      copies the database, as it is at one moment, into a new file
npm run backup -- restore <file>   writes such a file into an empty database, and proves that it is all there
npm run backup -- drill            does both, in a scratch database, and proves that a server could go on with it
npm run backup -- move             copies the sandbox's database in DATA_DIR into the empty one of DATABASE_URL`;

type Command = (config: Config, words: string[]) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  async save(config, [path]) {
    if (!path) throw new Error(USAGE);
    await withDatabase(config, configured(config), async ({ db }) =>
      report(await saveCopy(db, path)),
    );
  },

  async restore(config, [path]) {
    if (!path) throw new Error(USAGE);
    await withDatabase(config, configured(config), async (database) => {
      report(await restoreCopy(database, path));
      await prove(config, database);
    });
  },

  async drill(config) {
    await inScratch(async (folder) => {
      const path = join(folder, "copy");
      await withDatabase(config, configured(config), ({ db }) => saveCopy(db, path));
      const url = process.env["DRILL_DATABASE_URL"];
      const scratch = url ? { url } : { dataDir: join(folder, "database") };
      await withDatabase(config, scratch, async (database) => {
        report(await restoreCopy(database, path));
        await prove(config, database);
      });
    });
  },

  async move(config) {
    const { databaseUrl: url } = config;
    if (!url) throw new Error("Set DATABASE_URL to the empty database to move to.");
    await inScratch(async (folder) => {
      const path = join(folder, "copy");
      await withDatabase(config, embedded(config), ({ db }) => saveCopy(db, path));
      await withDatabase(config, { url }, async (database) => {
        report(await restoreCopy(database, path));
        await prove(config, database);
      });
    });
  },
};

const embedded = ({ dataDir }: Config) => ({ dataDir: join(dataDir, "database") });

const configured = (config: Config): DatabaseLocation =>
  config.databaseUrl ? { url: config.databaseUrl } : embedded(config);

/** Of the sandbox's database this is the only process. */
async function withDatabase<T>(
  config: Config,
  location: DatabaseLocation,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const release = "url" in location ? () => undefined : lockDataDir(config.dataDir);
  const database = await openDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.close();
    release();
  }
}

async function inScratch(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-backup-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function prove(config: Config, { db }: Database): Promise<void> {
  const { secrets } = await proveCopy(
    db,
    createSealer(loadSecretKey(config), config.otherSecretKey),
  );
  console.log("Sound: no invariant is broken, the ledger's among them.");
  console.log(`${secrets} secrets open with the secret key; with another one no server starts.`);
}

function report(tallies: Tallies): void {
  for (const [table, { rows, digest }] of Object.entries(tallies))
    console.log(`${table.padEnd(24)}${String(rows).padStart(9)} rows  ${digest}`);
}

const [name = "", ...words] = process.argv.slice(2);
const command = commands[name] ?? (() => Promise.reject(new Error(USAGE)));
await command(parseConfig(process.env), words).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
