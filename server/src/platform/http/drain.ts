import type { FastifyInstance } from "fastify";

const SWEEP_MS = 100;

/**
 * Lets the server close without cutting a request: once draining, answers carry `Connection: close` and idle
 * keep-alive connections are ended, so that `app.close()` waits only for work at hand (security.md §1.9).
 */
export function drainOnClose(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isDraining = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once("close", () => clearInterval(sweep));
  });
}
