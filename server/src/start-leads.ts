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
  const { config, db, sealer } = deps;
  const place = { port: config.leads.port, host: config.host };
  await assertPortFree(place);
  // Posts that are sealed with another key could not be read. While the database is away the key cannot be checked.
  await checkCanary(db, sealer).catch((error: unknown) => {
    if (databaseFault(error) === undefined) throw error;
  });
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
