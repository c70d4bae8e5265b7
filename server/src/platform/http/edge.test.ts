import { once } from "node:events";
import { connect } from "node:net";
import { text as readAll } from "node:stream/consumers";
import { failure } from "@mainstreet/contract/answers";
import { endpoint } from "@mainstreet/contract/endpoint";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { parseConfig } from "../../config.ts";
import { registerDashboardFiles } from "./dashboard-files.ts";
import { createEdge } from "./edge.ts";
import { publicRoute } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";
import { jsonMeter } from "./measure-json.ts";

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
  answer: z.record(z.string(), z.unknown()),
  protected: false,
});
const bare = endpoint("POST", "/bare", {
  answer: z.object({ keys: z.array(z.string()) }),
  protected: false,
  bodyLimit: 100,
});

const config = parseConfig({ NODE_ENV: "test" });
const fields = securityHeaders(config);
let app: FastifyInstance;
beforeAll(async () => {
  app = createEdge({ config, log: pino({ level: "silent" }) });
  publicRoute(app, echo, async ({ params, query, body }) => ({ params, query, body }));
  publicRoute(app, bare, async (call) => ({
    keys: Object.keys(call).filter((key) => call[key as "body"] !== undefined),
  }));
  await registerDashboardFiles(app, { config, folder: "no-such-build" });
  await app.listen({ host: "127.0.0.1", port: 0 });
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

/** That an answer has the one shape and the headers of every answer. */
function expectRefusal(headers: Record<string, unknown>, body: string, message: string) {
  const said = failure.parse(JSON.parse(body));
  expect([said.message, said.error]).toEqual([message, message]);
  expect(said.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).toMatchObject(fields);
  expect(Object.keys(headers).join()).not.toMatch(/set-cookie|access-control|x-powered-by/);
}

test("what is declared arrives as it was sent, and what is not declared does not arrive", async () => {
  const sent = { credits: 5, name: "Asha", isAdmin: true, tags: [{ city: "Cary", secret: 1 }] };
  const { statusCode, ...answer } = await ask(JSON.stringify(sent), {
    url: "/api/echo/1?q=a&x=1&x=2",
  });
  expect(statusCode).toBe(200);
  expect(answer.json()).toEqual({
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
  const { statusCode, headers, body: said, json: read } = await ask(JSON.stringify(body));
  expect(statusCode).toBe(400);
  expectRefusal(headers, said, message);
  expect(Object.values(read().fields)).toEqual([message]);
});

const { notJson, tooLarge, wrongContentType, notFound } = texts.shell;
const unstorable = texts.shell.unstorable;
const malformed = texts.shell.malformed;
const deep = (depth: number) => `{"anything":${"[".repeat(depth)}${"]".repeat(depth)}}`;

test.each([
  { why: "cut off", payload: '{"name":', status: 400, message: notJson },
  { why: "empty", payload: "", status: 400, message: notJson },
  { why: "no UTF-8", payload: Buffer.from([0x22, 0xff, 0x22]), status: 400, message: notJson },
  { why: "a prototype", payload: '{"__proto__":{}}', status: 400, message: notJson },
  {
    why: "a constructor's prototype",
    payload: '{"constructor":{"prototype":{}}}',
    status: 400,
    message: notJson,
  },
  { why: "one member twice", payload: '{"credits":1,"credits":2}', status: 400, message: notJson },
  {
    why: "one member twice, deep inside",
    payload: '{"tags":[{"city":"a","city":"b"}]}',
    status: 400,
    message: notJson,
  },
  { why: "endlessly deep", payload: deep(30_000), status: 400, message: notJson },
  {
    why: "an endless number",
    payload: '{"credits":1e999}',
    status: 400,
    message: "Credits must be a number",
  },
  {
    why: "text with U+0000",
    payload: String.raw`{"name":"a\u0000b"}`,
    status: 400,
    message: unstorable,
  },
  {
    why: "half a surrogate pair",
    payload: String.raw`{"tags":[{"city":"\ud800"}]}`,
    status: 400,
    message: unstorable,
  },
  {
    why: "U+0000 in its query",
    payload: "{}",
    url: "/api/echo/1?q=%00",
    status: 400,
    message: unstorable,
  },
  {
    why: "U+0000 in its address",
    payload: "{}",
    url: "/api/echo/%00",
    status: 400,
    message: unstorable,
  },
  {
    why: "a query key given twice",
    payload: "{}",
    url: "/api/echo/1?q=a&q=b",
    status: 400,
    message: "Search must be text",
  },
  {
    why: "too long",
    payload: JSON.stringify({ name: "x".repeat(66_000) }),
    status: 413,
    message: tooLarge,
  },
  {
    why: "too long for its call",
    payload: JSON.stringify("x".repeat(99)),
    url: "/api/bare",
    status: 413,
    message: tooLarge,
  },
  { why: "plain text", payload: "{}", type: "text/plain", status: 415, message: wrongContentType },
  {
    why: "a form",
    payload: "a=b",
    type: "application/x-www-form-urlencoded",
    status: 415,
    message: wrongContentType,
  },
  {
    why: "another kind of JSON",
    payload: "{}",
    type: "application/json-patch+json",
    status: 415,
    message: wrongContentType,
  },
  {
    why: "JSON in another charset",
    payload: "{}",
    type: "application/json; charset=utf-16",
    status: 415,
    message: wrongContentType,
  },
  {
    why: "JSON with a parameter",
    payload: "{}",
    type: "application/json; a=b",
    status: 415,
    message: wrongContentType,
  },
  {
    why: "of two types",
    payload: "{}",
    type: "application/json, text/plain",
    status: 415,
    message: wrongContentType,
  },
  {
    why: "of a type that is none",
    payload: "{}",
    type: "json",
    status: 415,
    message: wrongContentType,
  },
  { why: "sent nowhere", payload: "{}", url: "/api/nowhere", status: 404, message: notFound },
  {
    why: "sent to what is no address",
    payload: "{}",
    url: "/api/echo/%E0%A4%A",
    status: 404,
    message: notFound,
  },
  {
    why: "sent to an endless id",
    payload: "{}",
    url: `/api/echo/${"x".repeat(2_000)}`,
    status: 404,
    message: notFound,
  },
])("a request that is $why is refused with $status '$message'", async (given) => {
  const { payload, status, message, ...rest } = given;
  const answer = await ask(payload, rest);
  expect(answer.statusCode, answer.body).toBe(status);
  expectRefusal(answer.headers, answer.body, message);
});

test.each([
  json,
  "APPLICATION/JSON",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
])("JSON may be called %s", async (type) => {
  expect((await ask("{}", { type })).statusCode).toBe(200);
});

test("the field that cannot be stored is named", async () => {
  const { json: read } = await ask(String.raw`{"tags":[{"city":"Cary"},{"city":"\ud800"}]}`);
  expect(read().fields).toEqual({ "tags.1.city": unstorable });
});

test("members and elements are counted outside of strings, whatever stands in them", () => {
  const text = String.raw`{"a:b":":\":,[","c":[{"d\\":1},{"e":{}}, [1,2,3]]}`;
  const bytes = Buffer.from(text);
  for (let cut = 0; cut < bytes.length; cut += 1) {
    const meter = jsonMeter();
    meter(bytes.subarray(0, cut));
    expect(meter(bytes.subarray(cut))).toMatchObject({ members: 4, widest: 2, longest: 3 });
  }
});

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Sends bytes as they are; what came back until the server ended the connection. */
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

test("who is too slow is told so, in the same shape", async () => {
  app.server.once("connection", (socket) => {
    const timeout = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    app.server.emit("clientError", timeout, socket);
  });
  const answer = await sendRaw("GET / HTTP/1.1");
  expect(answer.status).toBe(408);
  expectRefusal(answer.headers, answer.body, texts.shell.tooSlow);
});

const lines = (...given: string[]) => `${given.join("\r\n")}\r\n\r\n`;
const post = (...given: string[]) =>
  `${lines("POST /api/echo/1 HTTP/1.1", "Host: a", "Connection: close", ...given)}{}`;
const length = "Content-Length: 2";
const type = `Content-Type: ${json}`;

test.each([
  { why: "no HTTP", bytes: lines("What is this?"), status: 400, message: malformed },
  {
    why: "a method nobody knows",
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
    message: notFound,
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
    message: notFound,
  },
])("$why is answered with $status in the same shape", async ({ bytes, status, message }) => {
  const answer = await sendRaw(bytes);
  expect(answer.status, answer.body).toBe(status);
  expectRefusal(answer.headers, answer.body, message);
});

test("whoever is refused before there is a request, and never ends their side, does not hold the connection", async () => {
  const accepted = once(app.server, "connection");
  const held = connect({ port: portOf(app), host: "127.0.0.1", allowHalfOpen: true });
  held.on("error", () => undefined);
  held.write("no HTTP\r\n\r\n");
  const [connection] = await accepted;
  await once(held, "data");
  await expect.poll(() => connection.destroyed).toBe(true);
  held.destroy();
});
