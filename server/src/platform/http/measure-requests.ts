import type { FastifyInstance, FastifyRequest } from "fastify";
import { requestSeconds } from "../metrics.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);

/** Counts and times every response. Labels never contain what a client sent. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, next) => {
    const { method } = request;
    const labels = {
      route: routeOf(request),
      method: METHODS.has(method) ? method : "other",
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    requestSeconds.observe(labels, reply.elapsedTime / 1_000);
    next();
  });
}

/** The pattern of the route. Unknown addresses count as one, and so do the dashboard's files, whose names change. */
function routeOf({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern === "/metrics") return pattern;
  if (pattern?.startsWith("/api/docs")) return "/api/docs/*";
  if (pattern?.startsWith("/api/")) return pattern;
  return url.startsWith("/api/") ? "unknown" : "dashboard";
}
