import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { createRun } from "@mainstreet/contract/creation-runs";
import { addNetlifyToken } from "@mainstreet/contract/netlify-tokens";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../test/database.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "../test/harness.ts";
import { saveCopy } from "./backup/copy-file.ts";
import { proveCopy } from "./backup/prove-copy.ts";
import { restoreCopy } from "./backup/restore-copy.ts";
import { openDatabase } from "./platform/db/database.ts";
import { users } from "./platform/db/users-table.ts";
import { createSealer } from "./platform/secrets/secrets.ts";

const TOKEN = "nfp_backupsBackupsBackupsBackups12345678";

// The embedded database is read and written in the last story.
describe.runIf(process.env["TEST_DATABASE"] === "postgres")("copies of the database", () => {
  let product: Product;
  let visitor: Visitor;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mainstreet-copies-"));
    // No worker: what was asked for waits, and must still wait in the copy.
    product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "9" });
    visitor = await product.signUp();
    await made(visitor.send(createCampaign, { body: PLUMBING }));
    const sites = [PLUMBING, { ...PLUMBING, city: "Durham" }];
    await made(visitor.send(createRun, { body: { sites } }));
    // Unicode's own end of a line is none in a copy.
    const name = "Agency\u2028two";
    await made(visitor.send(addNetlifyToken, { body: { name, token: TOKEN } }));
  });
  afterAll(async () => {
    await product.assertSound({ secrets: [TOKEN] });
    await product.close();
    await rm(folder, { recursive: true });
  });

  test("a copy taken from a running product holds every row and every waiting job, and proves it", async ({
    onTestFinished,
  }) => {
    const path = join(folder, "copy");
    const saved = await saveCopy(product.db, path);
    expect(saved).toMatchObject({ "waiting jobs": { rows: 1 }, creation_run_sites: { rows: 2 } });
    expect((await readFile(path)).includes(TOKEN)).toBe(false);
    await expect(saveCopy(product.db, path)).rejects.toThrow("EEXIST");

    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    expect(await restoreCopy(database, path)).toEqual(saved);
    expect(await proveCopy(database.db, product.deps.sealer)).toEqual({ secrets: 1 });
    await expect(restoreCopy(database, path)).rejects.toThrow("is not empty");

    const stranger = createSealer(Buffer.alloc(32, 8).toString("base64"));
    await expect(proveCopy(database.db, stranger)).rejects.toThrow("SECRET_KEY is not the key");
  });

  test("a copy that was cut off is refused whole", async ({ onTestFinished }) => {
    const path = join(folder, "cut");
    await saveCopy(product.db, path);
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, -100));
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    await expect(restoreCopy(database, path)).rejects.toThrow(/end/);
    expect(await database.db.$count(users)).toBe(0);
    await expect(restoreCopy(database, join(folder, "missing"))).rejects.toThrow("ENOENT");
  });

  test("an embedded database moves to PostgreSQL by one command, and is left as it was", async ({
    onTestFinished,
  }) => {
    const path = join(folder, "to-move");
    const saved = await saveCopy(product.db, path);
    await mkdir(join(folder, "sandbox"));
    const embedded = await openDatabase({ dataDir: join(folder, "sandbox", "database") });
    await restoreCopy(embedded, path);
    await embedded.close();
    const target = await openTestDatabase();
    onTestFinished(() => target.close());
    if (target.kind !== "postgres") throw new Error("The test needs PostgreSQL.");

    const settings = {
      DATA_DIR: join(folder, "sandbox"),
      DATABASE_URL: target.url,
      SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    };
    const moved = await run(settings, "move");
    expect(moved.complained).toBe("");
    expect(moved.said).toContain("1 secrets open with the secret key");
    for (const [table, { digest }] of Object.entries(saved))
      expect(moved.said).toMatch(new RegExp(`${table} .*${digest}`));
  });
});

async function made(sent: Promise<{ status: number; failure: { message: string } }>) {
  const { status, failure } = await sent;
  expect([201, 202], failure.message).toContain(status);
}

async function run(settings: Record<string, string>, command: string) {
  const program = fileURLToPath(new URL("./backup.ts", import.meta.url));
  const child = spawn(process.execPath, [program, command], {
    env: { PATH: process.env["PATH"], NODE_ENV: "test", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { said, complained };
}
