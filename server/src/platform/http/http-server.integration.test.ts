import { once } from "node:events";
import { connect } from "node:net";
import { text as readAll } from "node:stream/consumers";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal, startEchoServer } from "../../../test/echo-server.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startEchoServer();
});

afterAll(() => app.close());

const json = "application/json";

const ask = (payload: string | Buffer, given: { type?: string; url?: string } = {}) =>
  app.inject({
    method: "POST",
    url: given.url ?? "/api/echo/1",
    headers: { "content-type": given.type ?? json },
    payload,
  });

test("what is declared arrives as it was sent, and what is not declared does not arrive", async () => {
  const sent = { credits: 5, name: "Asha", isAdmin: true, tags: [{ city: "Cary", secret: 1 }] };
  const { statusCode, ...response } = await ask(JSON.stringify(sent), {
    url: "/api/echo/1?q=a&x=1&x=2",
  });
  expect(statusCode).toBe(200);
  expect(response.json()).toEqual({
    params: { id: "1" },
    query: { q: "a" },
    body: { credits: 5, name: "Asha", tags: [{ city: "Cary" }] },
  });
  const given = await ask('{"body":1}', { url: "/api/bare?query=1" });
  expect(given.json()).toEqual({ keys: ["request", "reply"] });
});

test.each([
  [{ credits: "5" }, "Credits must be a number"],
  [{ credits: null }, "Credits must be a number"],
  [{ credits: true }, "Credits must be a number"],
  [{ credits: [5] }, "Credits must be a number"],
  [{ name: 5 }, "Name must be text"],
  [{ isLate: "true" }, "Late must be true or false"],
  [{ isLate: 1 }, "Late must be true or false"],
  [{ tags: [{ city: 1 }] }, "City must be text"],
])("%j is refused, not coerced", async (body, message) => {
  const { statusCode, headers, body: text, json: read } = await ask(JSON.stringify(body));
  expect(statusCode).toBe(400);
  expectRefusal(headers, text, message);
  expect(Object.values(read().fields)).toEqual([message]);
});

const malformed = texts.shell.malformed;

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Sends bytes as they are. Returns what the server sent until it ended the connection. */
async function sendRaw(bytes: string) {
  const socket = connect(portOf(app), "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  const [head = "", body = ""] = (await readAll(socket)).split("\r\n\r\n");
  const [start = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.split(": ", 1)[0]?.toLowerCase(),
      line.slice(line.indexOf(": ") + 2),
    ]),
  );
  return { status: Number(start.split(" ")[1]), headers, body };
}

test("a client that is too slow gets 408, in the same shape", async () => {
  app.server.once("connection", (socket) => {
    const timeout = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    app.server.emit("clientError", timeout, socket);
  });
  const response = await sendRaw("GET / HTTP/1.1");
  expect(response.status).toBe(408);
  expectRefusal(response.headers, response.body, texts.shell.tooSlow);
});

const lines = (...given: string[]) => `${given.join("\r\n")}\r\n\r\n`;

const post = (...given: string[]) =>
  `${lines("POST /api/echo/1 HTTP/1.1", "Host: a", "Connection: close", ...given)}{}`;

const length = "Content-Length: 2";

const type = `Content-Type: ${json}`;

test.each([
  { why: "no HTTP", bytes: lines("What is this?"), status: 400, message: malformed },
  {
    why: "an unknown method",
    bytes: lines("FROB / HTTP/1.1", "Host: a"),
    status: 400,
    message: malformed,
  },
  {
    why: "no host",
    bytes: lines("GET / HTTP/1.1", "Connection: close"),
    status: 400,
    message: malformed,
  },
  {
    why: "two lengths",
    bytes: post(type, length, "Content-Length: 3"),
    status: 400,
    message: malformed,
  },
  {
    why: "length and chunks",
    bytes: post(type, length, "Transfer-Encoding: chunked"),
    status: 400,
    message: malformed,
  },
  {
    why: "two types",
    bytes: post(type, length, "Content-Type: text/plain"),
    status: 400,
    message: malformed,
  },
  {
    why: "two tokens",
    bytes: post(type, length, "Authorization: Bearer a", "authorization: Bearer b"),
    status: 400,
    message: malformed,
  },
  {
    why: "U+0000 in a header",
    bytes: post(type, length, "X-Odd: a\0b"),
    status: 400,
    message: malformed,
  },
  {
    why: "endless headers",
    bytes: post(type, length, `X-Odd: ${"x".repeat(17_000)}`),
    status: 431,
    message: texts.shell.headersTooLarge,
  },
  {
    why: "an endless address",
    bytes: lines(`GET /${"x".repeat(17_000)} HTTP/1.1`, "Host: a"),
    status: 431,
    message: texts.shell.headersTooLarge,
  },
  {
    why: "an expectation",
    bytes: post(type, length, "Expect: a-miracle"),
    status: 417,
    message: malformed,
  },
  {
    why: "a method for others",
    bytes: lines("PROPFIND /api/echo/1 HTTP/1.1", "Host: a", "Connection: close"),
    status: 404,
    message: texts.shell.notFound,
  },
  {
    why: "a question before another origin",
    bytes: lines(
      "OPTIONS /api/echo/1 HTTP/1.1",
      "Host: a",
      "Origin: https://evil.example",
      "Access-Control-Request-Method: POST",
      "Connection: close",
    ),
    status: 404,
    message: texts.shell.notFound,
  },
])("$why responds $status in the same shape", async ({ bytes, status, message }) => {
  const response = await sendRaw(bytes);
  expect(response.status, response.body).toBe(status);
  expectRefusal(response.headers, response.body, message);
});

test("a client that is refused before there is a request, and never ends its side, does not hold the connection", async () => {
  const accepted = once(app.server, "connection");
  const held = connect({ port: portOf(app), host: "127.0.0.1", allowHalfOpen: true });
  held.on("error", () => undefined);
  held.write("no HTTP\r\n\r\n");
  const [connection] = await accepted;
  await once(held, "data");
  await expect.poll(() => connection.destroyed).toBe(true);
  held.destroy();
});
