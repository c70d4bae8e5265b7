import { createCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { ROWS } from "../../../test/tenancy/rows.ts";

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

test("every line of a signed-in request has the user's id, on every route, and never their address or name", async () => {
  const { token, user } = await product.signUp();
  const headers = { authorization: `Bearer ${token}` };
  const routes = Object.entries(ROWS).filter(([, given]) => {
    const [row] = [given].flat();
    return !row?.isPublic && !row?.endsSession;
  });
  const before = product.logs.length;
  const users = new Map<unknown, string>();
  for (const [route] of routes) {
    const [method, path = ""] = route.split(" ");
    const url = path.replaceAll(/:\w+/g, "01a20a58-d836-7b1e-b3f5-b8a9bb7a3300");
    const response = await product.app.inject({ method: method as "GET", url, headers });
    users.set(response.headers["x-request-id"], route);
  }
  const lines = product.logs
    .slice(before)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const own = lines.filter(({ requestId }) => users.has(requestId));
  const nameless = own.filter(({ userId }) => userId !== user.id);
  expect(nameless.map(({ requestId, msg }) => `${users.get(requestId)}: ${String(msg)}`)).toEqual(
    [],
  );
  const named = new Set(own.map(({ requestId }) => users.get(requestId)));
  expect(routes.map(([route]) => route).filter((route) => !named.has(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(60);
  const text = product.logs.join("");
  for (const personal of [user.email, user.name]) expect(text).not.toContain(personal);
});
