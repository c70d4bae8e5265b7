import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { parseConfig } from "../../config.ts";
import { createHttpServer } from "./http-server.ts";

/** Longer than Fastify's default time limit for closing. */
const SLOW_MS = 12_000;

test("a request that takes long when the server stops gets its response, and the server shuts down cleanly after it", async () => {
  const app = createHttpServer({
    config: parseConfig({ NODE_ENV: "test" }),
    log: pino({ level: "silent" }),
  });
  const begun = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    begun.resolve();
    await sleep(SLOW_MS);
    return "done";
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const slow = fetch(`${url}/slow`);
  await begun.promise;
  await app.close();
  expect((await slow).status).toBe(200);
});
