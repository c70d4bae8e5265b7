import { z } from "zod";

/** Why a name is refused before any DNS lookup; each has its text in domain-texts.ts. */
export const NAME_FAULTS = [
  "empty",
  "malformed",
  "ip_address",
  "single_label",
  "unknown_ending",
  "wildcard",
  "too_long",
  "reserved",
  "public_suffix",
  "provider_name",
  "own_host",
] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

/** Why a row or a request for a site and a domain is refused. */
export const domainRefusal = z.enum([
  ...NAME_FAULTS,
  "unknown_site",
  "ambiguous_site",
  "not_published",
  "host_without_domains",
  "site_has_domain",
  "same_domain_twice",
  "same_site_twice",
  "used_by_other_site",
  "held",
]);
export type DomainRefusal = z.infer<typeof domainRefusal>;

/** What keeps a domain from being live, or what is wrong with a live one. */
export const domainFaultCode = z.enum([
  // Our own DNS check.
  "proof_missing",
  "proof_wrong",
  "nxdomain",
  "record_missing",
  "apex_needs_alias",
  "wrong_value",
  "other_host",
  "stale_aaaa",
  "caa",
  /** The check failed: that is never a reason to call a domain broken. */
  "not_checked",
  // Who holds it.
  "held",
  "held_at_host",
  // The host.
  "host_refused",
  "host_unavailable",
  "account_gone",
  "certificate_failed",
  "certificate_limit",
  "expired",
]);
export type DomainFaultCode = z.infer<typeof domainFaultCode>;

export const domainFault = z.object({ code: domainFaultCode, text: z.string() });
export type DomainFault = z.infer<typeof domainFault>;
