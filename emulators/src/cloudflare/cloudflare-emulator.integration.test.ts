import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { startCloudflareEmulator } from "./cloudflare-emulator.ts";
import {
  callCloudflare,
  md5,
  deployRouter,
  s3,
  SCRIPT_SHA256,
  set,
  driverToken,
  uploadTestScript,
  visit,
} from "./drive-cloudflare.ts";

let emulator: RunningEmulator;
beforeEach(async () => {
  emulator = await startCloudflareEmulator({ routerSha256: SCRIPT_SHA256 });
});
afterEach(() => emulator.close());

const accountToken = driverToken.replace("cfut_", "cfat_");

describe("tokens", () => {
  test("a user's token is verified for the user, an account's for its account alone", async () => {
    expect(await callCloudflare(emulator, "GET /user/tokens/verify")).toMatchObject({
      status: 200,
      result: { status: "active" },
    });
    const { account } = await deployRouter(emulator);
    const own = { as: accountToken };
    expect(await callCloudflare(emulator, "GET /user/tokens/verify", own)).toMatchObject({
      status: 401,
      code: 1000,
    });
    const path = `GET /accounts/${account}/tokens/verify`;
    expect(await callCloudflare(emulator, path, own)).toMatchObject({
      result: { status: "active" },
    });
    expect(await callCloudflare(emulator, path)).toMatchObject({ code: 1000 });
  });

  test("texts of another form and revoked tokens are refused, other accounts too", async () => {
    const verify = "GET /user/tokens/verify";
    expect(await callCloudflare(emulator, verify, { as: "nfp_somethingElse01" })).toMatchObject({
      code: 1000,
    });
    const { account } = await deployRouter(emulator);
    const stranger = `cfut_stranger${"0".repeat(40)}`;
    const path = `GET /accounts/${account}/r2/buckets`;
    expect(await callCloudflare(emulator, path, { as: stranger })).toMatchObject({
      status: 403,
      code: 10_000,
    });
    await set(emulator, "tokens", { token: driverToken, status: "revoked" });
    expect(await callCloudflare(emulator, verify)).toMatchObject({ status: 401, code: 1000 });
  });

  test("a permission that is missing refuses its calls alone", async () => {
    const { account, zone } = await deployRouter(emulator);
    await set(emulator, "tokens", { token: driverToken, missing: ["DNS"] });
    expect(await callCloudflare(emulator, `GET /zones/${zone.id}/dns_records`)).toMatchObject({
      code: 10_000,
    });
    expect(await callCloudflare(emulator, `GET /accounts/${account}/r2/buckets`)).toMatchObject({
      status: 200,
    });
  });

  test("without R2 its calls are refused with a code of their own", async () => {
    const { account } = await deployRouter(emulator);
    await set(emulator, "accounts", { token: driverToken, hasR2: false });
    const path = `GET /accounts/${account}/r2/buckets`;
    expect(await callCloudflare(emulator, path)).toMatchObject({ status: 403, code: 10_042 });
  });

  test("beyond the limit every call is refused until the window ends", async () => {
    await set(emulator, "limits", { requests: 2 });
    const calls = [];
    for (let n = 0; n < 3; n += 1) calls.push(await callCloudflare(emulator, "GET /accounts"));
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});

describe("scripts", () => {
  test("unknown fields of the metadata are refused, a cache before all", async () => {
    const { path } = await deployRouter(emulator);
    expect(
      await uploadTestScript(emulator, path, { more: { cache_options: { enabled: true } } }),
    ).toBe(400);
    expect(
      await uploadTestScript(emulator, path, { more: { compatibility_date: undefined } }),
    ).toBe(400);
    expect(await uploadTestScript(emulator, path, { bucket: "nobodys" })).toBe(400);
    expect(await uploadTestScript(emulator, path)).toBe(200);
  });

  test("another script than the named one is stored and never run", async () => {
    const { path, zone } = await deployRouter(emulator);
    const source = "export default { fetch: () => new Response('stranger') };";
    expect(await uploadTestScript(emulator, path, { source })).toBe(200);
    const response = await visit(emulator, `joe.${zone.name}`, "/");
    expect(response.status).toBe(500);
    expect(response.text).not.toContain("stranger");
  });

  test("it is served at workers.dev once that is switched on, and not before its delay", async () => {
    const { path, account } = await deployRouter(emulator);
    const host = `router.agency-${account.slice(0, 6)}.workers.localhost`;
    expect((await visit(emulator, host, "/")).status).toBe(530);
    await callCloudflare(emulator, `POST ${path}/subdomain`, { body: { enabled: true } });
    expect((await visit(emulator, host, "/")).text).toBe("nothing");
    await set(emulator, "conduct", { scriptDelayMs: 60_000 });
    expect((await visit(emulator, host, "/")).text).toContain("nothing here yet");
  });
});

test("a record on a label ends the wildcard for it and for all below it", async () => {
  const { zone } = await deployRouter(emulator);
  const statusOf = async (host: string) => (await visit(emulator, host, "/")).status;
  expect(await statusOf(`joe.${zone.name}`)).toBe(404);
  expect(await statusOf(zone.name)).toBe(530);
  expect(await statusOf(`not${zone.name}`)).toBe(530);
  const body = { type: "TXT", name: `joe.${zone.name}`, content: "google-site-verification=a" };
  await callCloudflare(emulator, `POST /zones/${zone.id}/dns_records`, { body });
  expect(await statusOf(`joe.${zone.name}`)).toBe(530);
  expect(await statusOf(`www.joe.${zone.name}`)).toBe(530);
  expect(await statusOf(`ann.${zone.name}`)).toBe(404);
});

describe("R2 over S3", () => {
  test("stores, reads, lists and deletes, with the id and hash of the token as its key", async () => {
    const { account, id, zone } = await deployRouter(emulator);
    const key = { account, id };
    const put = await s3(emulator, "PUT /sites-one/s/joe/1", { ...key, body: "hello" });
    expect([put.status, put.headers.etag]).toEqual([200, `"${md5("hello")}"`]);
    expect((await s3(emulator, "GET /sites-one/s/joe/1", key)).text).toBe("hello");
    expect((await s3(emulator, "GET /sites-one?list-type=2&prefix=s%2F", key)).text).toContain(
      "<Key>s/joe/1</Key>",
    );
    expect((await visit(emulator, `joe.${zone.name}`, "/s/joe/1")).text).toBe("hello");
    expect((await s3(emulator, "DELETE /sites-one/s/joe/1", key)).status).toBe(204);
    expect((await s3(emulator, "GET /sites-one/s/joe/1", key)).text).toContain("NoSuchKey");
  });

  test("writes on condition, and one key once a second", async () => {
    const { account, id } = await deployRouter(emulator);
    const put = async (headers: Record<string, string>, body: string) =>
      (await s3(emulator, "PUT /sites-one/live/a", { account, id, headers, body })).status;
    expect(await put({ "if-match": `"${md5("one")}"` }, "one")).toBe(412);
    expect(await put({ "if-none-match": "*" }, "one")).toBe(200);
    expect(await put({ "if-none-match": "*" }, "two")).toBe(412);
    expect(await put({ "if-match": `"${md5("one")}"` }, "two")).toBe(429);
    await set(emulator, "conduct", { writeIntervalMs: 0 });
    expect(await put({ "if-match": `"${md5("one")}"` }, "two")).toBe(200);
    expect(await put({ "if-match": `"${md5("one")}"` }, "three")).toBe(412);
  });

  test("refuses what R2 does not offer, wrong keys, and buckets of other accounts", async () => {
    const { account, id } = await deployRouter(emulator);
    const key = { account, id };
    const statusOf = async (line: string, sent: Parameters<typeof s3>[2]) =>
      (await s3(emulator, line, sent)).status;
    expect(await statusOf("PUT /sites-one?policy=", { ...key, body: "{}" })).toBe(501);
    expect(await statusOf("PUT /sites-one?website=", { ...key, body: "a" })).toBe(501);
    const acl = { "x-amz-acl": "public-read" };
    expect(await statusOf("PUT /sites-one/a", { ...key, headers: acl })).toBe(501);
    expect(await statusOf("GET /sites-one/a", { ...key, as: accountToken })).toBe(403);
    expect(await statusOf("GET /sites-one/a", { ...key, id: "0".repeat(32) })).toBe(401);
    expect(await statusOf("GET /sites-one/a", { ...key, account: "0".repeat(32) })).toBe(403);
    await set(emulator, "conduct", { keysDelayed: true });
    expect(await statusOf("GET /sites-one/a", key)).toBe(401);
  });
});
