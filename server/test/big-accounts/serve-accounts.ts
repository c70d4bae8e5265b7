import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import { pino } from "pino";
import { buildApp } from "../../src/app.ts";
import { parseConfig } from "../../src/config.ts";
import type { Deps } from "../../src/deps.ts";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { openJobs } from "../../src/platform/jobs/jobs.ts";
import { createRequestLimits } from "../../src/platform/http/request-limits.ts";
import { createSealer } from "../../src/platform/secrets/secrets.ts";

/** The API on a seeded database, without providers and without a worker: nothing changes during the measurement. */
export type Served = {
  app: FastifyInstance;
  deps: Deps;
  /** Addresses of all GETs of the API, as Fastify was given them: `/api/campaigns/:id`. */
  gets: ReadonlySet<string>;
  close(): Promise<void>;
};

/** Nobody listens there. */
const NOWHERE = "http://127.0.0.1:9";

export async function serveAccounts(url: string): Promise<Served> {
  const database = await openDatabase({ url });
  const secretKey = Buffer.alloc(32, 7).toString("base64");
  const config = parseConfig({
    NODE_ENV: "test",
    ROLE: "api",
    SECRET_KEY: secretKey,
    RATE_LIMITS: "off",
    CASHFREE_API_URL: NOWHERE,
    CASHFREE_APP_ID: "nobody",
    CASHFREE_SECRET_KEY: "nothing",
  });
  const { db } = database;
  const log = pino({ level: "silent" });
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  const sealer = createSealer(secretKey);
  const limits = createRequestLimits(config, db);
  // Streams that would stay open for as long as their user watches end at once.
  const deps: Deps = { config, db, jobs, sealer, limits, log, stopping: AbortSignal.abort() };
  const { app, gets } = await buildWatched(deps);
  const close = async () => {
    await app.close();
    await jobs.close();
    await database.close();
  };
  return { app, deps, gets, close };
}

async function buildWatched(deps: Deps): Promise<Pick<Served, "app" | "gets">> {
  const gets = new Set<string>();
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", (route: RouteOptions) => {
      if (!route.config?.isRefusal && [route.method].flat().includes("GET")) gets.add(route.url);
    });
  subscribe("fastify.initialization", note);
  const app = await buildApp(deps);
  unsubscribe("fastify.initialization", note);
  const isOurs = (address: string) => /^\/api\/(?!docs)/.test(address);
  return { app, gets: new Set([...gets].filter(isOurs)) };
}
