import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import type { Database } from "./platform/db/database.ts";
import { withTimeout } from "./platform/with-timeout.ts";

/** How long requests and deployments in flight may take: together with the closing less than the 30 s that Kubernetes allows. */
const GRACE_MS = 25_000;

type Running = {
  app: FastifyInstance;
  deps: Deps;
  database: Database;
  stopWorker(): void;
  /** Resolves once the sites that are just being started are started. */
  stopDispatcher(): Promise<void>;
  /** Aborts `deps.stopping`. */
  stopping: AbortController;
};

/**
 * Stops accepting requests and jobs, lets those in flight end within one grace period, then closes queue and database. A request that waits
 * for a deployment responds at once; a job that takes longer than the grace period is fetched by another worker.
 */
export async function shutDown(running: Running): Promise<void> {
  const { app, deps, database, stopWorker, stopDispatcher, stopping } = running;
  stopping.abort();
  stopWorker();
  const fed = withTimeout(GRACE_MS, "Starting sites", stopDispatcher()).catch((err: unknown) =>
    deps.log.error({ err }, "stopping"),
  );
  await Promise.all([endRequests(app), deps.jobs.drain(GRACE_MS), fed]);
  for (const close of [deps.jobs.close, database.close]) {
    // Whatever does not close ends with the process.
    await close().catch((err: unknown) => deps.log.error({ err }, "stopping"));
  }
}

async function endRequests(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
}
