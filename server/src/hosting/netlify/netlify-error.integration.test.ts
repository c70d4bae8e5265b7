import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import type { RunningEmulator } from "@mainstreet/emulators/emulator";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { controlOf, failureOf, longestPauseOf, skipPauses } from "../test-support.ts";
import { createNetlifyHosting } from "./netlify-hosting.ts";
import { verifyToken } from "./verify-token.ts";

const token = "nfp_secretSecretSecret99";

let emulator: RunningEmulator;
let control: ReturnType<typeof controlOf>;

beforeAll(async () => {
  emulator = await startNetlifyEmulator();
  control = controlOf(emulator);
});
afterEach(() => control.clearFaults());
afterAll(() => emulator.close());
skipPauses();

const access = () => ({ apiUrl: `${emulator.url}/api/v1`, token });
const openSite = (siteId = "some-site") =>
  createNetlifyHosting({ ...access(), siteId, siteName: "x", campaignTag: "x" }).prepare();

test.each([
  [401, "credential", "Netlify rejected this token. Create a new one and update it in Settings."],
  [403, "forbidden", "This token may not deploy to that team."],
  [404, "missing-target", "This site no longer exists at Netlify. Deploy it as a new site."],
  [408, "timeout", "Netlify is not answering"],
  [500, "unavailable", "Netlify is not answering"],
  [503, "unavailable", "Netlify is not answering"],
  [302, "unavailable", "Netlify is not answering"],
])("a %i becomes %s with its text, and no secret", async (status, kind, message) => {
  await control.fault({ match: "GET /sites/", times: 5, status, body: `{"token":"${token}"}` });
  const failure = await failureOf(openSite());
  expect(failure).toMatchObject({ kind, message });
  expect(failure.printed).not.toContain(token);
});

test.each([
  [
    "fields",
    '{"errors":{"name":["is bad","is long"],"domain":"is odd"}}',
    "name is bad, is long; domain is odd",
  ],
  ["a message", '{"code":422,"message":"bad dns"}', "bad dns"],
  ["an error alone", '{"error":"bad dns"}', "bad dns"],
  ["plain text", "Unprocessable", "Unprocessable"],
  ["a page of HTML", "<html>oops</html>", "no reason given"],
  ["nothing readable", "[1]", "no reason given"],
])("a 422 with %s shows the reason that Netlify gave", async (_, body, text) => {
  await control.fault({ match: "GET /sites/", status: 422, body });
  expect(await failureOf(openSite())).toMatchObject({
    kind: "rejected",
    message: `Netlify refused this: ${text}`,
  });
});

test("a 429 far from its reset is handed back with the time, not slept through", async () => {
  const reset = Math.ceil(Date.now() / 1000) + 60;
  const headers = { "x-ratelimit-reset": String(reset) };
  await control.fault({ match: "GET /sites/", times: 5, status: 429, headers });
  await control.requests();
  expect(await failureOf(openSite())).toMatchObject({
    kind: "rate-limited",
    message: "Netlify's limit is reached. The deployment waits and goes on by itself.",
    retryAt: new Date(reset * 1000),
  });
  expect(await control.requests()).toHaveLength(1);
});

test.each([
  ["Retry-After", () => ({ "retry-after": "3" }), 3_000],
  ["X-RateLimit-Reset", () => ({ "x-ratelimit-reset": String(Date.now() / 1_000 + 3) }), 3_000],
  ["no header", () => ({}), 5_000],
])(
  "a 429 with %s is retried at the time that Netlify names, and not before",
  async (_, headers, ms) => {
    await control.fault({ match: "GET /user", status: 429, headers: headers() });
    const longest = await longestPauseOf(async () => {
      expect(await verifyToken(access())).toBe(true);
    });
    expect(longest).toBeGreaterThan(ms - 500);
    expect(longest).toBeLessThanOrEqual(ms);
  },
);

test("a 401 is retried once, and the second in a row rejects the token", async () => {
  await control.fault({ match: "GET /user", status: 401 });
  expect(await verifyToken(access())).toBe(true);
  await control.fault({ match: "GET /user", times: 5, status: 401 });
  await control.requests();
  expect(await verifyToken(access())).toBe(false);
  expect(await control.requests()).toHaveLength(2);
});

test("a response of an unknown shape counts as no response", async () => {
  await control.fault({ match: "GET /sites/", when: "after", status: 200, body: '{"id":7}' });
  expect(await failureOf(openSite())).toMatchObject({ kind: "unavailable" });
});

test("an unreachable server does not make a token invalid", async () => {
  const nowhere = { apiUrl: "http://127.0.0.1:1/api/v1", token };
  const failure = await failureOf(verifyToken(nowhere));
  expect(failure).toMatchObject({ kind: "unavailable", message: "Netlify is not answering" });
  expect(failure.printed).not.toContain(token);
});

test("verifying distinguishes a good token from a bad, a revoked and an unsendable one", async () => {
  expect(await verifyToken(access())).toBe(true);
  expect(await verifyToken({ ...access(), token: "nfp_short" })).toBe(false);
  expect(await verifyToken({ ...access(), token: "bad\r\nx-evil: 1" })).toBe(false);
  await control.set("tokens", { token, revoked: true });
  expect(await verifyToken(access())).toBe(false);
  await control.set("tokens", { token, revoked: false });
  await control.fault({ match: "GET /user", times: 2, status: 500 });
  expect(await failureOf(verifyToken(access()))).toMatchObject({ kind: "unavailable" });
});
