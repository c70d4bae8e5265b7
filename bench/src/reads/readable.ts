import { signup } from "@mainstreet/contract/auth";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "../../../server/test/postgres-databases.ts";
import { startServerProcess } from "../../../server/test/server-process.ts";
import { startTestPostgres } from "../../../server/test/start-test-postgres.ts";
import { withDataDir } from "../run-sandbox.ts";
import { startEmulators } from "../start-emulators.ts";
import { ask } from "../use-api.ts";
import type { ReadTarget } from "./drive-http.ts";

type Site = Omit<ReadTarget, "url">;

/** A database with users who have a live campaign each. */
export type Readable = {
  settings: { DATABASE_URL: string } & Record<string, string>;
  sites: Site[];
};

const SITE = {
  serviceName: "Plumbing",
  city: "Winston-Salem",
  state: "NC",
  phone: "3365550142",
  netlifyTokenId: "default",
};

/** Runs the work with a database of that many users, which is deleted afterwards. */
export async function withReadable<T>(
  users: number,
  work: (readable: Readable) => Promise<T>,
): Promise<T> {
  const postgres = await startTestPostgres();
  const emulators = await startEmulators();
  try {
    const done = Promise.withResolvers<T>();
    await withDataDir(async (dataDir) => {
      const settings = {
        DATA_DIR: dataDir,
        DATABASE_URL: await createDatabase(postgres.url),
        NETLIFY_API_URL: `${emulators.netlifyUrl}/api/v1`,
        NETLIFY_DEFAULT_TOKEN: "nfp_benchmarkReads00001",
      };
      done.resolve(await work({ settings, sites: await makeSites(users, settings) }));
    });
    return await done.promise;
  } finally {
    await emulators.stop();
    await postgres.stop();
  }
}

async function makeSites(users: number, settings: Record<string, string>): Promise<Site[]> {
  const names = Array.from({ length: users }, (_, index) => `bench${index}`);
  const server = await startServerProcess(settings);
  try {
    return await Promise.all(names.map((name) => makeSite(server.url, name)));
  } finally {
    server.child.kill("SIGTERM");
    await server.gone;
  }
}

async function makeSite(url: string, name: string): Promise<Site> {
  const person = { name, email: `${name}@example.com`, password: "correct horse" };
  const join = { method: "POST", path: signup.path, body: person };
  const { token } = await ask(url, join, signup.shapes.response);
  const make = { method: "POST", path: createCampaign.path, token, body: SITE };
  const { id } = await ask(url, make, createCampaign.shapes.response);
  const read = { method: "GET", path: `/campaigns/${id}`, token };
  while (!(await ask(url, read, getCampaign.shapes.response)).deployed) await pause(50);
  return { path: `/api/campaigns/${id}`, token };
}
