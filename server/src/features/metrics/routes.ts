import { createHash, timingSafeEqual } from "node:crypto";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics } from "prom-client";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { createHttpServer } from "../../platform/http/http-server.ts";
import { handleError } from "../../platform/http/error-handler.ts";
import { processMetrics } from "../../platform/metrics.ts";
import { isLoopback } from "../auth/limit-failures.ts";
import { databaseMetrics } from "./database-metrics.ts";

// Memory, processor time, garbage collection and delays of the event loop.
collectDefaultMetrics({ register: processMetrics });

/** Serves `GET /metrics` in Prometheus' text format to those who may read them; all others get 404. */
export function registerMetrics(
  app: FastifyInstance,
  { config, db }: Pick<Deps, "config" | "db">,
): void {
  const ofDatabase = databaseMetrics(db);
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) throw notFound(texts.shell.notFound);
    const figures = await Promise.all([processMetrics.metrics(), ofDatabase()]);
    return reply.type(processMetrics.contentType).send(figures.join(""));
  });
}

/** The server of a process that only runs jobs: it serves metrics and nothing else. Does not listen. */
export function buildWorkerApp(deps: Deps): FastifyInstance {
  const app = createHttpServer(deps);
  registerMetrics(app, deps);
  app.setNotFoundHandler((request, reply) =>
    handleError(notFound(texts.shell.notFound), request, reply),
  );
  return app;
}

/**
 * With a token, anyone who sends it. Without a token, in the sandbox only requests of the same machine that were not forwarded; in
 * production no one, since behind a proxy on the same machine every request comes from that machine (decision 140).
 */
function mayRead({ headers, socket }: FastifyRequest, config: Config): boolean {
  if (config.metricsToken !== undefined)
    return isSame(headers.authorization ?? "", `Bearer ${config.metricsToken}`);
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !config.isProduction && !isForwarded && isLoopback(socket.remoteAddress ?? "");
}

const FORWARDED = ["forwarded", "x-forwarded-for", "via"];

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
