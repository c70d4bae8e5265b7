import { domainToASCII, domainToUnicode } from "node:url";
import type { NameFault } from "@mainstreet/contract/domains/domain-fault";
import { parse } from "tldts";
import { registeredDomain } from "../../platform/dns/registered-domain.ts";

/** A name that a site may have, or why it may not. */
export type ReadName = { host: string; fault: null } | { host: null; fault: NameFault };

/** Names of ours: the dashboard's own host, and the domains below which sites have addresses. */
export type OwnNames = { service: string | undefined; zones: readonly string[] };

const MAX_NAME = 253;
const MAX_LABEL = 63;
const LABEL = /^(?!-)[a-z0-9-]+(?<!-)$/;
/** Matches a name with what people paste with it: a scheme before the name, a dot and a slash after it. */
const PASTED = /^(?:https?:\/\/)?(.*?)\.?\/?$/i;

/** Domains that nobody can register (RFC 2606, 6761, 6762, 8375, 7686). */
const RESERVED = [
  "localhost",
  "local",
  "test",
  "example",
  "invalid",
  "internal",
  "onion",
  "arpa",
  "lan",
  "home",
  "corp",
  "example.com",
  "example.net",
  "example.org",
];

/** Names below these domains belong to providers and to their other customers. */
const PROVIDERS = [
  "workers.dev",
  "pages.dev",
  "r2.dev",
  "cloudflare.com",
  "cloudflare.net",
  "cloudflarestorage.com",
  "netlify.app",
  "netlify.com",
  "cloudfront.net",
  "amazonaws.com",
  "vercel.app",
  "herokuapp.com",
  "github.io",
  "gitlab.io",
  "azurewebsites.net",
  "web.app",
  "firebaseapp.com",
  "myshopify.com",
  "wixsite.com",
  "blogspot.com",
  "wordpress.com",
];

/** Reads a domain as it was typed: Unicode becomes ASCII, and case, scheme and the dots and slashes at its end do not matter. */
export function readName(typed: string, own: OwnNames): ReadName {
  const [, name = ""] = PASTED.exec(typed.trim()) ?? [];
  if (name === "") return refuse("empty");
  if (name.includes("*")) return refuse("wildcard");
  if (parse(name).isIp || isAddress(name)) return refuse("ip_address");
  // For an address, the function below would return only the host.
  const host = /[/?#@:\\\s]/.test(name) ? "" : domainToASCII(name);
  if (host === "") return refuse(isTooLong(name) ? "too_long" : "malformed");
  if (isTooLong(host)) return refuse("too_long");
  if (!host.split(".").every((label) => LABEL.test(label))) return refuse("malformed");
  return faultOf(host, own) ?? { host, fault: null };
}

const refuse = (fault: NameFault) => ({ host: null, fault });

function faultOf(host: string, { service, zones }: OwnNames) {
  if (isAtOrBelow(host, RESERVED)) return refuse("reserved");
  if (!host.includes(".")) return refuse("single_label");
  if (isAtOrBelow(host, PROVIDERS)) return refuse("provider_name");
  const { domain, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return refuse("unknown_ending");
  if (domain === null) return refuse("public_suffix");
  if (service !== undefined && isAtOrBelow(host, [service])) return refuse("own_host");
  // A name one label below such a domain is the address of a site, now or in the future.
  if (zones.some((zone) => parentOf(host) === zone && host !== `www.${zone}`))
    return refuse("own_host");
  return undefined;
}

const parentOf = (host: string) => host.slice(host.indexOf(".") + 1);

const isAtOrBelow = (host: string, names: readonly string[]) =>
  names.some((name) => host === name || host.endsWith(`.${name}`));

const isTooLong = (name: string) =>
  name.length > MAX_NAME || name.split(".").some((label) => label.length > MAX_LABEL);

/** Also recognizes the forms that URLs allow for addresses: `0x7f.1`, `2130706433`. */
const isAddress = (name: string) => {
  const url = /[/?#@\s]/.test(name) ? undefined : URL.parse(`http://${name}/`)?.hostname;
  return url !== undefined && parse(url).isIp === true;
};

/** For a registered domain the name with `www.`, and for that name the registered domain; null for any other name. */
export function redirectingName(host: string): string | null {
  const domain = registeredDomain(host);
  if (host === domain) return `www.${domain}`;
  return host === `www.${domain}` ? domain : null;
}

const SCRIPTS = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Armenian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Thai",
  "Georgian",
  "Hangul",
  "Hiragana",
  "Katakana",
  "Han",
].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, "u"),
);

/** The name as people read it: in Unicode, except for a label that mixes scripts, since it could imitate another name. */
export const shownName = (host: string): string =>
  host
    .split(".")
    .map((label) => {
      const shown = domainToUnicode(label);
      return SCRIPTS.some((script) => script.test(shown)) ? shown : label;
    })
    .join(".");
