import { NetlifyAPI } from "@netlify/api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningDns, startDnsEmulator } from "../dns/dns-emulator.ts";
import { control } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { callNetlify, type NetlifyUser, createSite, publishFiles, visit } from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";

let dns: RunningDns;
let emulator: RunningEmulator;
let asha: NetlifyUser;
let ben: NetlifyUser;

beforeEach(async () => {
  dns = await startDnsEmulator();
  emulator = await startNetlifyEmulator({ dns, certificateMs: 0 });
  asha = { origin: emulator.url, token: "nfp_ashaPlumbing1" };
  ben = { origin: emulator.url, token: "nfp_benRoofing22" };
});
afterEach(async () => {
  await emulator.close();
  await dns.close();
});

const DAY_MS = 86_400_000;
const pass = (offsetMs: number) => control(emulator.url, "POST clock", { offsetMs });
const record = (name: string, type: string, value: string) => ({ name, type, value });
const setDns = (...records: object[]) =>
  control(dns.url, "POST records", { records, replace: true });

type Body = {
  state?: string;
  domains?: string[];
  message?: string;
  errors?: object;
  ssl?: boolean;
};

async function call(caller: NetlifyUser, line: string, body?: object) {
  const { status, text } = await callNetlify(caller, line, body);
  const parsed: Body = text === "" ? {} : JSON.parse(text);
  return { status, ...parsed };
}

/** A published site of Asha's with the domain, or the refusal. */
async function bind(domain: string, { by = asha, name = domain.replaceAll(".", "-") } = {}) {
  const site = await createSite(by, name);
  await publishFiles(by, site.id, { "/index.html": name });
  return {
    id: site.id,
    bound: await call(by, `PATCH /sites/${site.id}`, { custom_domain: domain }),
  };
}

const leadBoth = (apex: string) =>
  setDns(
    record(apex, "A", "75.2.60.5"),
    record(`www.${apex}`, "CNAME", `${apex.replaceAll(".", "-")}.netlify.localhost`),
  );

describe("names", () => {
  test("belong to one site, with the name that goes with them, and all below to the team", async () => {
    const { id } = await bind("joes.com");
    const taken = { status: 422, errors: { custom_domain: ["must be unique"] } };
    expect((await bind("joes.com", { by: ben, name: "one" })).bound).toMatchObject(taken);
    expect((await bind("www.joes.com", { by: ben, name: "two" })).bound).toMatchObject(taken);
    expect((await bind("shop.joes.com", { by: ben, name: "three" })).bound).toMatchObject(taken);
    expect((await bind("shop.joes.com", { name: "four" })).bound.status).toBe(200);
    expect((await bind("joes.co.uk", { by: ben })).bound.status).toBe(200);
    const aliases = { domain_aliases: ["joes.co.uk"] };
    expect(await call(asha, `PATCH /sites/${id}`, aliases)).toMatchObject({
      status: 422,
      errors: { domain_aliases: ["must be unique"] },
    });
    await call(asha, `PATCH /sites/${id}`, { custom_domain: null });
    expect((await bind("joes.com", { by: ben, name: "five" })).bound.status).toBe(200);
  });

  test("are free again once their sites are gone", async () => {
    const { id } = await bind("joes.com");
    await call(asha, `DELETE /sites/${id}`);
    expect((await bind("joes.com", { by: ben, name: "next" })).bound.status).toBe(200);
  });

  test("are refused when they are none", async () => {
    for (const [index, domain] of ["joes", "joes_.com", "a.netlify.app", "192.0.2.1"].entries())
      expect((await bind(domain, { name: `site-${index}` })).bound).toMatchObject({
        status: 422,
        errors: { custom_domain: ["is invalid"] },
      });
  });
});

test("serves the site at its domain, and leads there from the other name", async () => {
  await bind("joes.com");
  expect((await visit(emulator.url, "joes.com/")).text).toBe("joes-com");
  const { status, headers } = await visit(emulator.url, "www.joes.com/a?b=1");
  expect([status, headers.location]).toEqual([301, `http://joes.com:${emulator.port}/a?b=1`]);
  const browser = await visit(emulator.url, "www.joes.com.localhost/");
  expect(browser.headers.location).toBe(`http://joes.com.localhost:${emulator.port}/`);
});

describe("a certificate", () => {
  test("needs a domain that leads here", async () => {
    const { id } = await bind("joes.com");
    const bad = { status: 422, message: "bad dns for custom domain" };
    expect(await call(asha, `POST /sites/${id}/ssl`)).toMatchObject(bad);
    await setDns(record("joes.com", "A", "192.0.2.1"));
    expect(await call(asha, `POST /sites/${id}/ssl`)).toMatchObject(bad);
    expect(await call(asha, `GET /sites/${id}/ssl`)).toMatchObject({ status: 404 });
    expect((await call(asha, `PATCH /sites/${id}`, { force_ssl: true })).status).toBe(422);
    const plain = await createSite(asha, "plain");
    expect(await call(asha, `POST /sites/${plain.id}/ssl`)).toMatchObject({
      message: "No custom domain configured",
    });
  });

  test("is made for the names that are right, and again on request once others are", async () => {
    const { id } = await bind("joes.com");
    await setDns(record("joes.com", "ALIAS", "apex-loadbalancer.netlify.com"));
    expect(await call(asha, `POST /sites/${id}/ssl`)).toMatchObject({ state: "pending" });
    const ssl = () => call(asha, `GET /sites/${id}/ssl`);
    expect(await ssl()).toMatchObject({ state: "issued", domains: ["joes.com"] });
    expect(await call(asha, `PATCH /sites/${id}`, { force_ssl: true })).toMatchObject({
      ssl: true,
    });
    await leadBoth("joes.com");
    expect((await call(asha, `POST /sites/${id}/ssl`)).message).toContain("certificate parameter");
    expect(await call(asha, `POST /sites/${id}/ssl/renew`)).toMatchObject({ status: 200 });
    expect(await ssl()).toMatchObject({ state: "issued", domains: ["joes.com", "www.joes.com"] });
    const listed = await callNetlify(asha, `GET /sites/${id}/ssl/certificates?domain=www.joes.com`);
    expect(JSON.parse(listed.text)).toHaveLength(1);
    expect((await call(ben, `GET /sites/${id}/ssl`)).status).toBe(404);
  });

  test("takes its time, and fails by CAA, by an address elsewhere and by a fault", async () => {
    const { id } = await bind("joes.com");
    await leadBoth("joes.com");
    const stateOf = async () => (await call(asha, `GET /sites/${id}/ssl`)).state;
    await control(emulator.url, "POST certificates", { certificateMs: 60_000 });
    await call(asha, `POST /sites/${id}/ssl`);
    expect(await stateOf()).toBe("pending");
    await pass(60_001);
    expect(await stateOf()).toBe("issued");
    await control(emulator.url, "POST certificates", { certificateMs: 0, failures: 1 });
    const renewed = async () => {
      await call(asha, `POST /sites/${id}/ssl/renew`);
      return stateOf();
    };
    expect(await renewed()).toBe("failed");
    await control(dns.url, "POST records", {
      records: [record("joes.com", "AAAA", "2001:db8::1")],
    });
    expect(await renewed()).toBe("failed");
    await leadBoth("joes.com");
    await control(dns.url, "POST records", {
      records: [record("joes.com", "CAA", '0 issue "pki.goog"')],
    });
    expect(await renewed()).toBe("failed");
    expect((await call(asha, `PATCH /sites/${id}`, {})).ssl).toBe(true);
  });

  test("is requested five times a week for the same names; the sixth locks them for seven days", async () => {
    const { id } = await bind("joes.com");
    await leadBoth("joes.com");
    const request = () => call(asha, `POST /sites/${id}/ssl/renew`);
    await call(asha, `POST /sites/${id}/ssl`);
    for (let n = 0; n < 4; n += 1) expect((await request()).status).toBe(200);
    await pass(6 * DAY_MS);
    expect((await request()).message).toContain("too many certificates (5)");
    await pass(12 * DAY_MS);
    expect((await request()).status).toBe(422);
    await pass(13 * DAY_MS + 1);
    expect((await request()).status).toBe(200);
  });
});

test("Netlify tries by itself: at once, and some minutes after DNS has become right", async () => {
  await control(emulator.url, "POST clock", { dayMs: DAY_MS / 100 });
  const { id } = await bind("joes.com");
  const ssl = () => call(asha, `GET /sites/${id}/ssl`);
  expect((await ssl()).status).toBe(404);
  await leadBoth("joes.com");
  expect((await ssl()).status).toBe(404);
  await control(emulator.url, "POST clock", { offsetMs: 6_001 });
  await ssl();
  expect(await ssl()).toMatchObject({ state: "issued", domains: ["joes.com", "www.joes.com"] });
  await control(emulator.url, "POST clock", { offsetMs: 61 * (DAY_MS / 100) });
  await ssl();
  const { effects } = JSON.parse(JSON.stringify(await control(emulator.url, "GET effects")));
  const kinds: string[] = effects.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind) => kind === "certificate-request")).toHaveLength(2);
});

test("Netlify's own client gets, reads and lists certificates", async () => {
  const { host } = new URL(emulator.url);
  const api = new NetlifyAPI(asha.token, { scheme: "http", host });
  const { id: siteId } = await bind("joes.com");
  await expect(api.provisionSiteTLSCertificate({ siteId })).rejects.toMatchObject({
    status: 422,
    json: { message: "bad dns for custom domain" },
  });
  await leadBoth("joes.com");
  await api.provisionSiteTLSCertificate({ siteId });
  const issued = { state: "issued", domains: ["joes.com", "www.joes.com"] };
  expect(await api.showSiteTLSCertificate({ siteId })).toMatchObject(issued);
  expect(await api.getAllCertificates({ siteId, domain: "joes.com" })).toMatchObject([issued]);
});
