import { getDomain } from "tldts";

/** By the list of public suffixes, including those of providers: `us.com` is one, so `joes.us.com` is a registered domain. */
const OPTIONS = { allowPrivateDomains: true };

/** The part of a name that somebody registered: `joes.co.uk` of `shop.joes.co.uk`. The name itself when nobody can register it. */
export const registeredDomain = (host: string): string => getDomain(host, OPTIONS) ?? host;

/** Whether a name has nothing before its registered domain. Such a name cannot have a CNAME. */
export const isApex = (host: string): boolean => registeredDomain(host) === host;
