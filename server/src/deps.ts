import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { Db } from "./platform/db/database.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { RequestLimits } from "./platform/http/request-limits.ts";
import type { Sealer } from "./platform/secrets/secrets.ts";

/** Everything that a feature needs, built once in `main.ts` (or by a test) and passed as a parameter. */
export type Deps = {
  config: Config;
  db: Db;
  jobs: Jobs;
  sealer: Sealer;
  limits: RequestLimits;
  log: FastifyBaseLogger;
  /** Aborted when the process has to stop, so that requests that only wait respond at once. */
  stopping: AbortSignal;
};

/** What the process that receives forms needs: it has no queue, and starts without the database. */
export type LeadsDeps = Omit<Deps, "jobs">;
