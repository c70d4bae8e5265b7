import { failure } from "@mainstreet/contract/responses";
import { endpoint } from "@mainstreet/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect } from "vitest";
import { z } from "zod";
import { parseConfig } from "../src/config.ts";
import { registerDashboardFiles } from "../src/platform/http/dashboard-files.ts";
import { createHttpServer } from "../src/platform/http/http-server.ts";
import { publicRoute } from "../src/platform/http/route.ts";
import { securityHeaders } from "../src/platform/http/security-headers.ts";

const declared = z.object({
  credits: z.number("Credits must be a number").optional(),
  name: z.string("Name must be text").max(60_000).optional(),
  isLate: z.boolean("Late must be true or false").optional(),
  tags: z.array(z.object({ city: z.string("City must be text") })).optional(),
  anything: z.unknown().optional(),
});

const echo = endpoint("POST", "/echo/:id", {
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string("Search must be text").optional() }),
  body: declared,
  response: z.record(z.string(), z.unknown()),
  protected: false,
});

const bare = endpoint("POST", "/bare", {
  response: z.object({ keys: z.array(z.string()) }),
  protected: false,
  bodyLimit: 100,
});

const config = parseConfig({ NODE_ENV: "test" });

/** The HTTP server with two calls of its own: one that sends back what arrives, and one without a schema. */
export async function startEchoServer(): Promise<FastifyInstance> {
  const app = createHttpServer({ config, log: pino({ level: "silent" }) });
  publicRoute(app, echo, async ({ params, query, body }) => ({ params, query, body }));
  publicRoute(app, bare, async (call) => ({
    keys: Object.keys(call).filter((key) => call[key as "body"] !== undefined),
  }));
  await registerDashboardFiles(app, { config, folder: "no-such-build" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

/** Asserts that a refusal has the shape of all refusals and the headers of every response. */
export function expectRefusal(headers: Record<string, unknown>, body: string, message: string) {
  const refusal = failure.parse(JSON.parse(body));
  expect([refusal.message, refusal.error]).toEqual([message, message]);
  expect(refusal.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).toMatchObject(securityHeaders(config));
  expect(Object.keys(headers).join()).not.toMatch(/set-cookie|access-control|x-powered-by/);
}
