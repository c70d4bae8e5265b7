import { accountTexts } from "@mainstreet/contract/account-texts";
import { REQUEST_LIMITS } from "@mainstreet/contract/limits";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { buildApp } from "../../app.ts";
import { createRequestLimits } from "../../platform/http/request-limits.ts";
import { byAccount } from "../../platform/http/by-account.ts";
import { byNetworks } from "./limit-failures.ts";

const PASSWORD = "correct horse";
const GUESSES = IS_LONG ? 1_000 : 150;

let product: Product;
/** As in production, behind a proxy on this machine. */
let app: FastifyInstance;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  const config = { ...product.deps.config, isProduction: true, trustProxy: "loopback" };
  const limits = createRequestLimits({ hasRateLimits: true }, product.db);
  app = await buildApp({ ...product.deps, config, limits });
});
afterAll(async () => {
  await app.close();
  await product.assertSound();
  await product.close();
});

type Sent = { body: object; cookie?: string; from?: string };

async function call(path: string, { body, cookie, from = "192.0.2.1" }: Sent) {
  const response = await app.inject({
    method: "POST",
    url: `/api/auth/${path}`,
    headers: { "x-forwarded-for": from, ...(cookie && { cookie }) },
    payload: body,
  });
  const [device] = response.cookies.filter(({ name }) => name === "__Host-device");
  return {
    status: response.statusCode,
    failure: response.json<{ fields?: Record<string, string> }>(),
    attributes: device,
    cookie: device && `__Host-device=${encodeURIComponent(device.value)}`,
  };
}

let people = 0;
async function signUp(password = PASSWORD, email = `guessed-${(people += 1)}@example.test`) {
  const from = `198.51.100.${people}`;
  return { email, ...(await call("signup", { body: { name: "Asha", email, password }, from })) };
}

test("strangers who guess at an account do not lock out the device of its owner", async () => {
  const { email, cookie, attributes } = await signUp();
  expect(attributes).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: "Strict",
    path: "/",
  });
  const limits = createRequestLimits({ hasRateLimits: true }, product.db);
  for (let n = 0; n < 10; n += 1) await limits.spend(...byAccount("failedLogins", email));
  const body = { email, password: PASSWORD };
  expect((await call("login", { body })).status).toBe(429);
  expect((await call("login", { body, cookie: cookie ?? "" })).status).toBe(200);
  const forged = `${cookie?.slice(0, -4)}AAAA`;
  expect((await call("login", { body, cookie: forged })).status).toBe(429);
  const other = await signUp();
  expect((await call("login", { body, cookie: other.cookie ?? "" })).status).toBe(429);
});

test.runIf(IS_LONG)(
  `${GUESSES} guesses from anywhere, even from its own address, never lock out a known device`,
  async () => {
    const { email, cookie = "" } = await signUp();
    const { cookie: strangers = "" } = await signUp();
    const home = "192.0.2.200";
    const body = { email, password: PASSWORD };
    for (let n = 0; n < GUESSES; n += 1) {
      const from = n % 2 === 0 ? home : `2001:db8:${n.toString(16)}::1`;
      const guess = { email, password: `guess ${n}` };
      const { status } = await call("login", { body: guess, from, cookie: n % 3 ? "" : strangers });
      expect([401, 429]).toContain(status);
      if (n % 50 === 49)
        expect((await call("login", { body, from: home, cookie })).status, `${n}`).toBe(200);
    }
    expect((await call("login", { body, from: home })).status).toBe(429);
  },
);

test("guesses on a known device are counted for that device alone", async () => {
  const { email, cookie = "" } = await signUp();
  const wrong = { email, password: "wrong horse" };
  for (let n = 0; n < 10; n += 1)
    expect((await call("login", { body: wrong, cookie })).status).toBe(401);
  const body = { email, password: PASSWORD };
  expect((await call("login", { body, cookie })).status).toBe(429);
  expect((await call("login", { body })).status).toBe(200);
});

test("a sign-in on a new device is listed as one", async () => {
  const visitor = await product.signUp();
  const body = { email: visitor.user.email, password: "correct horse" };
  await call("login", { body });
  const { response } = await visitor.send(listSecurityEvents, {});
  expect(response.events.map(({ kind }) => kind)).toEqual(["signed-in-on-new-device", "signed-up"]);
});

test("an IPv6 network is counted as /64, /56 and /48", () => {
  const config = { ...product.deps.config, isProduction: true };
  expect(byNetworks({ ip: "2001:db8:aa:bbcc:1:2:3:4" }, config)).toEqual([
    ["failedLoginsFromAddress", "2001:db8:aa:bbcc"],
    ["failedLoginsFrom56", "2001:db8:aa:bb"],
    ["failedLoginsFrom48", "2001:db8:aa"],
  ]);
  expect(byNetworks({ ip: "192.0.2.7" }, config)).toEqual([
    ["failedLoginsFromAddress", "192.0.2.7"],
  ]);
});

test.each([
  { limit: "failedLoginsFrom56", network: "2001:db9:1:bb", outside: "2001:db9:1:cc02::9" },
  { limit: "failedLoginsFrom48", network: "2001:db9:2", outside: "2001:db9:3:bb02::9" },
] as const)("guesses are limited by $limit", async ({ limit, network, outside }) => {
  const limits = createRequestLimits({ hasRateLimits: true }, product.db);
  for (let n = 0; n < REQUEST_LIMITS[limit].times; n += 1) await limits.spend(limit, network);
  const body = { email: `nobody-${limit}@example.test`, password: PASSWORD };
  expect(
    (await call("login", { body, from: `${network.split(":", 3).join(":")}:bb02::9` })).status,
  ).toBe(429);
  expect((await call("login", { body, from: outside })).status).toBe(401);
});

test("production refuses a password that everybody tries first, and the user's own address", async () => {
  for (const password of ["123456", "Password", "qwerty123", "Mainstreet2026!", "1.netlify"])
    expect((await signUp(password)).failure.fields).toEqual({
      password: accountTexts.commonPassword,
    });
  const email = "ravi.patel@example.test";
  for (const password of [email, "Ravi.Patel"])
    expect((await signUp(password, email)).failure.fields).toEqual({
      password: accountTexts.ownAddress,
    });
  expect((await signUp("secret", "fine@example.test")).status).toBe(400);
  expect((await signUp("t2hq9x", "fine@example.test")).status).toBe(201);
});

test("the sandbox accepts such a password, with a warning", async () => {
  const body = { name: "Asha", email: "warned@example.test", password: "123456" };
  const response = await product.app.inject({
    method: "POST",
    url: "/api/auth/signup",
    payload: body,
  });
  expect(response.statusCode).toBe(201);
  expect(response.json().warning).toBe(accountTexts.warning(accountTexts.commonPassword));
});
