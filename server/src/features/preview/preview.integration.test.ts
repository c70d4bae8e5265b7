import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("the preview frame is an opaque origin that loads nothing and runs its own script alone", async () => {
  const { statusCode, headers, body } = await product.app.inject("/preview-frame");
  expect(statusCode).toBe(200);
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox allow-scripts");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy.find((rule) => rule.startsWith("script-src"))).toMatch(/^script-src 'sha256-\S+'$/);
  expect(policy.join()).not.toMatch(/https?:|\*/);
  expect(body).not.toMatch(/<(?:link|img|iframe)|src=|href=/);
});

test("nothing else of the product may be framed", async () => {
  const { headers } = await product.app.inject("/api/health");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});
