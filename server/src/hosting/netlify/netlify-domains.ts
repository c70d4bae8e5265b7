import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { z } from "zod";
import { isApex } from "../../platform/dns/registered-domain.ts";
import { isProviderError } from "../../provider-error.ts";
import {
  type AddressRecord,
  type DomainCheck,
  type DomainHosting,
  type DomainInput,
  type DomainMemory,
  type DomainNames,
  type NamePlan,
  hostNamesOf,
  OWN_URL,
} from "../domain-hosting.ts";
import { type SiteResponse, siteResponse } from "./netlify-responses.ts";
import type { NetlifyClient } from "./netlify-client.ts";
import { netlifyError } from "./netlify-error.ts";

/** The address that names without `www` point to (docs/hosts.md §3). */
const APEX = { alias: "apex-loadbalancer.netlify.com", address: "75.2.60.5" };
const ISSUERS = ["letsencrypt.org"];

const DAY_MS = 86_400_000;
/** Let's Encrypt allows five certificates a week for the same names; one is left for the button at Netlify. */
const REQUESTS = { aDay: 1, aWeek: 4 };

const certificateResponse = z.object({
  state: z.string(),
  domains: z
    .array(z.string())
    .nullish()
    .transform((domains) => domains ?? []),
  expires_at: z.string().nullish(),
});
type Certificate = z.output<typeof certificateResponse>;

/** `siteId`: a site that is published. */
type Target = { client: NetlifyClient; siteId: string };

/** Domains of one site at Netlify: set on the site, and certified by Let's Encrypt. */
export function createNetlifyDomains(target: Target): DomainHosting {
  return {
    prepare: (input) => prepare(target, input),
    bind: (input) => bind(target, input),
    check: (input) => check(target, input),
    unbind: (input) => unbind(target, input),
  };
}

function readSite({ client, siteId }: Target): Promise<SiteResponse> {
  return client.read({ method: "GET", path: `/sites/${siteId}` }, siteResponse);
}

function changeSite({ client, siteId }: Target, body: object): Promise<SiteResponse> {
  return client.read({ method: "PATCH", path: `/sites/${siteId}`, body }, siteResponse);
}

async function prepare(target: Target, input: DomainInput): Promise<NamePlan[]> {
  const site = await readSite(target);
  const { default_domain: own } = site;
  if (!own) throw netlifyError("rejected", netlifyTexts.errors.refused("the site has no name"));
  await input.save({ ...input.memory, [OWN_URL]: ownUrlOf(site) });
  return hostNamesOf(input).map((host) => ({
    host,
    records: recordsFor(host, own),
    issuers: ISSUERS,
  }));
}

/** The address of the site under its own name, in the scheme of its present one. */
function ownUrlOf({ default_domain: own, ssl_url: sslUrl, url }: SiteResponse): string {
  const address = new URL(sslUrl || url);
  if (own) address.hostname = own;
  return address.href.replace(/\/*$/, "/");
}

function recordsFor(host: string, own: string): AddressRecord[] {
  const { notes } = domainTexts;
  if (!isApex(host)) return [{ type: "CNAME", value: own, note: notes.unproxied }];
  return [
    { type: "ALIAS", value: APEX.alias, note: notes.apex },
    { type: "A", value: APEX.address, note: notes.apexAddress },
  ];
}

/** Netlify adds the name with or without `www` by itself, and requests a certificate as soon as the domain is set. */
async function bind(target: Target, input: DomainInput): Promise<DomainCheck> {
  const { host, alsoHost, memory } = input;
  const { custom_domain: domain } = await readSite(target);
  if (domain && domain !== host && domain !== alsoHost)
    return {
      status: "failed",
      memory,
      code: "host_refused",
      detail: netlifyTexts.otherDomain(domain),
    };
  try {
    if (domain !== host) await changeSite(target, { custom_domain: host });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return { status: "failed", memory, code: "held_at_host", detail: "Netlify" };
  }
  return check(target, input);
}

const isTaken = (error: unknown): boolean =>
  isProviderError(error, "rejected") &&
  error instanceof Error &&
  /must be unique|already (?:in use|taken)/i.test(error.message);

async function check(target: Target, input: DomainInput): Promise<DomainCheck> {
  const site = await readSite(target);
  // Somebody else changed it at Netlify, or the process was killed before it was set.
  if (site.custom_domain !== input.host) return setAgain(target, input, site);
  const certificate = await readCertificate(target);
  const isWhole =
    certificate?.state === "issued" &&
    hostNamesOf(input).every((name) => certificate.domains.includes(name));
  const expiresAt = certificate?.expires_at ? new Date(certificate.expires_at) : null;
  const isOver = expiresAt !== null && expiresAt.getTime() < Date.now();
  if (!isWhole || isOver) return awaitCertificate(target, input, certificate);
  await changeSite(target, { force_ssl: true });
  return { status: "live", memory: input.memory, certificateExpiresAt: expiresAt };
}

async function setAgain(
  target: Target,
  input: DomainInput,
  { custom_domain: domain }: SiteResponse,
) {
  if (!domain || domain === input.alsoHost) return bind(target, input);
  const { memory } = input;
  const detail = netlifyTexts.otherDomain(domain);
  return { status: "failed" as const, memory, code: "host_refused" as const, detail };
}

/** Undefined before the first certificate was requested. */
async function readCertificate({ client, siteId }: Target): Promise<Certificate | undefined> {
  try {
    return await client.read({ method: "GET", path: `/sites/${siteId}/ssl` }, certificateResponse);
  } catch (error) {
    if (isProviderError(error, "missing-target")) return undefined;
    throw error;
  }
}

async function awaitCertificate(
  target: Target,
  input: DomainInput,
  certificate: Certificate | undefined,
): Promise<DomainCheck> {
  const pending = { status: "pending", step: "issuing", memory: input.memory } as const;
  if (certificate?.state === "pending") return pending;
  const isExpired = certificate?.expires_at && new Date(certificate.expires_at) < new Date();
  const asFailed = { status: "failed", memory: input.memory, detail: "" } as const;
  if (!mayRequest(input.memory)) {
    if (isExpired) return { ...asFailed, code: "expired" };
    return certificate?.state === "failed" ? { ...asFailed, code: "certificate_failed" } : pending;
  }
  return requestCertificate(target, input, certificate !== undefined);
}

const requestsOf = ({ requestedAt = [] }: DomainMemory): string[] => [requestedAt].flat();

function mayRequest(memory: DomainMemory): boolean {
  const since = (days: number) =>
    requestsOf(memory).filter((at) => Date.now() - Date.parse(at) < days * DAY_MS).length;
  return since(1) < REQUESTS.aDay && since(7) < REQUESTS.aWeek;
}

/** Recorded before the request is sent: after a kill it counts as sent. */
async function requestCertificate(
  { client, siteId }: Target,
  input: DomainInput,
  isAnother: boolean,
): Promise<DomainCheck> {
  const requestedAt = [
    ...requestsOf(input.memory).slice(-REQUESTS.aWeek),
    new Date().toISOString(),
  ];
  const memory = { ...input.memory, requestedAt };
  await input.save(memory);
  const path = `/sites/${siteId}/ssl${isAnother ? "/renew" : ""}`;
  try {
    await client.send({ method: "POST", path });
  } catch (error) {
    // These failures had no effect, so the request does not count.
    if (isProviderError(error, "credential", "forbidden", "rate-limited"))
      await input.save(input.memory);
    if (!isProviderError(error, "rejected")) throw error;
    const text = error instanceof Error ? error.message : "";
    const code = /too many certificates/i.test(text) ? "certificate_limit" : "certificate_failed";
    return { status: "failed", memory, code, detail: text };
  }
  return { status: "pending", step: "issuing", memory };
}

/** A domain that was set by hand at Netlify since is not changed. */
async function unbind(target: Target, names: DomainNames): Promise<string | undefined> {
  try {
    const site = await readSite(target);
    const { custom_domain: domain } = site;
    if (!domain || !hostNamesOf(names).includes(domain)) return ownUrlOf(site);
    const left = await changeSite(target, { custom_domain: null });
    if (left.custom_domain)
      throw netlifyError("rejected", netlifyTexts.errors.refused("the domain is still set"));
    return ownUrlOf(left);
  } catch (error) {
    // Without the site no name is bound.
    if (isProviderError(error, "missing-target")) return undefined;
    throw error;
  }
}
