import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { addLocations } from "@mainstreet/contract/location-edits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { createRequestLimits } from "./request-limits.ts";

let product: Product;
let visitor: Visitor;
/** The product with production settings, in which a user's reads are counted. */
let limited: FastifyInstance;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  visitor = await product.signUp();
  const config = { ...product.deps.config, isProduction: true };
  const limits = createRequestLimits({ hasRateLimits: true }, product.db);
  limited = await buildApp({ ...product.deps, config, limits });
});
afterAll(async () => {
  await limited.close();
  await product.assertSound();
  await product.close();
});

const signedIn = () => ({ authorization: `Bearer ${visitor.token}` });

test("every response names its request, and a failure names it in its body too", async () => {
  for (const url of ["/api/health", "/api/nowhere", "/api/campaigns/%", "/", "/preview-frame"]) {
    const { headers, body } = await product.app.inject(url);
    expect(headers["x-request-id"], url).toMatch(/^[0-9a-f-]{36}$/);
    if (body.startsWith("{")) {
      const { requestId = headers["x-request-id"] } = JSON.parse(body);
      expect(requestId, url).toBe(headers["x-request-id"]);
    }
  }
});

test.each([
  { method: "POST", url: "/api/health", allow: "GET, HEAD" },
  { method: "GET", url: "/api/campaigns/bulk", allow: "POST" },
  { method: "GET", url: "/api/payments/webhook", allow: "POST" },
  { method: "PATCH", url: "/api/netlify-tokens/some-id", allow: "PUT, DELETE" },
  { method: "DELETE", url: "/api/netlify-tokens", allow: "GET, HEAD, POST" },
  { method: "OPTIONS", url: "/api/auth/login", allow: "POST" },
] as const)("$method $url responds 405 and allows $allow", async ({ method, url, allow }) => {
  const payload = method === "PATCH" ? { payload: "a=b" } : {};
  const { statusCode, headers, body } = await product.app.inject({ method, url, ...payload });
  expect([statusCode, headers.allow]).toEqual([405, allow]);
  expect(JSON.parse(body)).toMatchObject({
    message: texts.shell.methodNotAllowed,
    code: "METHOD_NOT_ALLOWED",
  });
});

test("401 says that a bearer token is wanted, and whether the one that came is no good", async () => {
  const missing = await product.app.inject("/api/campaigns");
  expect(missing.headers["www-authenticate"]).toBe('Bearer realm="Mainstreet"');
  const headers = { authorization: "Bearer nobodys-token" };
  const wrong = await product.app.inject({ url: "/api/campaigns", headers });
  expect(wrong.headers["www-authenticate"]).toBe(
    'Bearer realm="Mainstreet", error="invalid_token"',
  );
  const payload = { email: "nobody@example.com", password: "wrong-password" };
  const login = await product.app.inject({ method: "POST", url: "/api/auth/login", payload });
  expect([login.statusCode, login.headers["www-authenticate"]]).toEqual([
    401,
    'Bearer realm="Mainstreet"',
  ]);
});

test("a counted response says how much of its limit is left, and a refused one that nothing is", async () => {
  const first = await limited.inject({ url: "/api/credits/balance", headers: signedIn() });
  expect(first.headers["ratelimit-policy"]).toBe('"reads";q=600;w=60');
  expect(first.headers["ratelimit"]).toMatch(/^"reads";r=599;t=([1-9]|[1-5]\d|60)$/);

  const check = () =>
    limited.inject({
      method: "POST",
      url: "/api/netlify-tokens/verify",
      headers: signedIn(),
      payload: { token: "no-such-token-0123456789" },
    });
  expect((await check()).headers["ratelimit"]).toMatch(/^"keyChecks";r=9;t=\d+$/);
  let last = await check();
  for (let n = 0; n < 9; n += 1) last = await check();
  expect(last.statusCode).toBe(429);
  expect(last.headers["ratelimit-policy"]).toBe('"keyChecks";q=10;w=60');
  expect(last.headers["ratelimit"]).toMatch(/^"keyChecks";r=0;t=\d+$/);
  expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
});

test("what is not counted says nothing of a limit", async () => {
  const { headers } = await limited.inject("/api/health");
  expect([headers["ratelimit"], headers["ratelimit-policy"]]).toEqual([undefined, undefined]);
});

const PLUMBER = { serviceName: "Plumber", city: "Winston-Salem", state: "NC" };

test("a stored response is marked as a replay, the first one is not", async () => {
  const send = () =>
    product.app.inject({
      method: "POST",
      url: "/api/campaigns",
      headers: { ...signedIn(), "idempotency-key": "marked-1" },
      payload: PLUMBER,
    });
  const first = await send();
  const again = await send();
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect([first.headers["idempotent-replayed"], again.headers["idempotent-replayed"]]).toEqual([
    undefined,
    "true",
  ]);
  expect(again.json().id).toBe(first.json().id);
});

test("an Idempotency-Key used for one address is refused at another, though the body is the same", async () => {
  const owner = await product.signUp();
  for (const city of ["Raleigh", "Cary"]) {
    const body = {
      mainService: "Plumber",
      mainLocation: { city, state: "NC" },
      additionalLocations: [{ city: "Durham", state: "NC" }],
    };
    expect((await owner.send(createMultiLocation, { body })).status).toBe(201);
  }
  const { campaigns } = (await owner.send(listCampaigns, { query: {} })).response;
  const [first = "", second = ""] = campaigns.map(({ id }) => id);
  const headers = { "idempotency-key": "one-key" };
  const body = { locations: [{ city: "Greensboro", state: "NC" }] };
  const added = await owner.send(addLocations, { params: { id: first }, body, headers });
  expect(added.status).toBe(201);
  const other = await owner.send(addLocations, { params: { id: second }, body, headers });
  expect([other.status, other.failure.message]).toEqual([409, texts.shell.idempotencyConflict]);
});
