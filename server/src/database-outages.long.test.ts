import { setTimeout as sleep } from "node:timers/promises";
import type { Failure } from "@mainstreet/contract/responses";
import { texts } from "@mainstreet/contract/texts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING } from "../test/harness.ts";
import { type OwnPostgres, startOwnPostgres } from "../test/own-postgres.ts";
import {
  openProductWorld,
  type ProductWorld,
  type ServerClient,
  signUpOver,
} from "../test/product-world.ts";
import { type ServerProcess, startServerProcess } from "../test/server-process.ts";
import { audit } from "./auditor/audit.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { withTimeout } from "./platform/with-timeout.ts";

const CREDITS = 500;
/** Far longer than anything here takes on a slow machine. */
const PATIENCE_MS = 120_000;

let postgres: OwnPostgres;
let world: ProductWorld;
let server: ServerProcess;
let session: ServerClient;
beforeAll(async () => {
  [postgres, world] = await Promise.all([startOwnPostgres(), openProductWorld()]);
  server = await start();
  session = await signUpOver(server.url);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all([world.close(), postgres.remove()]);
  server.child.kill("SIGKILL");
  await server.gone;
});

function start(): Promise<ServerProcess> {
  const settings = { DATABASE_URL: postgres.url, SIGNUP_CREDITS: String(CREDITS) };
  // Errors that it logs during the outage show in its responses too.
  return startServerProcess({ ...world.settings, ...settings, LOG_LEVEL: "silent" });
}

type ApiResponse = {
  status: number;
  retryAfter: string | null;
  body: Partial<Failure> & { id?: string };
};

let keys = 0;

async function call(path: string, body?: object, key = `key-${(keys += 1)}`): Promise<ApiResponse> {
  const response = await fetch(`${session.url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${session.token}`,
      ...(body && { "content-type": "application/json", "idempotency-key": key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get("retry-after");
  return {
    status: response.status,
    retryAfter,
    body: (await response.json()) as ApiResponse["body"],
  };
}

const create = (key?: string) => call("/campaigns", PLUMBING, key);

/** Repeats the request until the response is the expected one. */
async function until(status: number, ask: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const begin = performance.now();
  for (let response = await ask(); ; response = await ask()) {
    if (response.status === status) return response;
    if (performance.now() - begin > PATIENCE_MS) throw new Error(JSON.stringify(response));
    await sleep(100);
  }
}

function failure(code: string, message: string) {
  const body = { code, message, error: message, requestId: expect.any(String) };
  return { status: 503, retryAfter: "2", body };
}
const AWAY = failure("UNAVAILABLE", texts.shell.unavailable);
const FULL = failure("STORAGE_FULL", texts.shell.storageFull);

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres.adminUrl });
  // The test's own connection may be among those that are ended.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const DROP_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Ends the server as an operator does. Returns how long that took, in ms. */
async function stopServer(): Promise<number> {
  const begin = performance.now();
  server.child.kill("SIGTERM");
  expect(await withTimeout(PATIENCE_MS, "Stopping", server.gone)).toBeNull();
  expect(server.child.exitCode).toBe(0);
  return Math.round(performance.now() - begin);
}

/** Every acknowledged site was paid for once, and nothing else was; all of them go live; and the auditor finds nothing. */
async function assertSettled(): Promise<void> {
  const atRest = async () => {
    const { body } = await call("/campaigns");
    const { campaigns = [] } = body as { campaigns?: { deploymentStatus: string }[] };
    return campaigns.filter(({ deploymentStatus }) => deploymentStatus === "deployed").length;
  };
  await expect.poll(atRest, { timeout: PATIENCE_MS, interval: 250 }).toBe(made.size);
  expect((await call("/credits/balance")).body).toEqual({ credits: CREDITS - made.size });
  const database = await openDatabase({ url: postgres.url });
  expect(await audit(database.db, { isSettled: true })).toEqual([]);
  await database.close();
}

const made = new Set<string>();
const note = ({ status, body }: ApiResponse) => status === 201 && made.add(body.id ?? "");

const patient = { timeout: PATIENCE_MS * 3 };

test(
  "stopped and started again, the database costs 503 responses until it is back, and nobody a credit",
  patient,
  async () => {
    note(await create());
    await postgres.stop();
    const calls = [call("/health"), call("/credits/balance"), call("/campaigns"), create("kept")];
    expect(await Promise.all(calls)).toEqual([AWAY, AWAY, AWAY, AWAY]);
    await postgres.start();
    await until(200, () => call("/health"));
    const again = [await until(201, () => create("kept")), await until(201, () => create("kept"))];
    expect(again[0]?.body.id).toBe(again[1]?.body.id);
    again.forEach(note);
    await assertSettled();
  },
);

test(
  "without room on its disk it costs responses 503 that say so, until there is some",
  patient,
  async ({ skip }) => {
    const { sharesDisk } = postgres;
    skip(sharesDisk !== undefined, `No small disk can be mounted here: ${sharesDisk}`);
    await postgres.fillDisk();
    let key = "";
    const refused = await until(503, async () => {
      key = `full-${(keys += 1)}`;
      const response = await create(key);
      note(response);
      return response;
    });
    expect(refused).toEqual(FULL);
    expect((await call("/credits/balance")).body).toEqual({ credits: CREDITS - made.size });
    // Then its log has no space either: it stops, and cannot start again by itself.
    await expect(useUpLog()).rejects.toThrow();
    expect(await until(503, () => call("/health"))).toEqual(AWAY);
    await postgres.makeRoom();
    // It has stopped by then, is about to, or, very rarely, stays in recovery for ever.
    await postgres.stop();
    await postgres.start();
    note(await until(201, () => create(key)));
    await assertSettled();
  },
);

/** More segments of the log than were created beforehand. */
async function useUpLog(): Promise<void> {
  for (let segment = 0; segment < 20; segment += 1) {
    await asAdmin("select pg_create_restore_point('full')");
    await asAdmin("select pg_switch_wal()");
  }
}

test(
  "with every connection dropped it goes on, and then or without a database the process shuts down cleanly",
  patient,
  async () => {
    for (const _ of [1, 2, 3]) {
      const calls = [createSurely(), createSurely(), until(200, () => call("/credits/balance"))];
      await asAdmin(DROP_ALL);
      await Promise.all(calls);
    }
    await assertSettled();
    await asAdmin(DROP_ALL);
    const dropped = await stopServer();
    server = await start();
    await postgres.stop();
    const away = await stopServer();
    console.log(
      `Ended in ${dropped} ms with connections dropped, in ${away} ms without a database.`,
    );
  },
);

/** Like the web app after a lost response: sends the same request again, under the same key. */
async function createSurely(): Promise<void> {
  const key = `sure-${(keys += 1)}`;
  const calls = async () => {
    const response = await create(key);
    if (response.status !== 201) expect(response).toEqual(AWAY);
    return response;
  };
  note(await until(201, calls));
}
