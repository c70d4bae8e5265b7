import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { observatoryScore, type PageResponse } from "../../../test/observatory.ts";
import { parseConfig } from "../../config.ts";
import { registerDashboardFiles } from "./dashboard-files.ts";
import { createHttpServer } from "./http-server.ts";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://nobody@127.0.0.1/none",
  SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
};
const config = parseConfig(production);
const selling = parseConfig({
  ...production,
  CASHFREE_APP_ID: "app",
  CASHFREE_SECRET_KEY: "secret",
  PUBLIC_URL: "https://mainstreet.example",
});

/** Files as `vite build` writes them: the page of the web app with its files' names, and those files. */
function buildOf(folder: string): void {
  const web = fileURLToPath(new URL("../../../../web/", import.meta.url));
  cpSync(join(web, "public"), folder, { recursive: true });
  mkdirSync(join(folder, "assets"));
  const page = readFileSync(join(web, "index.html"), "utf8")
    .replace("/src/main.tsx", "/assets/start-a1.js")
    .replace("</head>", '<link rel="stylesheet" href="/assets/start-a1.css"></head>');
  writeFileSync(join(folder, "index.html"), page);
  for (const file of ["start-a1.js", "start-a1.css"])
    writeFileSync(join(folder, "assets", file), "");
}

const folder = mkdtempSync(join(tmpdir(), "mainstreet-build-"));
let app: FastifyInstance;
beforeAll(async () => {
  buildOf(folder);
  app = createHttpServer({ config, log: pino({ level: "silent" }) });
  await registerDashboardFiles(app, { config, folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function pageAt(url: string): Promise<PageResponse> {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  return { headers, html: body };
}

test("in production the dashboard has every mark of the HTTP Observatory that a page can earn", async () => {
  expect(observatoryScore(await pageAt("/"))).toEqual({
    score: 135,
    tests: {
      "content-security-policy": 10,
      cookies: 0,
      "cross-origin-resource-sharing": 0,
      "strict-transport-security": 0,
      "referrer-policy": 5,
      "subresource-integrity": 5,
      "x-content-type-options": 0,
      "x-frame-options": 5,
      "cross-origin-resource-policy": 10,
    },
  });
});

async function startShop(): Promise<FastifyInstance> {
  const shop = createHttpServer({ config: selling, log: pino({ level: "silent" }) });
  await registerDashboardFiles(shop, { config: selling, folder });
  return shop;
}

test("where credits are sold, the provider's script may come and style what it likes: A+ still", async () => {
  const shop = await startShop();
  const { headers, body } = await shop.inject("/");
  await shop.close();
  expect(observatoryScore({ headers, html: body })).toMatchObject({
    score: 125,
    tests: { "content-security-policy": 0 },
  });
  const policy = headers["content-security-policy"];
  expect(policy).toContain("script-src 'self' https://sdk.cashfree.com;");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});

test("where credits are sold, every page lets the checkout read its site and keep the bank's window; nothing else does", async () => {
  const shop = await startShop();
  const policiesAt = async (server: FastifyInstance, url: string) => {
    const { headers } = await server.inject(url);
    return [headers["referrer-policy"], headers["cross-origin-opener-policy"]];
  };
  const strict = ["no-referrer", "same-origin"];
  for (const url of ["/", "/login", "/credits", "/payment-status?orderId=crd_1"])
    expect(await policiesAt(shop, url), url).toEqual([
      "strict-origin-when-cross-origin",
      "same-origin-allow-popups",
    ]);
  for (const url of ["/assets/start-a1.js", "/favicon.svg", "/api/nowhere", "/gone.png"])
    expect(await policiesAt(shop, url), url).toEqual(strict);
  for (const url of ["/", "/credits"]) expect(await policiesAt(app, url), url).toEqual(strict);
  await shop.close();
});

test("the score falls with what the table punishes", async () => {
  const page = await pageAt("/");
  const without = (name: string, value?: string) =>
    observatoryScore({ ...page, headers: { ...page.headers, [name]: value } });
  const policy = String(page.headers["content-security-policy"]);
  const scoreOf = (from: string, to: string) =>
    without("content-security-policy", policy.replace(from, to)).tests["content-security-policy"];
  expect(scoreOf("default-src 'none'", "default-src 'self'")).toBe(5);
  expect(scoreOf("style-src 'self' 'nonce", "style-src 'unsafe-inline' 'odd")).toBe(0);
  expect(scoreOf("script-src", "script-src 'unsafe-eval'")).toBe(-10);
  expect(scoreOf("script-src", "script-src 'unsafe-inline'")).toBe(-20);
  expect(scoreOf("connect-src", "connect-src http://a.example")).toBe(-20);
  expect(scoreOf("img-src", "img-src http://a.example")).toBe(-10);
  expect(without("content-security-policy").tests).toMatchObject({
    "content-security-policy": -25,
    "x-frame-options": 0,
  });
  expect(without("strict-transport-security").score).toBe(80);
  expect(without("set-cookie", "a=b").score).toBe(60);
  const html = page.html.replace(
    "<script",
    '<script src="https://cdn.example/a.js"></script><script',
  );
  expect(observatoryScore({ ...page, html }).tests["subresource-integrity"]).toBe(-5);
});

test("the page carries another nonce each time, in its policy and on its first script, and no old one is served again", async () => {
  const nonces = new Set<string>();
  for (const url of ["/", "/campaigns/any", "/login?next=%2F"]) {
    const { headers, html } = await pageAt(url);
    const [, nonce = ""] = /<script src="\/before-start\.js" nonce="([^"]+)"/.exec(html) ?? [];
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|\*/);
    expect([headers["cache-control"], headers["etag"], headers["last-modified"]]).toEqual([
      "no-cache",
      undefined,
      undefined,
    ]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("files keep the policy of their page, and those named by their content stay in the browser", async () => {
  const script = await app.inject("/assets/start-a1.js");
  expect(script.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": expect.stringContaining("script-src 'self'; style-src 'self';"),
    "x-content-type-options": "nosniff",
  });
  expect((await app.inject("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  for (const url of [
    "/index.html",
    "/assets/gone.js",
    "/.well-known/x",
    "/api/x",
    "/../package.json",
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(404);
});
