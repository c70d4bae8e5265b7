import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCashfreeEmulator } from "@mainstreet/emulators/cashfree/cashfree-emulator";
import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import type { DatabaseLocation } from "../src/platform/db/open-database.ts";
import { createTestDatabase } from "./database.ts";
import { cashfreeSettings } from "./harness.ts";

/** A database and providers that outlive a server process, and the settings that lead it to them. */
export type ProductWorld = {
  settings: Record<string, string>;
  netlify: { url: string };
  cashfree: { url: string };
  database: DatabaseLocation;
  close(): Promise<void>;
};

export async function openProductWorld(): Promise<ProductWorld> {
  const { location, remove } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-world-"));
  if ("dataDir" in location) await rename(location.dataDir, join(dataDir, "database"));
  const netlify = await startNetlifyEmulator({});
  const cashfree = await startCashfreeEmulator();
  return {
    settings: {
      DATA_DIR: dataDir,
      ...("url" in location && { DATABASE_URL: location.url }),
      NETLIFY_API_URL: `${netlify.url}/api/v1`,
      NETLIFY_DEFAULT_TOKEN: sandboxDefaultToken,
      ...cashfreeSettings(cashfree.url),
    },
    netlify,
    cashfree,
    database: "url" in location ? location : { dataDir: join(dataDir, "database") },
    async close() {
      await Promise.all([netlify.close(), cashfree.close()]);
      if ("url" in location) await remove();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Somebody at a server process: its address, and a bearer token once there is one. */
export type Session = { url: string; token: string };

/** One call over HTTP; with a body it is a POST under one Idempotency-Key a path, as the web app sends a form. */
export async function callOver<T>(
  { url, token }: Session,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(body && { "content-type": "application/json", "idempotency-key": path }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

/** Signs a first user up. */
export async function signUpOver(url: string): Promise<Session> {
  const asha = { name: "Asha", email: "asha@example.test", password: "correct horse" };
  const { token } = await callOver<{ token: string }>({ url, token: "" }, "/auth/signup", asha);
  return { url, token };
}
