import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import type { TestPostgres } from "./start-test-postgres.ts";
import type { Installation } from "./unpack-postgres.ts";

/** Another process may take the port first, or a shared memory block still be in use. */
const ATTEMPTS = 5;

/** The files of a PostgreSQL and the password of its two accounts: `postgres`, and `mainstreet` once it has been started. */
export type Cluster = Installation & { data: string; password: string };
export type Server = { child: ChildProcess; port: number; output(): string };

/**
 * Makes a cluster and starts it, with every setting at its default (so fsync is on) except the number of connections and the cost of their
 * passwords. The address given out belongs to an ordinary owner of databases, as in production: row-level security does not apply to a
 * superuser.
 * @throws Error with the server's own words if it does not start.
 */
export async function startPostgres(installation: Installation): Promise<TestPostgres> {
  const cluster = await makeCluster(installation, join(installation.folder, "data"));
  const server = await startServer(cluster, freePort);
  return { url: postgresAddress(server, cluster), stop: () => stop(server.child) };
}

/** Starts the server of a cluster, on the port that is given out for each attempt. */
export async function startServer(
  cluster: Cluster,
  portOf: () => Promise<number>,
  settings: readonly string[] = [],
): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const server = runServer(cluster, await portOf(), settings);
    if (await isReady(server, cluster)) return server;
    await stop(server.child);
    if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start:\n${server.output()}`);
    await pause(1_000);
  }
}

/** The address of its maintenance database, for the ordinary account or another one. */
export function postgresAddress(
  { port }: Server,
  { password }: Cluster,
  account = "mainstreet",
): string {
  return `postgresql://${account}:${password}@127.0.0.1:${port}/postgres`;
}

/** Makes a cluster in `data`, which may be there already if it is empty. */
export async function makeCluster(installation: Installation, data: string): Promise<Cluster> {
  const { folder, account } = installation;
  const passwordFile = join(folder, "password");
  const password = randomBytes(16).toString("hex");
  await mkdir(data, { mode: 0o700, recursive: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [data, passwordFile]) await chown(path, account.uid, account.gid);
  const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const options = [`--pgdata=${data}`, ...access, "--encoding=UTF8", ...installation.initdbOptions];
  await promisify(execFile)(join(folder, "bin/initdb"), options, { ...account, cwd: folder });
  await rm(passwordFile);
  return { ...installation, data, password };
}

function runServer(
  { folder, account, data, settings: installed }: Cluster,
  port: number,
  more: readonly string[],
): Server {
  const settings = [
    ...more,
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    ...installed,
  ];
  const options = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const stdio = ["ignore", "ignore", "pipe"] as const;
  const child = spawn(join(folder, "bin/postgres"), options, {
    ...account,
    cwd: folder,
    stdio: [...stdio],
  });
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  return { child, port, output: () => output };
}

/** Makes the ordinary account as soon as the server responds; false if the server ends before that, or does not respond for 20 s. */
async function isReady({ child, port }: Server, { password }: Cluster): Promise<boolean> {
  for (let waited = 0; waited < 20_000 && child.exitCode === null; waited += 50) {
    const client = new Client({
      host: "127.0.0.1",
      port,
      user: "postgres",
      password,
      database: "postgres",
    });
    try {
      await client.connect();
      await client
        .query(`create role mainstreet login createdb createrole password '${password}'`)
        // A server that is started again has it already.
        .catch((error: { code?: string }) =>
          error.code === "42710" ? undefined : Promise.reject(error as Error),
        );
      return true;
    } catch {
      await pause(50);
    } finally {
      await client.end();
    }
  }
  return false;
}

/** By default PostgreSQL's immediate shutdown: data that it has not written yet would be deleted with the folder anyway. */
export async function stop(child: ChildProcess, how: NodeJS.Signals = "SIGQUIT"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(how);
  const lastResort = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await exited;
  clearTimeout(lastResort);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
