import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonMeter } from "./measure-json.ts";
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

const { notJson, tooLarge, wrongContentType, notFound } = texts.shell;

const unstorable = texts.shell.unstorable;

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
  const response = await ask(payload, rest);
  expect(response.statusCode, response.body).toBe(status);
  expectRefusal(response.headers, response.body, message);
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
