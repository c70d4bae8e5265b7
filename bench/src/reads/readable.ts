import { once } from "node:events";
import { signup } from "@mainstreet/contract/auth";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { createDatabase } from "../../../server/test/postgres-databases.ts";
import { type ServerProcess, startServerProcess } from "../../../server/test/server-process.ts";
import { startTestPostgres } from "../../../server/test/start-test-postgres.ts";
import { withDataDir } from "../run-sandbox.ts";
import { startEmulators } from "../start-emulators.ts";
import { ask } from "../use-api.ts";
import { askOnce, type Asked } from "./drive-http.ts";
import { type Statement, statement } from "./statement.ts";

type Site = Omit<Asked, "url">;

/** A database with users who have a campaign each, which is live, and what reading the first of them takes. */
export type Readable = {
  settings: { DATABASE_URL: string } & Record<string, string>;
  sites: Site[];
  /** What the server sends to PostgreSQL for it. */
  statements: Statement[];
};

const program = fileURLToPath(new URL("./note-statements.ts", import.meta.url));
const SITE = {
  serviceName: "Plumbing",
  city: "Winston-Salem",
  state: "NC",
  phone: "3365550142",
  netlifyTokenId: "default",
};

/** Runs the work with one of so many users, which is gone afterwards. */
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
      done.resolve(await work({ settings, ...(await makeReadable(users, settings)) }));
    });
    return await done.promise;
  } finally {
    await emulators.stop();
    await postgres.stop();
  }
}

async function makeReadable(users: number, settings: Record<string, string>) {
  const names = Array.from({ length: users }, (_, index) => `bench${index}`);
  const sites = await withServer(startServerProcess(settings), ({ url }) =>
    Promise.all(names.map((name) => makeSite(url, name))),
  );
  // No worker: it sends statements of its own.
  const noting = startServerProcess({ ...settings, ROLE: "api" }, program);
  return withServer(noting, async (server) => {
    await noted(server);
    for (const site of sites.slice(0, 1)) await askOnce({ ...site, url: server.url });
    return { sites, statements: await noted(server) };
  });
}

async function withServer<T>(
  starting: Promise<ServerProcess>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await starting;
  try {
    return await work(server);
  } finally {
    server.child.kill("SIGTERM");
    await server.gone;
  }
}

/** What was sent since it was last asked. */
async function noted({ child }: ServerProcess): Promise<Statement[]> {
  const answered = once(child, "message");
  child.send("noted");
  const [statements] = await answered;
  return z.array(statement).parse(statements);
}

async function makeSite(url: string, name: string): Promise<Site> {
  const person = { name, email: `${name}@example.com`, password: "correct horse" };
  const join = { method: "POST", path: signup.path, body: person };
  const { token } = await ask(url, join, signup.shapes.answer);
  const make = { method: "POST", path: createCampaign.path, token, body: SITE };
  const { id } = await ask(url, make, createCampaign.shapes.answer);
  const read = { method: "GET", path: `/campaigns/${id}`, token };
  while (!(await ask(url, read, getCampaign.shapes.answer)).deployed) await pause(50);
  return { path: `/api/campaigns/${id}`, token };
}
