import { REQUEST_LIMITS } from "@mainstreet/contract/limits";
import { like } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { parseConfig } from "../../config.ts";
import { requestLimits } from "../../platform/http/request-limits-table.ts";
import { createRequestLimits } from "../../platform/http/request-limits.ts";

/** Addresses of TEST-NET-1, -2 and -3: a client, somebody else, and the address that a client forges. */
const [CLIENT, VICTIM, FORGED] = ["192.0.2.1", "198.51.100.1", "203.0.113.1"];

let product: Product;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
beforeEach(() => product.db.delete(requestLimits));
afterAll(async () => {
  for (const app of apps) await app.close();
  await product.assertSound();
  await product.close();
});

/** An API process with the setting as an operator writes it. */
async function processWith(setting: Record<string, string>): Promise<FastifyInstance> {
  const { trustProxy } = parseConfig({ NODE_ENV: "test", ...setting });
  const config = { ...product.deps.config, isProduction: true, trustProxy };
  const limits = createRequestLimits({ hasRateLimits: true }, product.db);
  const app = await buildApp({ ...product.deps, config, limits });
  apps.push(app);
  return app;
}

type Try = { from: string; headers: Record<string, string> };

async function failLogin(app: FastifyInstance, { from, headers }: Try): Promise<number> {
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress: from,
    headers,
    payload: { email: `nobody-${Math.random()}@example.test`, password: "wrong horse" },
  });
  return statusCode;
}

const countedAddresses = async () => {
  const isByAddress = like(requestLimits.key, "failedLoginsFromAddress:%");
  const rows = await product.db.select().from(requestLimits).where(isByAddress);
  return rows.map(({ key }) => key.slice(key.indexOf(":") + 1)).toSorted();
};

const forgeries = (address: string): Record<string, string>[] => [
  { "x-forwarded-for": address },
  { "x-forwarded-for": `${address}, 127.0.0.1` },
  { "x-real-ip": address },
  { forwarded: `for=${address}` },
];

test.each([{ TRUST_PROXY: "off" }, {}])(
  "with the setting %j no header changes the address that is counted",
  async (setting) => {
    const app = await processWith(setting);
    for (const headers of forgeries(VICTIM))
      expect(await failLogin(app, { from: CLIENT, headers })).toBe(401);
    expect(await countedAddresses()).toEqual([CLIENT]);
  },
);

test("without a trusted proxy a client cannot escape its limit by a new address in each request", async () => {
  const app = await processWith({});
  const { spend } = createRequestLimits({ hasRateLimits: true }, product.db);
  const { times } = REQUEST_LIMITS.failedLoginsFromAddress;
  await spend("failedLoginsFromAddress", CLIENT, times - 1);
  const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
  expect(await failLogin(app, { from: CLIENT, headers: from(1) })).toBe(401);
  for (const n of [2, 3])
    expect(await failLogin(app, { from: CLIENT, headers: from(n) })).toBe(429);
  expect(await failLogin(app, { from: VICTIM, headers: {} })).toBe(401);
});

test("a trusted proxy names the client; an untrusted one cannot", async () => {
  const app = await processWith({ TRUST_PROXY: "10.0.0.0/8" });
  const headers = { "x-forwarded-for": `${FORGED}, ${CLIENT}` };
  expect(await failLogin(app, { from: "10.1.2.3", headers })).toBe(401);
  expect(await countedAddresses()).toEqual([CLIENT]);
  expect(await failLogin(app, { from: VICTIM, headers })).toBe(401);
  expect(await countedAddresses()).toEqual([CLIENT, VICTIM]);
});

test("neither a forged address nor a forged host or scheme is in a response", async () => {
  const app = await processWith({});
  const headers = {
    "x-forwarded-for": FORGED,
    "x-forwarded-host": "forged.example",
    "x-forwarded-proto": "https",
  };
  const paths = ["/api/health", "/api/config", "/api/openapi.json", "/", "/api/nowhere"];
  for (const url of paths) {
    const { body, headers: fields } = await app.inject({ url, headers, remoteAddress: CLIENT });
    expect(`${JSON.stringify(fields)} ${body}`).not.toMatch(/forged\.example|203\.0\.113\.1/);
  }
});
