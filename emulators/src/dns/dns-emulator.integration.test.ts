import { Resolver } from "node:dns/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { control, send } from "../drive-emulator.ts";
import { isIssuerAllowed } from "./caa.ts";
import { type RunningDns, startDnsEmulator } from "./dns-emulator.ts";

let dns: RunningDns;
let resolver: Resolver;

beforeEach(async () => {
  dns = await startDnsEmulator();
  resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([dns.server]);
});
afterEach(() => dns.close());

const set = (...records: object[]) => control(dns.url, "POST records", { records });
const record = (name: string, type: string, value: string) => ({ name, type, value });
const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => "found",
    (error: NodeJS.ErrnoException) => error.code,
  );

describe("a resolver of the system sees", () => {
  test("addresses, with their time to live", async () => {
    await set({ ...record("Joes.com.", "A", "75.2.60.5"), ttl: 60 });
    await set(record("joes.com", "AAAA", "2001:db8::1"));
    expect(await resolver.resolve4("joes.com", { ttl: true })).toEqual([
      { address: "75.2.60.5", ttl: 60 },
    ]);
    expect(await resolver.resolve6("joes.com")).toEqual(["2001:db8::1"]);
  });

  test("texts of any length, certificate authorities and name servers", async () => {
    const long = "proof-".repeat(80);
    await set(record("_check.joes.com", "TXT", long), record("joes.com", "NS", "ns1.godaddy.test"));
    await set(record("joes.com", "CAA", '0 issue "letsencrypt.org"'));
    const [chunks = []] = await resolver.resolveTxt("_check.joes.com");
    expect(chunks.join("")).toBe(long);
    expect(await resolver.resolveNs("joes.com")).toEqual(["ns1.godaddy.test"]);
    expect(await resolver.resolveCaa("joes.com")).toMatchObject([
      { critical: 0, issue: "letsencrypt.org" },
    ]);
  });

  test("what a CNAME leads to, through another one", async () => {
    await set(
      record("www.joes.com", "CNAME", "joes.example.net"),
      record("joes.example.net", "CNAME", "edge.example.net"),
      record("edge.example.net", "A", "192.0.2.7"),
    );
    expect(await resolver.resolve4("www.joes.com")).toEqual(["192.0.2.7"]);
    expect(await resolver.resolveCname("www.joes.com")).toEqual(["joes.example.net"]);
    await set(record("loop.joes.com", "CNAME", "loop.joes.com"));
    expect(await codeOf(resolver.resolve4("loop.joes.com"))).toBe("ESERVFAIL");
  });

  test("an ALIAS as addresses of its own", async () => {
    await set(
      record("joes.com", "ALIAS", "edge.example.net"),
      record("joes.com", "TXT", "v=spf1"),
      record("edge.example.net", "A", "192.0.2.7"),
    );
    expect(await resolver.resolve4("joes.com")).toEqual(["192.0.2.7"]);
    expect(await codeOf(resolver.resolveCname("joes.com"))).toBe("ENODATA");
  });

  test("no name, and a name without such a record, as two things", async () => {
    await set(record("a.b.joes.com", "A", "192.0.2.7"));
    expect(await codeOf(resolver.resolve4("anns.com"))).toBe("ENOTFOUND");
    expect(await codeOf(resolver.resolveTxt("a.b.joes.com"))).toBe("ENODATA");
    expect(await codeOf(resolver.resolveMx("a.b.joes.com"))).toBe("ENODATA");
    expect(await codeOf(resolver.resolve4("b.joes.com"))).toBe("ENODATA");
  });

  test("a wildcard, where no closer name exists", async () => {
    await set(record("*.joes.com", "A", "192.0.2.7"), record("shop.joes.com", "TXT", "mine"));
    expect(await resolver.resolve4("any.joes.com")).toEqual(["192.0.2.7"]);
    expect(await codeOf(resolver.resolve4("shop.joes.com"))).toBe("ENODATA");
    expect(await codeOf(resolver.resolve4("x.shop.joes.com"))).toBe("ENOTFOUND");
  });
});

test("a server that fails, and one that is silent, until that ends", async () => {
  await set(record("joes.com", "A", "192.0.2.7"), record("anns.com", "A", "192.0.2.8"));
  await control(dns.url, "POST dns-faults", { name: "joes.com", fault: "servfail" });
  expect(await codeOf(resolver.resolve4("joes.com"))).toBe("ESERVFAIL");
  await control(dns.url, "POST dns-faults", { name: "*", fault: "silence" });
  expect(await codeOf(resolver.resolve4("anns.com"))).toBe("ETIMEOUT");
  await control(dns.url, "POST dns-faults", { name: "joes.com", fault: null });
  await control(dns.url, "POST dns-faults", { name: "*", fault: null });
  expect(await codeOf(resolver.resolve4("joes.com"))).toBe("found");
});

test("records that no registrar accepts are refused", async () => {
  await set(record("www.joes.com", "CNAME", "edge.example.net"));
  const refused = [
    record("www.joes.com", "TXT", "next to a CNAME"),
    record("joes.com", "A", "edge.example.net"),
    record("https://joes.com", "A", "192.0.2.7"),
    record("joes.com", "SRV", "1"),
  ];
  for (const one of refused) await expect(set(one)).rejects.toThrow("control POST records");
  await control(dns.url, "POST remove-records", { name: "www.joes.com" });
  expect(await codeOf(resolver.resolveCname("www.joes.com"))).toBe("ENOTFOUND");
});

test("queries are listed, and other emulators' names are resolved until a person sets other records", async () => {
  const edge = { type: "A", value: "192.0.2.9", ttl: 300 } as const;
  dns.provide("edge", (name) => (name === "edge.localhost" ? [edge] : undefined));
  await set(record("www.joes.com", "CNAME", "edge.localhost"));
  expect(await resolver.resolve4("www.joes.com")).toEqual(["192.0.2.9"]);
  await set(record("edge.localhost", "A", "192.0.2.1"));
  expect(await resolver.resolve4("www.joes.com")).toEqual(["192.0.2.1"]);
  const name = "www.joes.com";
  expect(await control(dns.url, "GET queries")).toMatchObject({
    queries: [
      { name, type: "A", code: "NOERROR" },
      { name, type: "A", code: "NOERROR" },
    ],
  });
});

test("the closest CAA records upwards decide who may make a certificate", async () => {
  const isAllowed = (host: string) => isIssuerAllowed(dns.resolve, host, ["letsencrypt.org"]);
  expect(isAllowed("www.joes.com")).toBe(true);
  await set(record("joes.com", "CAA", '0 issue "digicert.com"'));
  expect(isAllowed("www.joes.com")).toBe(false);
  await set(record("www.joes.com", "CAA", '0 issue "letsencrypt.org; validationmethods=http-01"'));
  expect(isAllowed("www.joes.com")).toBe(true);
  await set(record("anns.com", "CAA", '0 issue ";"'), record("bens.com", "CAA", '0 iodef "m"'));
  expect([isAllowed("anns.com"), isAllowed("bens.com")]).toEqual([false, true]);
});

test("the page shows the records of a link, and sets them only when its button is pressed", async () => {
  const wanted = JSON.stringify([record("joes.com", "A", "75.2.60.5")]);
  const shown = await send(dns.url, `GET /?records=${encodeURIComponent(wanted)}`);
  expect(shown.text).toContain("75.2.60.5");
  expect(await codeOf(resolver.resolve4("joes.com"))).toBe("ENOTFOUND");
  const body = new URLSearchParams({ records: wanted }).toString();
  const strange = { origin: "http://evil.test" };
  expect((await send(dns.url, "POST /set", { body, headers: strange })).status).toBe(403);
  const { host } = new URL(dns.url);
  const headers = { origin: dns.url, host };
  expect((await send(dns.url, "POST /set", { body, headers })).status).toBe(303);
  expect(await resolver.resolve4("joes.com")).toEqual(["75.2.60.5"]);
  const wrong = new URLSearchParams(record('<b>"', "A", "1")).toString();
  const refused = await send(dns.url, "POST /set", { body: wrong, headers });
  expect([refused.status, refused.text.includes("<b>")]).toEqual([400, false]);
});

describe("a resolver over HTTPS", () => {
  const headers = { accept: "application/dns-json" };
  const read = async (line: string) => JSON.parse((await send(dns.url, line, { headers })).text);

  test("words its records as Cloudflare does", async () => {
    await set(
      record("joes.com", "TXT", 'say "a"'),
      record("joes.com", "CAA", '0 issue "pki.goog"'),
    );
    await set(record("www.joes.com", "CNAME", "joes.com"));
    expect(await read("GET /dns-query?name=www.joes.com&type=TXT")).toMatchObject({
      Status: 0,
      Answer: [
        { name: "www.joes.com", type: 5, TTL: 300, data: "joes.com." },
        { name: "joes.com", type: 16, data: String.raw`"say \"a\""` },
      ],
    });
    expect(await read("GET /dns-query?name=joes.com&type=CAA")).toMatchObject({
      Answer: [{ type: 257, data: String.raw`\# 15 00 05 69 73 73 75 65 70 6b 69 2e 67 6f 6f 67` }],
    });
    expect((await send(dns.url, "GET /dns-query?name=joes.com")).status).toBe(400);
  });

  test("words them as Google does", async () => {
    await set(record("joes.com", "TXT", "proof"), record("joes.com", "CAA", '0 issue "pki.goog"'));
    expect(await read("GET /resolve?name=joes.com&type=TXT")).toMatchObject({
      Question: [{ name: "joes.com.", type: 16 }],
      Answer: [{ name: "joes.com.", data: "proof" }],
    });
    expect(await read("GET /resolve?name=joes.com&type=CAA")).toMatchObject({
      Answer: [{ data: '0 issue "pki.goog"' }],
    });
    expect(await read("GET /resolve?name=joes.com&type=A")).toMatchObject({ Status: 0 });
    expect(await read("GET /resolve?name=anns.com&type=A")).toMatchObject({ Status: 3 });
  });

  test("fails, and is silent", async () => {
    await control(dns.url, "POST dns-faults", { name: "joes.com", fault: "servfail" });
    expect(await read("GET /resolve?name=joes.com&type=A")).toMatchObject({ Status: 2 });
    await control(dns.url, "POST dns-faults", { name: "joes.com", fault: "silence" });
    const silent = fetch(`${dns.url}/resolve?name=joes.com`, { signal: AbortSignal.timeout(100) });
    await expect(silent).rejects.toThrow("timeout");
  });
});
