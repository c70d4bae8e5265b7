/**
 * Certificates of custom domains as Netlify gets them from Let's Encrypt (docs/hosts.md §3). A request needs a custom domain whose
 * DNS leads here; a request that fails after that check (CAA, an AAAA record elsewhere) counts too. The sixth request
 * for the same names within seven days is refused, and the names are locked for seven more.
 */
import { isIssuerAllowed } from "../dns/caa.ts";
import type { Resolve } from "../dns/resolve.ts";
import type { Effect, Write } from "../state-store.ts";
import type { Certificate, Issuing } from "./certificate-records.ts";
import { customNamesOf } from "./domain-names.ts";
import { unprocessable } from "./netlify-error.ts";
import { isoTime, type Netlify } from "./present.ts";
import type { NetlifySite } from "./records.ts";

/** The address of Netlify's load balancer, behind every site. */
export const EDGE_ADDRESS = "75.2.60.5";

const ISSUERS = ["letsencrypt.org"];
const MOST_REQUESTS = 5;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const LIFETIME_MS = 90 * DAY_MS;
const RENEWED_BEFORE_MS = 30 * DAY_MS;

/** Whether a name leads to Netlify. */
export function isPointedHere(resolve: Resolve, host: string): boolean {
  const { code, answers } = resolve(host, "A");
  const addresses = answers.filter(({ type }) => type === "A");
  return (
    code === "NOERROR" &&
    addresses.length > 0 &&
    addresses.every(({ value }) => value === EDGE_ADDRESS)
  );
}

/**
 * Requests a certificate for the names of a site that lead here; if a certificate is already being made, returns that one. Throws 422 with
 * the service's reason.
 */
export function requestCertificate(
  netlify: Netlify,
  site: NetlifySite,
  credential: string,
): Certificate {
  const { context, records, resolve, issuing } = netlify;
  if (site.customDomain === null) throw unprocessable("No custom domain configured");
  if (!isPointedHere(resolve, site.customDomain)) throw unprocessable("bad dns for custom domain");
  const old = records.certificates.get(site.id);
  if (old?.state === "pending") return old;
  const domains = customNamesOf(site).filter((name) => isPointedHere(resolve, name));
  const counted = countRequest(netlify, domains);
  const now = context.now();
  const certificate: Certificate = {
    siteId: site.id,
    domains,
    state: "pending",
    createdAt: now,
    updatedAt: now,
    dueAt: now + issuing.certificateMs,
    expiresAt: null,
  };
  const kept = old?.state === "issued" ? [records.certificates.put(`${site.id} old`, old)] : [];
  const effect: Effect = {
    at: isoTime(now),
    credential,
    kind: "certificate-request",
    site: site.id,
    domains: domains.join(" "),
  };
  const writes = [...kept, records.certificates.put(site.id, certificate), counted];
  context.store.commit(writes, [effect]);
  return certificate;
}

function countRequest({ context, records }: Netlify, domains: readonly string[]): Write {
  const key = domains.toSorted().join(" ");
  const now = context.now();
  const week = context.duration(WEEK_MS);
  const { times, lockedUntil } = records.requests.get(key) ?? { times: [], lockedUntil: 0 };
  const recent = times.filter((time) => time > now - week);
  if (lockedUntil <= now && recent.length < MOST_REQUESTS)
    return records.requests.put(key, { times: [...recent, now], lockedUntil: 0 });
  const until = lockedUntil > now ? lockedUntil : now + week;
  context.store.commit([records.requests.put(key, { times: recent, lockedUntil: until })]);
  throw unprocessable(
    `too many certificates (${MOST_REQUESTS}) already issued for this exact set of identifiers in the last 168h0m0s: ${domains.join(",")}`,
  );
}

/** Starts Netlify's own attempts after the names of a site have changed; ends them when the site has no names. */
export function namesChanged({ context, records }: Netlify, site: NetlifySite): Write[] {
  const now = context.now();
  if (customNamesOf(site).length > 0)
    return [records.tries.put(site.id, { siteId: site.id, since: now, nextAt: now })];
  return namesGone({ records }, site);
}

/** The deletions that follow when a site is deleted, or its last name is removed. */
export function namesGone({ records }: Pick<Netlify, "records">, { id }: NetlifySite): Write[] {
  return [
    records.tries.remove(id),
    records.certificates.remove(id),
    records.certificates.remove(`${id} old`),
  ];
}

/** Does what is due by now: finishes pending certificates, renews them, and starts Netlify's own attempts. */
export function advanceCertificates(netlify: Netlify): void {
  const { context, records } = netlify;
  const now = context.now();
  for (const [key, certificate] of records.certificates.all) {
    const site = records.sites.get(certificate.siteId);
    if (!site || key !== site.id) continue;
    if (certificate.state === "pending" && certificate.dueAt <= now) finish(netlify, certificate);
    const renewedAt = (certificate.expiresAt ?? Infinity) - context.duration(RENEWED_BEFORE_MS);
    if (certificate.state === "issued" && renewedAt <= now && !records.tries.get(site.id))
      context.store.commit(namesChanged(netlify, site));
  }
  for (const { siteId, since, nextAt } of records.tries.all.values()) {
    if (nextAt > now) continue;
    const site = records.sites.get(siteId);
    const next = site && nextTry(netlify, { site, since });
    context.store.commit([
      next === undefined
        ? records.tries.remove(siteId)
        : records.tries.put(siteId, { siteId, since, nextAt: next }),
    ]);
  }
}

/** One of Netlify's own attempts: at once, every ten minutes for a day, then hourly for two days. Returns the time of the next. */
function nextTry(
  netlify: Netlify,
  { site, since }: { site: NetlifySite; since: number },
): number | undefined {
  const { context, records, resolve } = netlify;
  const certificate = records.certificates.get(site.id);
  const isRight = (name: string): boolean => isPointedHere(resolve, name);
  const isWaiting = certificate?.state === "pending";
  const missing = customNamesOf(site).filter((name) => !isFresh(netlify, certificate, name));
  if (missing.length === 0 && !isWaiting) return undefined;
  if (!isWaiting && missing.some(isRight)) tryRequest(netlify, site);
  const passed = context.now() - since;
  const isFirstDay = passed < context.duration(DAY_MS);
  if (passed > context.duration(3 * DAY_MS)) return undefined;
  return context.now() + context.duration(isFirstDay ? 10 * MINUTE_MS : 60 * MINUTE_MS);
}

function isFresh(
  { context }: Netlify,
  certificate: Certificate | undefined,
  name: string,
): boolean {
  if (certificate?.state !== "issued" || !certificate.domains.includes(name)) return false;
  const endsAt = certificate.expiresAt ?? 0;
  return endsAt - context.duration(RENEWED_BEFORE_MS) > context.now();
}

function tryRequest(netlify: Netlify, site: NetlifySite): void {
  try {
    requestCertificate(netlify, site, "netlify");
  } catch {
    // Refused, as a person's request would be; the schedule starts the next attempt.
  }
}

function finish(netlify: Netlify, certificate: Certificate): void {
  const { context, records, resolve, issuing } = netlify;
  const isAllowed = certificate.domains.every(
    (name) =>
      isPointedHere(resolve, name) &&
      isIssuerAllowed(resolve, name, ISSUERS) &&
      resolve(name, "AAAA").answers.every(({ type }) => type !== "AAAA"),
  );
  const isFailing = issuing.failuresLeft > 0;
  if (isFailing) issuing.failuresLeft -= 1;
  const now = context.now();
  const isIssued = isAllowed && !isFailing;
  const ended: Certificate = {
    ...certificate,
    state: isIssued ? "issued" : "failed",
    updatedAt: now,
    expiresAt: isIssued ? now + context.duration(LIFETIME_MS) : null,
  };
  context.store.commit([
    records.certificates.put(certificate.siteId, ended),
    ...(isIssued ? [records.certificates.remove(`${certificate.siteId} old`)] : []),
  ]);
}

/** `POST /__control/certificates { certificateMs?, failures? }` */
export function setIssuing({ issuing }: Netlify, body: unknown): Issuing {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  for (const [name, value] of entries) {
    if (typeof value !== "number") throw new Error(`${name} must be a number`);
    if (name === "certificateMs") issuing.certificateMs = value;
    else if (name === "failures") issuing.failuresLeft = value;
    else throw new Error(`unknown field: ${name}`);
  }
  return issuing;
}
