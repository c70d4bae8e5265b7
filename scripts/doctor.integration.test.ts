import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePorts } from "../e2e/support/free-ports.ts";
import { SANDBOX_PORTS } from "./sandbox-ports.ts";
import { startSmtpEmulator } from "@mainstreet/emulators/smtp/smtp-emulator";
import { lockDataDir } from "../server/src/platform/db/data-dir-lock.ts";
import { assertFreeSpace } from "./doctor/run-check.ts";
import { startTestPostgres } from "../server/test/start-test-postgres.ts";
import { IS_LONG } from "../server/test/is-long.ts";

const root = join(import.meta.dirname, "..");

/** Runs the doctor as `npm run doctor` does, with nothing of this process's settings. */
function doctor(settings: Record<string, string>): Promise<{ output: string; exitCode: number }> {
  const { PATH = "", HOME = "", CHROMIUM_PATH = "" } = process.env;
  const env = { PATH, HOME, CHROMIUM_PATH, ...settings };
  const { promise, resolve } = Promise.withResolvers<{ output: string; exitCode: number }>();
  const args = [join(root, "scripts/doctor.ts")];
  const child = execFile(process.execPath, args, { cwd: root, env }, (_error, stdout, stderr) =>
    resolve({ output: stdout + stderr, exitCode: child.exitCode ?? -1 }),
  );
  return promise;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function sandbox(): Promise<{ PORT: string; DATA_DIR: string }> {
  return { PORT: String(await freePorts(SANDBOX_PORTS)), DATA_DIR: await newFolder() };
}

async function listen(port: number): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port: actual } = server.address() as AddressInfo;
  return `http://127.0.0.1:${actual}`;
}

const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");
const problemsIn = (output: string) =>
  output.split("\n").filter((line) => line.startsWith("PROBLEM"));

test("a machine that can run the sandbox and its tests has no problem", async () => {
  const { output, exitCode } = await doctor(await sandbox());
  expect(problemsIn(output)).toEqual([]);
  expect(output).toContain("Ready for the sandbox.");
  expect(exitCode).toBe(0);
});

test.runIf(IS_LONG)(
  "wrong settings, a port in use, a held data folder and no browser are each one sentence",
  async () => {
    const place = await sandbox();
    await listen(Number(place.PORT) + 1);
    const release = lockDataDir(place.DATA_DIR);
    onTestFinished(release);
    const { output, exitCode } = await doctor({
      ...place,
      ROLE: "boss",
      CHROMIUM_PATH: "/no/such",
    });
    expect(output).toMatch(/PROBLEM {2}settings: Settings are wrong.\n {2}ROLE: /);
    expect(output).toContain(`Port ${Number(place.PORT) + 1} is in use.`);
    expect(output).toContain(`already running on ${place.DATA_DIR}`);
    expect(output).toContain("/no/such does not run.");
    expect(output).toContain("4 of 13 checks failed.");
    expect(exitCode).toBe(1);
  },
);

test("a disk with less than one gigabyte free is a problem", () => {
  expect(() => assertFreeSpace("/data", 2 ** 29)).toThrow("0.5 GB are free on the disk of /data.");
  expect(() => assertFreeSpace("/data", 2 ** 31)).not.toThrow();
});

test.runIf(IS_LONG)("production needs its settings", async () => {
  const { output, exitCode } = await doctor({ NODE_ENV: "production" });
  expect(output).toContain("DATABASE_URL: production needs a PostgreSQL address");
  expect(exitCode).toBe(1);
});

test.runIf(IS_LONG)(
  "production reaches its database and its providers, or says which it does not",
  async () => {
    const postgres = await startTestPostgres();
    onTestFinished(() => postgres.stop());
    const provider = await listen(0);
    const mailbox = await startSmtpEmulator();
    onTestFinished(() => mailbox.close());
    const settings = {
      NODE_ENV: "production",
      SECRET_KEY,
      SMTP_URL: mailbox.smtpUrl.replace("//", "//mainstreet:hunter2@"),
      MAIL_FROM: "no-reply@mainstreet.example",
      PUBLIC_URL: "https://mainstreet.example",
      PORT: String(await freePorts(1)),
      DATABASE_URL: postgres.url,
      NETLIFY_API_URL: provider,
      AWS_ENDPOINT_URL_S3: provider,
    };
    const reached = await doctor(settings);
    // Tests need no built dashboard.
    expect(problemsIn(reached.output).filter((line) => !line.includes("built dashboard"))).toEqual(
      [],
    );
    expect(reached.output).toContain("mail server");
    const closed = `http://127.0.0.1:${await freePorts(1)}`;
    const away = await doctor({
      ...settings,
      NETLIFY_API_URL: closed,
      SMTP_URL: "smtp://mainstreet:hunter2@127.0.0.1:1",
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
    });
    expect(away.output).toContain(`PROBLEM  Netlify at ${closed}: it is not reachable.`);
    expect(away.output).toMatch(/PROBLEM {2}mail server: it takes no mail from us \(E\w+\)/);
    expect(reached.output + away.output).not.toContain("hunter2");
    expect(away.output).toContain("PROBLEM  database: it does not answer.");
    expect(away.output).not.toContain("PROBLEM  S3");
    expect(away.exitCode).toBe(1);
  },
);
