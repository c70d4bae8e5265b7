import { createCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

test("a request is logged by its path, and nothing of its query, headers or body is", async () => {
  const { token, send } = await product.signUp();
  await send(createCampaign, { body: { ...PLUMBING, serviceName: "Planted in a body" } });
  const urls = [
    "/api/campaigns?q=planted-in-a-query",
    "/api/campaigns?limit=planted-in-a-query",
    "/api/payments/verify?orderId=planted-in-a-query&paymentSessionId=planted-in-a-query",
    "/api/nowhere?planted-in-a-query",
    "/payment-status?orderId=planted-in-a-query",
    "/api/campaigns/%?planted-in-a-query",
  ];
  for (const url of urls)
    await product.app.inject({
      url,
      headers: {
        authorization: `Bearer ${token}`,
        "user-agent": "planted-in-a-header",
        referer: "http://localhost/?planted-in-a-header",
      },
    });
  const logs = product.logs.join("");
  for (const path of ["/api/campaigns", "/api/payments/verify", "/api/nowhere", "/payment-status"])
    expect(logs).toContain(`"path":"${path}"`);
  expect(logs.toLowerCase()).not.toMatch(/planted.in.a/);
  expect(logs).not.toContain(token);
});
