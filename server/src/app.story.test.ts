import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../test/harness.ts";

/** What anybody may call (spec §6, design.md §4); everything else wants a session. */
const PUBLIC = [
  "GET /api/config",
  "GET /api/health",
  "POST /api/auth/login",
  "POST /api/auth/signup",
];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Documented = { paths: Record<string, Record<string, unknown>> };

test("every call but a few wants a session, whatever is sent, and says so in the spec's text", async () => {
  const documented = await product.app.inject("/api/openapi.json");
  const { paths } = documented.json<Documented>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
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
