import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { liveReader, PLUMBING } from "../../../test/harness.ts";
import { effects } from "../../../test/provider-controls.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../platform/auditor/audit.ts";
import { CRASH_POINTS } from "../../platform/crash-points.ts";
import { openDatabase } from "../../platform/database.ts";

/** Longer than the queue takes to notice a dead worker on PostgreSQL. */
const RECOVERY_MS = 60_000;

/** A database and a Netlify that outlive the server, and the settings that lead to them. */
async function openWorld() {
  const { location, remove } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-kill-"));
  if ("dataDir" in location) await rename(location.dataDir, join(dataDir, "database"));
  const netlify = await startNetlifyEmulator({});
  const settings = {
    DATA_DIR: dataDir,
    ...("url" in location && { DATABASE_URL: location.url }),
    NETLIFY_API_URL: `${netlify.url}/api/v1`,
    NETLIFY_DEFAULT_TOKEN: sandboxDefaultToken,
  };
  const database = "url" in location ? location : { dataDir: join(dataDir, "database") };
  async function close() {
    await netlify.close();
    if ("url" in location) await remove();
    await rm(dataDir, { recursive: true });
  }
  return { settings, netlify, database, close };
}

type Session = { url: string; token: string };

async function call<T>({ url, token }: Session, path: string, body?: object): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      "idempotency-key": "the-form",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

test.concurrent.for(CRASH_POINTS)(
  "killed at %s, the site still goes live once, for one credit",
  { timeout: 180_000 },
  async (point, { expect, onTestFinished }) => {
    const world = await openWorld();
    onTestFinished(world.close);
    const doomed = await startServerProcess({ ...world.settings, CRASH_AT: point });
    onTestFinished(() => void doomed.child.kill("SIGKILL"));
    const asha = { name: "Asha", email: "asha@example.test", password: "correct horse" };
    const { token } = await call<{ token: string }>(
      { url: doomed.url, token: "" },
      "/auth/signup",
      asha,
    );
    // The answer may be lost with the server: the form is then sent again with its key, as the web app does.
    await call({ url: doomed.url, token }, "/campaigns", PLUMBING).catch(() => undefined);
    expect(await doomed.gone).toBe("SIGKILL");

    const server = await startServerProcess(world.settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const session = { url: server.url, token };
    const { id } = await call<{ id: string }>(session, "/campaigns", PLUMBING);
    const status = async () =>
      (await call<{ deploymentStatus: string }>(session, `/campaigns/${id}`)).deploymentStatus;
    await expect.poll(status, { timeout: RECOVERY_MS, interval: 200 }).toBe("deployed");
    expect(await call(session, "/credits/balance")).toEqual({ credits: 4 });
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    const sites = (await effects(world.netlify)).filter(({ kind }) => kind === "site");
    expect(sites).toHaveLength(1);
    const database = await openDatabase(world.database);
    const evidence = {
      isSettled: true,
      acknowledged: [id],
      readLive: liveReader({ netlify: world.netlify, s3: world.netlify }),
    };
    expect(await audit(database.db, evidence)).toEqual([]);
    await database.close();
  },
);
