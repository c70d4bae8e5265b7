import { NetlifyError } from "./netlify-error.ts";
import type { Records, NetlifySite } from "./records.ts";

export type DomainField = "custom_domain" | "domain_aliases";

/** Endings under which names are registered, as far as tests need them besides the last label alone. */
const SECOND_LEVEL = /\.(?:ac|co|com|gov|net|org)\.[a-z]{2}$/;

/** The registered part of a name: `joes.co.uk` for `shop.joes.co.uk`. */
export function apexOf(host: string): string {
  return host
    .split(".")
    .slice(SECOND_LEVEL.test(host) ? -3 : -2)
    .join(".");
}

/** The other one of `www.` and the registered name, which redirects to the one that the user has set. Null for other names. */
export function twinOf(host: string): string | null {
  const apex = apexOf(host);
  if (host === apex) return `www.${host}`;
  return host === `www.${apex}` ? apex : null;
}

/** All names that a site is served at, besides its own at Netlify; the custom domain first. */
export function customNamesOf({ customDomain, domainAliases }: NetlifySite): string[] {
  const primary = customDomain === null ? [] : [customDomain, twinOf(customDomain) ?? customDomain];
  return [...new Set([...primary, ...domainAliases])];
}

/**
 * Throws 422 when a name is malformed, belongs to another site, or is below a registered name that another team has
 * (docs/hosts.md §3).
 */
export function assertNamesFree(records: Records, site: NetlifySite): void {
  for (const name of customNamesOf(site)) {
    const field: DomainField = site.domainAliases.includes(name)
      ? "domain_aliases"
      : "custom_domain";
    if (!isHostName(name)) throw domainError(field, "is invalid");
    if (isHeld(records, site, name)) throw domainError(field, "must be unique");
  }
}

function isHeld({ sites }: Records, site: NetlifySite, name: string): boolean {
  for (const other of sites.all.values()) {
    if (other.id === site.id) continue;
    const names = customNamesOf(other);
    if (names.includes(name)) return true;
    if (other.accountSlug !== site.accountSlug && names.includes(apexOf(name))) return true;
  }
  return false;
}

const isHostName = (name: string): boolean =>
  name.length <= 253 &&
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(name) &&
  !/\.netlify\.(?:app|com|localhost)$/.test(name);

const domainError = (field: DomainField, text: string) =>
  new NetlifyError(422, `${field} ${text}`, { errors: { [field]: [text] } });
