import type { DeploymentType } from "../deployment.ts";
import { domainHosts, placeWithoutDomains } from "./domain-hosts.ts";
import type { DomainFaultCode, DomainRefusal } from "./domain-fault.ts";

/** Why a name, a row or a request is refused. `name` is the domain as it was typed, or the site. */
const refusals: Record<DomainRefusal, (name: string) => string> = {
  empty: () => "Please enter a domain such as joesplumbing.com",
  malformed: (name) =>
    `“${name}” is not a domain. Please enter it without https:// and without a path, as joesplumbing.com`,
  ip_address: (name) => `${name} is an IP address. Please enter a domain such as joesplumbing.com`,
  single_label: (name) => `“${name}” has no ending such as .com`,
  unknown_ending: (name) => `${name} has an ending that does not exist. Please check the spelling.`,
  wildcard: () => "A site has one name. Please enter it without the asterisk.",
  too_long: () =>
    "This name is too long: a domain has at most 253 characters, and 63 between two dots.",
  reserved: (name) => `${name} is reserved for local networks and tests. Nobody can register it.`,
  public_suffix: (name) =>
    `${name} is an ending under which people register names. Please enter the whole domain.`,
  provider_name: (name) =>
    `${name} belongs to a hosting provider. Please enter a domain that its owner has registered.`,
  own_host: (name) => `${name} is already used as the address of this service or of your sites`,
  unknown_site: (site) => `There is no site “${site}” in your account`,
  ambiguous_site: (site) =>
    `More than one site is called “${site}”. Please give its address instead.`,
  not_published: (site) => `${site} is not published yet. Publish it first, then add its domain.`,
  host_without_domains: (site) =>
    `${site} is at a host without own domains. Own domains need ${domainHosts("disjunction")}.`,
  site_has_domain: (site) => `${site} has another domain. Remove that one first.`,
  same_domain_twice: (name) => `${name} stands in an earlier row`,
  same_site_twice: (site) => `${site} stands in an earlier row with another domain`,
  used_by_other_site: (name) => `${name} is the domain of another of your sites`,
  held: (name) =>
    `${name} is held by another account of this service. If you own the domain, remove the old _mainstreet-verify record from its DNS and try again.`,
};

/** The details in the text of a fault: the host name with the fault and, where it matters, what was found and what was expected. */
export type FaultDetails = { host: string; found?: string; expected?: string };

const faults: Record<DomainFaultCode, (details: FaultDetails) => string> = {
  proof_missing: ({ host }) =>
    `The TXT record that shows whose domain this is was not found at ${host}. New records can take an hour to be seen.`,
  proof_wrong: ({ host, found = "" }) =>
    `The TXT record at ${host} has another value: “${found}”. Replace it with the one shown here.`,
  nxdomain: ({ host }) =>
    `${host} does not exist in DNS. Check the spelling, and that the domain is registered and has not expired.`,
  record_missing: ({ host, expected = "" }) =>
    `${host} has no record that leads anywhere yet. Set the one that leads to ${expected}.`,
  apex_needs_alias: ({ host, expected = "" }) =>
    `${host} has no address. A domain without www cannot have a CNAME: set ALIAS, ANAME or a flattened CNAME to ${expected}, or the A record if one is shown.`,
  wrong_value: ({ host, found = "", expected = "" }) =>
    `${host} leads to ${found}. It has to lead to ${expected}.`,
  other_host: ({ host, found = "", expected = "" }) =>
    `${host} still leads to ${found}. Replace that record with the one that leads to ${expected}.`,
  stale_aaaa: ({ host, found = "" }) =>
    `${host} still has an AAAA record of another host (${found}), which some visitors and the certificate would follow. Remove it.`,
  caa: ({ host, found = "", expected = "" }) =>
    `A CAA record of ${host} allows certificates only from ${found || "nobody"}. Add one that allows ${expected}.`,
  not_checked: ({ host }) =>
    `The DNS of ${host} could not be checked just now. It is checked again by itself.`,
  held: ({ host }) =>
    `${host} is held by another account of this service. Remove the old _mainstreet-verify record from its DNS, then check again.`,
  held_at_host: ({ host, found = "" }) =>
    `${found} says that ${host} is used by somebody else there. Remove it from that account first.`,
  host_refused: ({ found = "" }) => found,
  host_unavailable: ({ found = "" }) =>
    `${found} is not answering. The domain is checked again by itself.`,
  account_gone: () => "The account of this site is not in your settings any more.",
  certificate_failed: ({ host, found = "" }) =>
    `The certificate for ${host} could not be made: ${found || "no reason was given"}. It is tried again tomorrow.`,
  certificate_limit: ({ host }) =>
    `The limit of certificates for ${host} is reached. The next one is requested within a week, by itself.`,
  expired: ({ host }) => `The certificate of ${host} has expired`,
};

/** Texts about own domains (docs/hosts.md §7). */
export const domainTexts = {
  refusals,
  faults,
  invalidState: "State must be needs_dns, verifying, issuing, live or broken",
  invalidLimit: "A page holds 1 to 100 domains",
  invalidCursor: "This list has changed. Please load it again.",
  noRows: "There are no rows",
  tooManyRows: "At most 2,000 domains can be added at a time",
  none: "This site has no domain",
  isRemoving: "This domain is being removed. Please try again in a moment.",
  /** Why a site with a domain cannot move to a host; undefined where it can. */
  needsOtherHost: (name: string, host: DeploymentType) => {
    const place = placeWithoutDomains(host);
    return (
      place &&
      `This site has the domain ${name}, and ${place} cannot have one. Own domains need ${domainHosts("disjunction")}. Choose one of these, or remove the domain first.`
    );
  },
  /** When a site is left up at its host. */
  staysBound: (name: string) => `Its domain ${name} stays as it is at the host.`,
  /** For a record that nobody has set by hand. */
  recordOfHost:
    "the record that Cloudflare made for the Worker. Remove the domain from the Worker in Cloudflare's dashboard first",
  /** For a domain that is live at the site's new host. */
  stillHeldBefore: (name: string, reason: string) =>
    `The host before still has the domain ${name}: ${reason} It is asked again by itself.`,
  /** When the host could not be reached for a removal. */
  mayStay: (name: string) =>
    `The domain ${name} could not be taken from its host, and may still be set there. Please remove it there.`,
  removeFailed: (reason: string) => `The domain was not removed: ${reason}`,
  notes: {
    proof: "Keep this record: it shows that the domain is yours.",
    apex: "If your registrar does not offer ALIAS, it may be called ANAME or CNAME flattening.",
    apexAddress: "Where ALIAS is not offered.",
    apexOnly:
      "Only where your DNS offers ALIAS, ANAME or CNAME flattening. If it does not, add the domain with www instead.",
    unproxied: "At Cloudflare's DNS: set it to “DNS only”.",
  },
} as const;
