import { Server } from "node:net";
import { promisify } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const SWEEP_MS = 100;

/** By then a load balancer has noticed that this process no longer listens. */
const LINGER_MS = 3_000;

/**
 * Lets the server close without cutting a request (docs/security.md §1, point 9, decision 149): it stops listening at once, and responses
 * have `Connection: close`. Kept-alive connections without a request are ended; in production only after a while, since a connection that
 * is ended while a request arrives means a failed request.
 */
export function drainOnClose(
  app: FastifyInstance,
  { isProduction }: { isProduction: boolean },
): void {
  let isDraining = false;
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isDraining = true;
    // HTTP's own `close` would end kept-alive connections, too.
    Server.prototype.close.call(app.server);
    if (isProduction) await waitForIdle(app);
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once("close", () => clearInterval(sweep));
  });
}

/** Waits until the last connection has ended by itself, but not for ever. */
async function waitForIdle({ server }: FastifyInstance): Promise<void> {
  const count = promisify(server.getConnections.bind(server));
  for (let waited = 0; waited < LINGER_MS && (await count()) > 0; waited += SWEEP_MS)
    await sleep(SWEEP_MS);
}
