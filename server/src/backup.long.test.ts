import { existsSync } from "node:fs";
import { readFile, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillDatabase, readEverythingAt, runBackup, SECRET_KEY, TOKEN } from "../test/backups.ts";
import { startOwnPostgres } from "../test/own-postgres.ts";
import { createDatabase } from "../test/postgres-databases.ts";
import { installedPrograms, linkInstalledPostgres } from "../test/unpack-postgres.ts";

const isInstalled = existsSync(join(await installedPrograms(), "initdb"));
const condition = isInstalled ? "" : " (skipped: pg_config names no PostgreSQL here)";

test.skipIf(!isInstalled)(
  `a dump is taken with this machine's pg_dump, restored into an empty database and proven${condition}`,
  async ({ onTestFinished }) => {
    const installation = await linkInstalledPostgres();
    const server = await startOwnPostgres([], installation);
    onTestFinished(server.remove);
    const content = await fillDatabase({ url: server.url });
    const path = join(installation.folder, "dump");

    expect((await runBackup({ DATABASE_URL: server.url, SECRET_KEY }, "save", path)).errors).toBe(
      "",
    );
    expect((await readFile(path)).includes(TOKEN)).toBe(false);
    expect((await stat(path)).mode & 0o077).toBe(0);

    const settings = { DATABASE_URL: await createDatabase(server.url), SECRET_KEY };
    const restored = await runBackup(settings, "restore", path);
    expect(restored).toMatchObject({ code: 0, errors: "" });
    expect(restored.output).toContain("Sound: 1 users");
    expect(restored.output).toContain("1 secrets open with the secret key");
    expect(await readEverythingAt(settings.DATABASE_URL)).toEqual(content);
    expect((await runBackup(settings, "restore", path)).errors).toContain("is not empty");

    const drill = await runBackup(
      {
        DATABASE_URL: server.url,
        DRILL_DATABASE_URL: await createDatabase(server.url),
        SECRET_KEY: Buffer.alloc(32, 8).toString("base64"),
      },
      "drill",
    );
    expect(drill).toMatchObject({ code: 1, errors: expect.stringContaining("is not the key") });

    const { size } = await stat(path);
    await truncate(path, size - 100);
    const empty = { DATABASE_URL: await createDatabase(server.url), SECRET_KEY };
    const refused = await runBackup(empty, "restore", path);
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Nothing was changed"),
    });
    expect(
      await readEverythingAt(empty.DATABASE_URL).catch((error: Error) => error.message),
    ).toContain("Failed query");
  },
);

test.skipIf(!isInstalled)(
  `the embedded database moves to this machine's PostgreSQL, which may be an older version${condition}`,
  async ({ onTestFinished }) => {
    const installation = await linkInstalledPostgres();
    const server = await startOwnPostgres([], installation);
    onTestFinished(server.remove);
    const dataDir = installation.folder;
    const content = await fillDatabase({ dataDir: join(dataDir, "database") });
    const settings = { DATA_DIR: dataDir, DATABASE_URL: server.url, SECRET_KEY };
    expect(await runBackup(settings, "move")).toMatchObject({ code: 0, errors: "" });
    expect(await readEverythingAt(server.url)).toEqual(content);
  },
);
