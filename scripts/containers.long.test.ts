import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { signup } from "../contract/src/auth.ts";
import { freePorts } from "../e2e/support/free-ports.ts";
import { startOwnPostgres } from "../server/test/own-postgres.ts";
import type { OwnPostgres } from "../server/test/own-postgres.ts";
import { buildImage, envOf } from "./containers/build-image.ts";
import type { Image } from "./containers/build-image.ts";
import { serviceEnvironment, readServices, root } from "./containers/read-containers.ts";
import { call } from "./seed/call.ts";

// Docker is not needed: the commands of Dockerfile, compose.yaml and containers/ run in folders of their own, from a clean clone.

const run = promisify(execFile);
const services = readServices();
const operator = {
  DATABASE_PASSWORD: "5d1f0c7ab2",
  SECRET_KEY: Buffer.alloc(32, 3).toString("base64"),
};

const hasPsql = await run("psql", ["--version"]).then(
  () => true,
  () => false,
);

let place: string;
let image: Image;
let postgres: OwnPostgres;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "mainstreet-image-"));
  await run("git", ["clone", "--quiet", root, join(place, "clone")]);
  image = await buildImage(join(place, "clone"), place);
  postgres = await startOwnPostgres();
}, 900_000);

afterAll(async () => {
  await postgres.remove();
  await rm(place, { recursive: true, force: true });
});

/** Makes roles and database as the container of PostgreSQL does at its first start; returns the server's `host:port`. */
async function createDatabase(): Promise<string> {
  const admin = new URL(postgres.adminUrl);
  const env = {
    PATH: process.env["PATH"] ?? "",
    PGHOST: admin.hostname,
    PGPORT: admin.port,
    PGPASSWORD: admin.password,
    POSTGRES_USER: admin.username,
    ...serviceEnvironment(services.db, operator),
  };
  // The test's own PostgreSQL already has a role of this name.
  const rename = ["--username", admin.username, "postgres", "-c"];
  await run("psql", [...rename, "alter role mainstreet rename to tests"], { env });
  await run("sh", [join(root, "containers/create-database.sh")], { env });
  return admin.host;
}

/** Starts a service as its container would; `port` and the next one replace the container's own ports. */
function start(service: "api" | "worker" | "leads", host: string, port: number): ChildProcess {
  const env = { ...envOf(image), ...serviceEnvironment(services[service], operator) };
  env["DATABASE_URL"] = env["DATABASE_URL"]?.replace("@db:5432", `@${host}`) ?? "";
  const [program = "", ...options] = image.command;
  return spawn(program, options, {
    cwd: image.folder,
    env: { ...env, PORT: String(port), LEADS_PORT: String(port + 1) },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function isHealthy(port: number): Promise<boolean> {
  const [program = "", ...options] = image.healthcheck;
  const env = { ...envOf(image), PORT: String(port) };
  return run(program, options, { env }).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

test.skipIf(!hasPsql)(
  "API, worker and receiver of the image run on the database that the compose file makes",
  async () => {
    const host = await createDatabase();
    const port = await freePorts(2);
    expect(await isHealthy(port)).toBe(false);
    const children = [
      start("api", host, port),
      start("worker", host, port),
      start("leads", host, port),
    ];
    onTestFinished(() => children.forEach((child) => child.kill("SIGKILL")));
    await expect.poll(() => isHealthy(port), { timeout: 60_000 }).toBe(true);
    const origin = `http://127.0.0.1:${port}`;
    const page = await fetch(origin, { headers: { accept: "text/html" } });
    expect(await page.text()).toContain("<title>Mainstreet");
    const body = { name: "Pat", email: "pat@example.com", password: "secret-pat" };
    expect((await call({ origin }, signup, { body })).user.email).toBe(body.email);
    // An empty post is refused with what it lacks. The receiver of forms may be ready after the API.
    const post = () => fetch(`http://127.0.0.1:${port + 1}/f/unknown`, { method: "POST" });
    const statusOfPost = () => post().then(({ status }) => status, String);
    await expect.poll(statusOfPost, { timeout: 60_000 }).toBe(422);
    expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null, null]);
    expect(await Promise.all(children.map(stop))).toEqual([0, 0, 0]);
  },
);
