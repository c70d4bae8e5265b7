import { createCampaign } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../test/harness.ts";

/** The endpoints that need no session (spec §6, docs/conventions.md); all others require one. */
const PUBLIC = [
  "GET /api/account/export/{token}",
  "GET /api/config",
  "GET /api/evidence-link",
  "GET /api/health",
  "GET /api/site-archives/{token}",
  "POST /api/auth/change-email/confirm",
  "POST /api/auth/change-email/undo",
  "POST /api/auth/confirm-email",
  "POST /api/auth/forgot-password",
  "POST /api/auth/login",
  "POST /api/auth/reset-password",
  "POST /api/auth/second-factor",
  "POST /api/auth/second-factor/passkey-options",
  "POST /api/auth/signup",
  "POST /api/evidence-link",
  "POST /api/evidence-link/pictures",
];

/** Requires a signature of the payment provider instead (decision D17). */
const SIGNED = "POST /api/payments/webhook";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Documented = { paths: Record<string, Record<string, unknown>> };

test("every call but a few wants a session, whatever is sent, and says so in the spec's text [spec 1, 5, 6]", async () => {
  const documented = await product.app.inject("/api/openapi.json");
  const { paths } = documented.json<Documented>();
  const calls = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
    .filter(({ method, path }) => `${method} ${path}` !== SIGNED);
  const open: string[] = [];
  for (const { method, path } of calls) {
    const url = path.replaceAll(/\{\w+\}/g, "some-id");
    for (const headers of [{}, { authorization: "Bearer nobodys-token" }]) {
      const call = { method: method as "GET", url, headers };
      const { statusCode, body } = await product.app.inject(call);
      if (statusCode !== 401) open.push(`${method} ${path}`);
      else expect(JSON.parse(body)).toMatchObject({ message: texts.auth.sessionRequired });
    }
  }
  expect([...new Set(open)].toSorted()).toEqual(PUBLIC);
  expect(calls.length).toBeGreaterThan(25);
});

test.each([
  { why: "no JSON", payload: "{", text: texts.shell.notJson, status: 400 },
  {
    why: "a form",
    type: "application/x-www-form-urlencoded",
    text: texts.shell.wrongContentType,
    status: 415,
  },
  { why: "too long", payload: `"${"x".repeat(70_000)}"`, text: texts.shell.tooLarge, status: 413 },
  { why: "nowhere", url: "/api/no-such-call", text: texts.shell.notFound, status: 404 },
])("a request that is $why is refused with '$text'", async (given) => {
  const { payload = "{}", type = "application/json", url = "/api/auth/login", text } = given;
  const headers = { "content-type": type };
  const reply = await product.app.inject({ method: "POST", url, headers, payload });
  expect(reply.statusCode).toBe(given.status);
  expect(reply.json()).toMatchObject({ message: text, error: text });
});

test("an Idempotency-Key that cannot be printed is refused", async () => {
  const { send } = await product.signUp();
  const headers = { "idempotency-key": "x".repeat(201) };
  const { status, failure } = await send(createCampaign, { body: PLUMBING, headers });
  expect([status, failure.message]).toEqual([400, texts.shell.invalidIdempotencyKey]);
});
