import { checkDomain, type Domain, putDomain } from "@mainstreet/contract/domains/domains";
import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { expect } from "vitest";
import { makeCampaign, PLUMBING, type Product, type Visitor } from "./harness.ts";
import { control } from "./provider-controls.ts";

/** Sets the records as the owner of the domain does: one of each that can replace each other. */
export async function setRecords(
  { dns }: Pick<Product, "dns">,
  shown: readonly DnsRecord[],
): Promise<void> {
  const records = shown
    .filter(({ isAlternative }) => !isAlternative)
    .map(({ fullName: name, type, value }) => ({ name, type, value }));
  await control({ url: dns.url }, "records", { records, replace: true });
}

/** Adds other records to names, or in the place of theirs. */
export const addRecords = ({ dns }: Pick<Product, "dns">, records: object[], replace = false) =>
  control({ url: dns.url }, "records", { records, replace });

/** Gives a site a domain; its records are not set. */
export async function addDomain(visitor: Visitor, id: string, domain: string): Promise<Domain> {
  const { status, response, failure } = await visitor.send(putDomain, {
    params: { id },
    body: { domain },
  });
  expect(status, failure.message).toBe(200);
  return response;
}

/** Checks until the domain is in that state: certificates take some hundred milliseconds. */
export async function awaitState(
  visitor: Visitor,
  id: string,
  state: Domain["state"],
): Promise<Domain> {
  const check = async () => (await visitor.send(checkDomain, { params: { id } })).response;
  await expect
    .poll(
      async () => {
        const { state: now, fault } = await check();
        return now === state ? state : `${now} ${fault?.text ?? ""}`;
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(state);
  return check();
}

/** Gives a site a domain, sets its records and waits until it is live. */
export async function makeLive(
  product: Product,
  visitor: Visitor,
  { id, domain }: { id: string; domain: string },
): Promise<Domain> {
  const { records } = await addDomain(visitor, id, domain);
  await setRecords(product, records);
  return awaitState(visitor, id, "live");
}

let tokens = 0;

/** A site of a new Cloudflare account. */
export async function makeCloudflareSite(visitor: Visitor) {
  tokens += 1;
  const token = `cfut_domain${String(tokens).padStart(6, "0")}${"y".repeat(30)}`;
  const { name: zone } = firstZoneOf(accountIdOfToken(token));
  const body = { name: "Agency", token, zone };
  const { status, response, failure } = await visitor.send(addCloudflareToken, { body });
  expect(status, failure.message).toBe(201);
  const choice = { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
  return { token, zone, choice, site: await makeCampaign(visitor, { ...PLUMBING, ...choice }) };
}

/** What a browser gets at a domain: the host to which its DNS leads responds. A redirect is not followed. */
export async function visitByDns(
  { dns, netlify, cloudflare }: Pick<Product, "dns" | "netlify" | "cloudflare">,
  host: string,
  path = "/",
) {
  const question = new URL("/resolve", dns.url);
  question.search = new URLSearchParams({ name: host, type: "A" }).toString();
  const reply = await fetch(question, { headers: { accept: "application/dns-json" } });
  const { Answer = [] } = (await reply.json()) as { Answer?: { type: number; data: string }[] };
  const isNetlify = Answer.some(({ type, data }) => type === 1 && data === NETLIFY_ADDRESS);
  const { url } = isNetlify ? netlify : cloudflare;
  const response = await fetch(`${url}/__site/${host}${path}`, { redirect: "manual" });
  const text = await response.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  return { status: response.status, location: response.headers.get("location"), text, canonical };
}

/** The address of every site at Netlify, for names that cannot have a CNAME. */
const NETLIFY_ADDRESS = "75.2.60.5";

/** The names ending with `.com` that are in buckets or are custom hostnames at Cloudflare: what tests call domains of users. */
export async function servedNames({ cloudflare }: Pick<Product, "cloudflare">): Promise<string[]> {
  const read = async (call: string) => (await fetch(`${cloudflare.url}/__control/${call}`)).json();
  const { keys } = (await read("objects")) as { keys: string[] };
  const { hostnames } = (await read("hostnames")) as { hostnames: { hostname: string }[] };
  return [...keys, ...hostnames.map(({ hostname }) => hostname)].flatMap((name) => {
    const [, host = ""] = /^(?:.*\/live\/)?([^/]+)$/.exec(name) ?? [];
    return host.endsWith(".com") ? [host] : [];
  });
}
