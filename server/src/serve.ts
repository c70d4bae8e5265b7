import { join } from "node:path";
import { type Logger, pino } from "pino";
import { buildApp } from "./app.ts";
import { type Config, parseConfig } from "./config.ts";
import type { Deps } from "./deps.ts";
import { startErasures } from "./features/account-erasure/erase-due.ts";
import { startHttpsWorker } from "./features/bucket-https/start-https-worker.ts";
import { prepareSampleCompany } from "./features/company/company.ts";
import { startDispatcher } from "./features/creation-runs/dispatch-runs.ts";
import { startDomainPoller } from "./features/domains/poll-domains.ts";
import { startFormTrials } from "./features/form-trials/run-due-trials.ts";
import { startMailSender } from "./features/mail/start-mail-sender.ts";
import { startOperationDispatcher } from "./features/operations/dispatch-operations.ts";
import { startMoveDispatcher } from "./features/host-moves/dispatch-moves.ts";
import { findMissingForSale } from "./features/public-pages/find-missing-for-sale.ts";
import { startWorker } from "./features/deployments/start-worker.ts";
import { buildWorkerApp } from "./features/metrics/routes.ts";
import { startRefundSweeper } from "./features/refunds/sweep-refunds.ts";
import { startRetention } from "./features/retention/apply-retention.ts";
import { startOrderSweeper } from "./features/payments/sweep-orders.ts";
import { startPictureSweeper } from "./features/pictures/sweep-pictures.ts";
import { startTrashSweeper } from "./features/trash/sweep-trash.ts";
import { startBlobSweeper } from "./features/site-history/sweep-blobs.ts";
import { startLeads } from "./start-leads.ts";
import { armCrashPoint } from "./platform/crash-points.ts";
import { lockDataDir } from "./platform/db/data-dir-lock.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { loggerOptions } from "./platform/http/logging.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { databaseFault } from "./platform/db/database-fault.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { warnOfMissingProxy } from "./platform/http/untrusted-forwards.ts";
import { assertPortFree, startFailure } from "./platform/start-checks.ts";
import { loadSecretKey } from "./platform/secrets/secret-key.ts";
import { createRequestLimits } from "./platform/http/request-limits.ts";
import { checkCanary } from "./platform/secrets/secret-canary.ts";
import { createSealer } from "./platform/secrets/secrets.ts";
import { shutDown } from "./shut-down.ts";

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  if (config.crashAt) armCrashPoint(config.crashAt);
  const log = pino(loggerOptions(config.logLevel));
  warnOfMissingProxy({ config, log });
  return config.role === "leads" ? serveLeads(config, log) : serve(config, log);
}

async function serve(config: Config, log: Logger): Promise<void> {
  if (config.role !== "worker") await assertPortFree(config);
  const release = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { dataDir: join(config.dataDir, "database") },
  );
  await migrateDatabase(database);
  const sealer = createSealer(loadSecretKey(config), config.otherSecretKey);
  await checkCanary(database.db, sealer);
  await prepareSampleCompany(database.db, config);
  await warnOfMissing({ config, db: database.db, log });
  const jobs = await openJobs(database, (err) => log.error({ err }, "job queue"));
  const stopping = new AbortController();
  const { db } = database;
  const limits = createRequestLimits(config, db);
  const deps: Deps = { config, db, jobs, sealer, limits, log, stopping: stopping.signal };

  const app = config.role === "worker" ? buildWorkerApp(deps) : await buildApp(deps);
  const stopWorker = config.role === "api" ? () => undefined : await startWorker(deps);
  if (config.role !== "api") await startHttpsWorker(deps);
  const stopDispatcher = config.role === "api" ? async () => undefined : startDispatchers(deps);
  const stopSweeper = config.role === "api" ? () => undefined : startOrderSweeper(deps);
  const stopRefundSweeper = config.role === "api" ? () => undefined : startRefundSweeper(deps);
  const stopPictureSweeper = config.role === "api" ? () => undefined : startPictureSweeper(deps);
  const port = config.role === "worker" ? config.metricsPort : config.port;
  const url = port === undefined ? "" : await app.listen({ port, host: config.host });
  const leads = config.role === "all" ? await startLeads(deps) : undefined;

  stopOnSignals(log, async () => {
    stopSweeper();
    stopRefundSweeper();
    stopPictureSweeper();
    await leads?.stop();
    await shutDown({ app, deps, database, stopWorker, stopDispatcher, stopping });
    release();
  });
  // Notifies a parent process that started us that the server is ready, and lets the parent stop it properly.
  process.send?.({ url, leadsUrl: leads?.url });
}

/** The process that only receives forms: it starts, and accepts posts, while the database is away. */
async function serveLeads(config: Config, log: Logger): Promise<void> {
  if (!config.databaseUrl)
    throw new Error("ROLE=leads needs DATABASE_URL, which it shares with the other processes.");
  const database = await openDatabase({ url: config.databaseUrl });
  const { db } = database;
  const sealer = createSealer(loadSecretKey(config), config.otherSecretKey);
  const stopping = new AbortController();
  const limits = createRequestLimits(config, db);
  const leads = await startLeads({ config, db, sealer, limits, log, stopping: stopping.signal });
  stopOnSignals(log, async () => {
    stopping.abort();
    await leads.stop();
    await database.close();
  });
  process.send?.({ url: leads.url, leadsUrl: leads.url });
}

/** Logs for the operator why nothing can be sold although the payment provider is set up. */
async function warnOfMissing(deps: Pick<Deps, "config" | "db" | "log">): Promise<void> {
  if (!deps.config.isProduction || !deps.config.cashfree) return;
  const missing = await findMissingForSale(deps);
  if (missing.length > 0) deps.log.warn({ missing }, "credits are not sold yet");
}

/**
 * Makes this process start what is due of runs, moves and erasures, check domains, try forms and send mails. Returns a function that stops
 * all of it.
 */
function startDispatchers(deps: Deps): () => Promise<void> {
  const stops = [
    startDispatcher(deps),
    startMoveDispatcher(deps),
    startOperationDispatcher(deps),
    startDomainPoller(deps),
    startMailSender(deps),
    startErasures(deps),
    startRetention(deps),
    startBlobSweeper(deps),
    startTrashSweeper(deps),
    startFormTrials(deps),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Shuts the process down properly at SIGTERM and SIGINT: with exit code 0, or 1 when stopping failed. */
function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  const fail = (err: unknown) => {
    log.error({ err }, "shutdown failed");
    process.exit(1);
  };
  const onSignal = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    // pg-boss closes its listening connection without an error handler: if the connection is lost at that moment, the process must not end.
    process.on("uncaughtException", (err) => {
      if (databaseFault(err) === undefined) fail(err);
      else log.error({ err }, "stopping");
    });
    void stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}

main().catch((error: unknown) => {
  // A start that fails prints one sentence for the person who started it, not a stack trace.
  console.error(startFailure(error));
  process.exit(1);
});
