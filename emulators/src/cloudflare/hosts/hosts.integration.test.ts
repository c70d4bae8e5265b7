import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningDns, startDnsEmulator } from "../../dns/dns-emulator.ts";
import { control } from "../../drive-emulator.ts";
import type { RunningEmulator } from "../../emulator.ts";
import { startCloudflareEmulator } from "../cloudflare-emulator.ts";
import {
  callCloudflare,
  deployRouter,
  SCRIPT_SHA256,
  set,
  driverToken,
  visit,
} from "../drive-cloudflare.ts";

let dns: RunningDns;
let emulator: RunningEmulator;
let account: string;
let zone: { id: string; name: string };

beforeEach(async () => {
  dns = await startDnsEmulator();
  emulator = await startCloudflareEmulator({ routerSha256: SCRIPT_SHA256, dns, certificateMs: 0 });
  ({ account, zone } = await deployRouter(emulator));
});
afterEach(async () => {
  await emulator.close();
  await dns.close();
});

const DAY_MS = 86_400_000;
const stranger = `cfut_stranger${"0".repeat(40)}`;
const record = (name: string, type: string, value: string) => ({ name, type, value });
const setDns = (...records: object[]) =>
  control(dns.url, "POST records", { records, replace: true });
const pass = (offsetMs: number) => set(emulator, "clock", { offsetMs });
const statusOf = async (host: string) => (await visit(emulator, host, "/")).status;

describe("a custom domain", () => {
  const put = (hostname: string, more: object = {}) =>
    callCloudflare(emulator, `PUT /accounts/${account}/workers/domains`, {
      body: { hostname, service: "router", zone_id: zone.id, ...more },
    });

  test("serves one host of a zone, and is deleted together with its record", async () => {
    const joes = await set(emulator, "zones", { token: driverToken, name: "joes.com" });
    const { id: zoneId } = JSON.parse(JSON.stringify(joes));
    const first = await put("joes.com", { zone_id: zoneId });
    expect(first).toMatchObject({ status: 200, result: { zone_name: "joes.com" } });
    expect(await put("joes.com", { zone_id: zoneId })).toMatchObject({ result: first.result });
    expect(dns.resolve("joes.com", "A").answers).toHaveLength(1);
    expect([await statusOf("joes.com"), await statusOf("joes.com.localhost")]).toEqual([404, 404]);
    expect(await statusOf("shop.joes.com")).toBe(530);
    const path = `/accounts/${account}/workers/domains`;
    const { list } = await callCloudflare(emulator, `GET ${path}?hostname=joes.com`);
    expect(list).toHaveLength(1);
    expect((await callCloudflare(emulator, `DELETE ${path}/${list[0]?.id}`)).status).toBe(200);
    expect([await statusOf("joes.com"), dns.resolve("joes.com", "A").code]).toEqual([
      530,
      "NXDOMAIN",
    ]);
  });

  test("is reached once its certificate is made, which only a visit shows", async () => {
    await set(emulator, "conduct", { certificateMs: 10_000 });
    expect((await put(`shop.${zone.name}`)).status).toBe(200);
    expect(await statusOf(`shop.${zone.name}`)).toBe(525);
    await pass(10_001);
    expect(await statusOf(`shop.${zone.name}`)).toBe(404);
  });

  test("is refused where it would take a name from somebody", async () => {
    const name = `taken.${zone.name}`;
    await set(emulator, "routes", { token: driverToken, zone: zone.name, record: name });
    expect(await put(name)).toMatchObject({ status: 409, code: 100_117 });
    const more = { override_existing_dns_record: true };
    expect((await put(name, more)).status).toBe(400);
    expect((await put("joes.com")).status).toBe(400);
    expect(await put(`a.${zone.name}`, { service: "none" })).toMatchObject({ code: 10_007 });
    expect(await put(`a.${zone.name}`, { zone_id: "0" })).toMatchObject({ code: 10_000 });
  });

  test("is one of a hundred in a zone", async () => {
    for (let n = 0; n < 100; n += 1) expect((await put(`n${n}.${zone.name}`)).status).toBe(200);
    expect((await put(`n100.${zone.name}`)).status).toBe(400);
  });
});

describe("a custom hostname", () => {
  const ssl = { method: "http", type: "dv", settings: { min_tls_version: "1.2" } };
  const at = (path = "") => `/zones/${zone.id}/custom_hostnames${path}`;
  const create = (hostname: string, more: object = {}) =>
    callCloudflare(emulator, `POST ${at()}`, { body: { hostname, ssl, ...more } });

  type State = { status: string; ssl: { status: string; validation_errors?: object[] } };
  async function stateOf(hostname: string): Promise<State | undefined> {
    const { list } = await callCloudflare(emulator, `GET ${at()}?hostname=${hostname}`);
    const [found] = list;
    return found && JSON.parse(JSON.stringify(found));
  }

  /** The zone as its owner sets it up for hosts of clients. */
  beforeEach(async () => {
    const body = { type: "AAAA", name: "service", content: "100::", proxied: true };
    await callCloudflare(emulator, `POST /zones/${zone.id}/dns_records`, { body });
    const origin = `service.${zone.name}`;
    expect(await callCloudflare(emulator, `GET ${at("/fallback_origin")}`)).toMatchObject({
      status: 404,
    });
    expect(
      await callCloudflare(emulator, `PUT ${at("/fallback_origin")}`, { body: { origin } }),
    ).toMatchObject({ result: { origin, status: "active" } });
    const route = { pattern: "*/*", script: "router" };
    await callCloudflare(emulator, `POST /zones/${zone.id}/workers/routes`, { body: route });
  });

  const lead = (...hosts: string[]) =>
    setDns(...hosts.map((host) => record(host, "CNAME", `service.${zone.name}`)));

  test("is live once its CNAME is seen and its certificate made", async () => {
    await set(emulator, "conduct", { certificateMs: 10_000 });
    const created = await create("www.joes.com");
    expect(created).toMatchObject({
      status: 201,
      result: { status: "pending", ssl: { status: "initializing" } },
    });
    expect(await stateOf("www.joes.com")).toMatchObject({
      status: "pending",
      ssl: { status: "pending_validation", validation_errors: [{}] },
    });
    expect(await statusOf("www.joes.com")).toBe(530);
    await lead("www.joes.com");
    const path = at(`/${String(created.result["id"])}`);
    expect((await callCloudflare(emulator, `PATCH ${path}`, { body: { ssl } })).status).toBe(202);
    expect(await stateOf("www.joes.com")).toMatchObject({
      status: "active",
      ssl: { status: "pending_issuance" },
    });
    await pass(6_000);
    expect(await stateOf("www.joes.com")).toMatchObject({ ssl: { status: "pending_deployment" } });
    await pass(10_001);
    expect(await stateOf("www.joes.com")).toMatchObject({ ssl: { status: "active" } });
    expect(await statusOf("www.joes.com")).toBe(404);
    expect(await statusOf("www.joes.com.localhost")).toBe(404);
    expect((await callCloudflare(emulator, `DELETE ${path}`)).status).toBe(200);
    expect(await statusOf("www.joes.com")).toBe(530);
    expect(await callCloudflare(emulator, `GET ${path}`)).toMatchObject({
      status: 404,
      code: 1436,
    });
  });

  test("is refused with a code of its own", async () => {
    await create("www.joes.com");
    expect(await create("www.joes.com")).toMatchObject({ status: 409, code: 1406 });
    expect(await create("jöes.com")).toMatchObject({ code: 1408 });
    expect(await create("www.example.com")).toMatchObject({ code: 1411 });
    expect(await create("*.joes.com")).toMatchObject({ code: 1407 });
    expect(await create(`a.${zone.name}`)).toMatchObject({ code: 1410 });
    expect(await create("a.com", { custom_metadata: {} })).toMatchObject({ code: 1413 });
    expect(await create("a.com", { custom_origin_server: "b" })).toMatchObject({ code: 1414 });
    expect((await create("a.com", { ssl: { ...ssl, wildcard: true } })).status).toBe(400);
    await set(emulator, "hostname-quotas", { zone: zone.id, quota: 1 });
    expect(await create("a.com")).toMatchObject({ code: 1405 });
    expect(await callCloudflare(emulator, `GET ${at("/quota")}`)).toMatchObject({
      result: { allocated: 1, used: 1, exceeded: false },
    });
    await set(emulator, "tokens", { token: driverToken, missing: ["SSL and Certificates"] });
    expect(await callCloudflare(emulator, `GET ${at()}`)).toMatchObject({
      status: 403,
      code: 10_000,
    });
    expect((await callCloudflare(emulator, `GET ${at()}`, { as: stranger })).code).toBe(10_000);
  });

  test("waits for CAA to allow the certificate, and is tried again by itself", async () => {
    await lead("www.joes.com");
    await control(dns.url, "POST records", {
      records: [record("joes.com", "CAA", '0 issue "letsencrypt.com"')],
    });
    await create("www.joes.com");
    const waiting = await stateOf("www.joes.com");
    expect(waiting?.ssl.status).toBe("pending_validation");
    expect(JSON.stringify(waiting?.ssl.validation_errors)).toContain("caa_error");
    await setDns(record("joes.com", "CAA", '0 issue "pki.goog"'));
    expect((await stateOf("www.joes.com"))?.ssl.status).toBe("pending_validation");
    await pass(121_000);
    expect((await stateOf("www.joes.com"))?.ssl.status).toBe("active");
  });

  test("is deleted when seven days brought no validation; a day may be short", async () => {
    await set(emulator, "clock", { dayMs: 1_000 });
    await create("www.joes.com");
    await pass(6_900);
    expect(await stateOf("www.joes.com")).toMatchObject({ status: "pending" });
    await pass(7_001);
    expect(await stateOf("www.joes.com")).toBeUndefined();
  });

  test("moves with its DNS, comes back with it, and is deleted after seven days", async () => {
    await lead("www.joes.com");
    await create("www.joes.com");
    const status = async () => (await stateOf("www.joes.com"))?.status;
    expect(await status()).toBe("active");
    await setDns(record("www.joes.com", "CNAME", "sites.other-host.com"));
    expect(await status()).toBe("active");
    await pass(31 * 60_000);
    expect(await status()).toBe("moved");
    await lead("www.joes.com");
    await pass(62 * 60_000);
    expect(await status()).toBe("active");
    await setDns(record("www.joes.com", "A", "192.0.2.1"));
    await pass(93 * 60_000);
    expect(await status()).toBe("moved");
    await pass(8 * DAY_MS);
    expect(await status()).toBeUndefined();
  });

  test("belongs to the zone that was validated last", async () => {
    await setDns(record("joes.com", "A", "172.66.0.1"));
    await create("joes.com");
    expect(await stateOf("joes.com")).toMatchObject({ status: "active" });
    const { list } = await callCloudflare(emulator, "GET /zones", { as: stranger });
    const other = list[0] ?? { id: "", name: "" };
    const as = stranger;
    const path = `/zones/${other.id}`;
    const body = { type: "AAAA", name: "service", content: "100::", proxied: true };
    await callCloudflare(emulator, `POST ${path}/dns_records`, { as, body });
    const origin = { origin: `service.${other.name}` };
    await callCloudflare(emulator, `PUT ${path}/custom_hostnames/fallback_origin`, {
      as,
      body: origin,
    });
    const wanted = { hostname: "joes.com", ssl };
    await callCloudflare(emulator, `POST ${path}/custom_hostnames`, { as, body: wanted });
    expect(await stateOf("joes.com")).toMatchObject({ status: "moved" });
  });

  test("is put into any state by a test, until it is checked on request", async () => {
    await lead("www.joes.com");
    const { result } = await create("www.joes.com");
    await set(emulator, "hostnames", { hostname: "www.joes.com", status: "blocked" });
    expect(await stateOf("www.joes.com")).toMatchObject({ status: "blocked" });
    const path = at(`/${String(result["id"])}`);
    await callCloudflare(emulator, `PATCH ${path}`, { body: { ssl } });
    expect(await stateOf("www.joes.com")).toMatchObject({ status: "blocked" });
    const timedOut = { status: "pending", sslStatus: "validation_timed_out" };
    await set(emulator, "hostnames", { hostname: "www.joes.com", ...timedOut });
    expect((await stateOf("www.joes.com"))?.ssl.status).toBe("validation_timed_out");
    await callCloudflare(emulator, `PATCH ${path}`, { body: { ssl } });
    const live = { status: "active", ssl: { status: "active" } };
    expect(await stateOf("www.joes.com")).toMatchObject(live);
  });

  test("can show whose it is by TXT before its DNS leads here", async () => {
    const { result } = await create("www.joes.com", { ssl: { ...ssl, method: "txt" } });
    const shown: {
      ownership_verification: { name: string; value: string };
      ssl: { validation_records: { txt_name: string; txt_value: string }[] };
    } = JSON.parse(JSON.stringify(result));
    const { name, value } = shown.ownership_verification;
    const [validation] = shown.ssl.validation_records;
    await setDns(
      record(name, "TXT", value),
      record(validation?.txt_name ?? "", "TXT", validation?.txt_value ?? ""),
    );
    await pass(121_000);
    expect(await stateOf("www.joes.com")).toMatchObject({
      status: "active",
      ssl: { status: "active" },
    });
  });
});

test("a route without a script switches Workers off, and both are removed by their ids", async () => {
  const routes = `/zones/${zone.id}/workers/routes`;
  const body = { pattern: `own.${zone.name}/*` };
  const { result } = await callCloudflare(emulator, `POST ${routes}`, { body });
  expect(await statusOf(`own.${zone.name}`)).toBe(530);
  expect(await statusOf(`joe.${zone.name}`)).toBe(404);
  await callCloudflare(emulator, `DELETE ${routes}/${String(result["id"])}`);
  expect(await statusOf(`own.${zone.name}`)).toBe(404);
  const strange = { pattern: "joes.com/*", script: "router" };
  expect((await callCloudflare(emulator, `POST ${routes}`, { body: strange })).status).toBe(400);
  const { list } = await callCloudflare(emulator, `GET /zones/${zone.id}/dns_records`);
  await callCloudflare(emulator, `DELETE /zones/${zone.id}/dns_records/${list[0]?.id}`);
  expect(await statusOf(`joe.${zone.name}`)).toBe(530);
});
