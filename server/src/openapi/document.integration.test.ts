import { createConfig, lintFromString } from "@redocly/openapi-core";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failure } from "@mainstreet/contract/responses";
import { texts } from "@mainstreet/contract/texts";
import { contractEndpoints } from "../../test/contract-endpoints.ts";
import { type Product, startProduct } from "../../test/harness.ts";
import { apiOperations as described } from "./operations.ts";

const json = { "content-type": "application/json" };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", PUBLIC_URL: "https://mainstreet.test" });
});
afterAll(() => product.close());

const declaredParameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  schema: z.object({}),
});
const parameter = z.union([declaredParameter, z.object({ $ref: z.string() })]);
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string().min(1)).min(1),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .object({ content: z.object({ "application/json": z.object({ schema: z.object({}) }) }) })
    .optional(),
  responses: z.record(z.string(), z.object({})),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
/** The parts of OpenAPI 3.1 that this API uses. */
const openApiDocument = z.object({
  openapi: z.string().regex(/^3\.1\./),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith("/api/"),
    z.record(z.enum(["get", "put", "post", "delete", "head"]), operation.optional()),
  ),
  components: z.object({
    securitySchemes: z.record(z.string(), z.object({ type: z.string(), scheme: z.string() })),
    responses: z.record(
      z.string(),
      z.object({
        headers: z.record(z.string(), z.object({})),
        content: z
          .object({ "application/json": z.object({ example: z.unknown().optional() }) })
          .optional(),
      }),
    ),
  }),
});

async function describe() {
  const { statusCode, body } = await product.app.inject("/api/openapi.json");
  expect(statusCode).toBe(200);
  const document = openApiDocument.parse(JSON.parse(body));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, found]) =>
      found && method !== "head"
        ? [{ name: `${method.toUpperCase()} ${path}`, path, ...found }]
        : [],
    ),
  );
  return { document, body, operations };
}

test("every endpoint of the contract that is served is described, and so is whether it needs a session", async () => {
  const { operations } = await describe();
  const endpoints = await contractEndpoints();
  const byName = new Map(operations.map((found) => [found.name, found]));
  for (const { method, path, protected: isProtected } of endpoints) {
    const name = `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`;
    const isServed = product.app.hasRoute({ method, url: `/api${path}` });
    if (!isServed) continue;
    const found = byName.get(name);
    expect(found, name).toBeDefined();
    expect(found?.security?.length ?? 0, name).toBe(isProtected ? 1 : 0);
  }
  expect(operations.length).toBeGreaterThanOrEqual(45);
});

test("every parameter of a path is declared, and so is every security scheme", async () => {
  const { document, operations } = await describe();
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { name, path, parameters = [], responses, security = [] } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    const declared = parameters.flatMap((found) =>
      "in" in found && found.in === "path" ? [found.name] : [],
    );
    expect(new Set(declared), name).toEqual(new Set(inPath));
    expect(Object.keys(responses), name).not.toEqual([]);
    expect(
      security.flatMap(Object.keys).every((key) => schemes.includes(key)),
      name,
    ).toBe(true);
  }
});

test("redocly's recommended rules find nothing, not even a warning", async () => {
  const { body } = await describe();
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: body, absoluteRef: "openapi.json", config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test("every operation is explained, and says how it fails and when to try again", async () => {
  const { operations } = await describe();
  for (const { name, operationId, summary, description, security = [], responses } of operations) {
    expect(
      [operationId, summary, description].every((text) => text.length > 4),
      name,
    ).toBe(true);
    const wanted = ["400", "500", "503", ...(security.length > 0 ? ["401", "429"] : [])];
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(wanted));
    expect(
      Object.keys(responses).some((status) => status.startsWith("2")),
      name,
    ).toBe(true);
    expect(Object.keys(responses), name).not.toContain("default");
  }
  for (const failures of Object.values((await describe()).document.components.responses)) {
    const example = failures.content?.["application/json"].example;
    if (example !== undefined) expect(failure.safeParse(example).error).toBeUndefined();
  }
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const { TooManyRequests, Unavailable } = (await describe()).document.components.responses;
  for (const refusal of [TooManyRequests, Unavailable])
    expect(refusal?.headers).toHaveProperty("retry-after");
});

test("every example is one that the operation takes and gives", () => {
  for (const { key, endpoint, examples } of described) {
    if (!endpoint || !examples) continue;
    const { body, response } = endpoint.shapes;
    expect(response.safeParse(examples.response).error, key).toBeUndefined();
    expect(examples.request !== undefined, `${key} has an example of its body`).toBe(
      body !== undefined,
    );
    if (body) expect(body.safeParse(examples.request).error, key).toBeUndefined();
  }
});

test("an operation reads the Idempotency-Key exactly if its description says so", async () => {
  const visitor = await product.signUp();
  const authorization = `Bearer ${visitor.token}`;
  for (const { key, examples, takesIdempotencyKey = false } of described) {
    const [method = "", path = ""] = key.split(" ");
    if (method !== "POST" || examples?.request === undefined) continue;
    const { statusCode, body } = await product.app.inject({
      method: "POST",
      url: `/api${path.replaceAll(/\{\w+\}/g, "0199a1b2-0000-7000-8000-000000000009")}`,
      headers: { ...json, authorization, "idempotency-key": "x".repeat(201) },
      payload: JSON.stringify(examples.request),
    });
    const isRefused = body.includes(texts.shell.invalidIdempotencyKey);
    expect([key, isRefused, isRefused ? statusCode : 400]).toEqual([key, takesIdempotencyKey, 400]);
  }
});

test("the page that shows it loads nothing from elsewhere and runs no inline script", async () => {
  const { statusCode, body, headers } = await product.app.inject("/api/docs");
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
});

test.each([
  { method: "GET", url: "/api/campaigns/%", status: 404 },
  { method: "GET", url: `/api/campaigns/${"x".repeat(300)}`, status: 404 },
  { method: "GET", url: "/api/nowhere", status: 404 },
  { method: "POST", url: "/api/health", status: 405 },
  { method: "POST", url: "/api/auth/login", headers: json, payload: "{bad", status: 400 },
  {
    method: "POST",
    url: "/api/auth/login",
    headers: json,
    payload: '{"__proto__":1}',
    status: 400,
  },
  {
    method: "POST",
    url: "/api/auth/login",
    payload: "a=b",
    headers: { "content-type": "text/plain" },
    status: 415,
  },
  {
    method: "POST",
    url: "/api/auth/login",
    headers: json,
    payload: `"${"x".repeat(70_000)}"`,
    status: 413,
  },
] as const)("$method $url fails in the one shape, with $status", async ({ status, ...request }) => {
  const response = await product.app.inject(request);
  expect(response.statusCode).toBe(status);
  const { message, error, code, requestId } = response.json();
  expect(message).toBe(error);
  expect([message, code, requestId].every((text) => typeof text === "string" && text !== "")).toBe(
    true,
  );
});
