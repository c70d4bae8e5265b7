import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { fillDatabase, readEverythingAt, runBackup, SECRET_KEY } from "../test/backups.ts";
import { startOwnPostgres } from "../test/own-postgres.ts";
import { IS_LONG } from "../test/is-long.ts";
import { createDatabase, dropDatabase } from "../test/postgres-databases.ts";
import { intoEmptyDatabase } from "./backup/restore.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-backup-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function emptyDatabase(): Promise<string> {
  const template = inject("template");
  if (!("url" in template)) throw new Error("The test needs PostgreSQL.");
  const url = await createDatabase(template.url);
  onTestFinished(() => dropDatabase(url));
  return url;
}

describe.runIf(process.env["TEST_DATABASE"] === "postgres")("backup", () => {
  const limit = { timeout: 180_000 };

  // Eight programs run one after the other.
  test.runIf(IS_LONG)(
    "the embedded database moves to PostgreSQL with every row and waiting job",
    limit,
    async () => {
      const dataDir = await temporaryFolder();
      const content = await fillDatabase({ dataDir: join(dataDir, "database") });
      expect(content).toMatchObject({ jobs: [expect.stringContaining("deploy")] });
      expect(content["creation_run_sites"]?.length).toBe(2);

      const url = await emptyDatabase();
      const settings = { DATA_DIR: dataDir, DATABASE_URL: url, SECRET_KEY };
      const moved = await runBackup(settings, "move");
      expect(moved.errors).toBe("");
      expect(moved.output).toContain("Sound: 1 users");
      expect(moved.output).toContain("1 secrets open with the secret key");
      expect(await readEverythingAt(url)).toEqual(content);

      const again = await runBackup(settings, "move");
      expect(again).toMatchObject({ code: 1, errors: expect.stringContaining("is not empty") });

      const wrongKey = Buffer.alloc(32, 8).toString("base64");
      const other = { ...settings, DATABASE_URL: await emptyDatabase(), SECRET_KEY: wrongKey };
      expect((await runBackup(other, "move")).errors).toContain("SECRET_KEY is not the key");
    },
  );

  test("a PostgreSQL that never held Mainstreet has the roles that policies name before a dump is loaded", async () => {
    const server = await startOwnPostgres();
    onTestFinished(server.remove);
    const template = inject("template");
    const migrated = new Client({ connectionString: "url" in template ? template.url : "" });
    await migrated.connect();
    const { rows: named } = await migrated.query(
      "select distinct unnest(roles)::text as name from pg_policies order by 1",
    );
    await migrated.end();
    let known: unknown[] = [];
    const load = async (client: Client) => {
      const { rows } = await client.query(
        "select rolname::text as name from pg_roles where rolname like 'mainstreet\\_%' order by 1",
      );
      known = rows;
      throw new Error("Nothing to load");
    };
    await expect(intoEmptyDatabase(server.url, load)).rejects.toThrow("Nothing to load");
    expect(named.length).toBeGreaterThan(1);
    expect(known).toEqual(named);
  });

  test("without PostgreSQL's programs on the machine one sentence names what to install", async () => {
    const path = join(await temporaryFolder(), "dump");
    const url = await emptyDatabase();
    const settings = { PATH: "", DATABASE_URL: url, SECRET_KEY };
    const sentence = (tool: string) =>
      `${tool} is not on this machine: install PostgreSQL's client programs.\n`;
    expect((await runBackup(settings, "save", path)).errors).toBe(sentence("pg_dump"));
    await copyFile(import.meta.filename, path);
    expect((await runBackup(settings, "restore", path)).errors).toBe(sentence("pg_restore"));
    expect((await runBackup(settings, "save", path)).errors).toContain("exists");
    expect((await runBackup({ SECRET_KEY }, "save", path)).errors).toContain("Set DATABASE_URL");
  });
});
