import { Agent, get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { drainOnClose } from "./drain.ts";

async function startServer() {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: false });
  drainOnClose(app, { isProduction: true });
  app.get("/", async () => "here");
  return { app, url: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response;
}

const keeping = () => new Agent({ keepAlive: true, maxSockets: 1 });

test("a request that comes in as the server stops gets its response, the next one is sent elsewhere, and then the server shuts down", async () => {
  const { app, url } = await startServer();
  const [kept, fresh] = [keeping(), keeping()];
  expect((await ask(url, kept)).headers.connection).toBe("keep-alive");
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(ask(url, fresh)).rejects.toThrow("ECONNREFUSED");
  const last = await ask(url, kept);
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await expect(ask(url, kept)).rejects.toThrow("ECONNREFUSED");
  await closed;
});
