import { setTimeout as sleep } from "node:timers/promises";
import type { LeadsDeps } from "./deps.ts";
import { startSpoolDrain } from "./features/leads/spool.ts";
import { buildLeadsApp } from "./leads-server.ts";
import { databaseFault } from "./platform/db/database-fault.ts";
import { checkCanary } from "./platform/secrets/secret-canary.ts";
import { assertPortFree } from "./platform/start-checks.ts";

/** Makes this process receive forms, and insert posts that are stored on disk. Returns its address and a function that stops it. */
export async function startLeads(
  deps: LeadsDeps,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { config } = deps;
  const place = { port: config.leads.port, host: config.host };
  await assertPortFree(place);
  await checkKey(deps);
  const app = buildLeadsApp(deps);
  const url = await app.listen(place);
  const stopDrain = startSpoolDrain(deps);
  return {
    url,
    async stop() {
      await stopDrain();
      await app.close();
    },
  };
}

const UNDEFINED_TABLE = "42P01";
const POLL_MS = 500;

/**
 * Posts that are sealed with another key could not be read. While the database is away the key cannot be checked. Before the first start
 * of all another process creates the tables, which is awaited: no form exists until then.
 */
async function checkKey({ db, sealer, stopping }: LeadsDeps): Promise<void> {
  for (;;)
    try {
      return await checkCanary(db, sealer);
    } catch (error) {
      if (databaseFault(error) !== undefined) return;
      if (!hasNoTables(error)) throw error;
      await sleep(POLL_MS, undefined, { signal: stopping });
    }
}

const hasNoTables = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === UNDEFINED_TABLE) || hasNoTables(error.cause));
