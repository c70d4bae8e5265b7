import type { LeadsDeps } from "./deps.ts";
import { startSpoolDrain } from "./features/leads/spool.ts";
import { buildLeadsApp } from "./leads-server.ts";
import { databaseFault } from "./platform/db/database-fault.ts";
import { checkCanary } from "./platform/secrets/secret-canary.ts";
import { assertPortFree } from "./platform/start-checks.ts";

/** Makes this process receive forms, and insert what it kept on disk. Returns where it listens and how to stop it. */
export async function startLeads(
  deps: LeadsDeps,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { config, db, sealer } = deps;
  const place = { port: config.leads.port, host: config.host };
  await assertPortFree(place);
  // With another key nothing that it takes could be read. While the database is away nobody can say.
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
