import { z } from "zod";

/** A DNS record that the owner of a domain sets, or removes, where the domain is registered. */
export const dnsRecord = z.object({
  /** proof: shows whose the domain is · address: leads visitors to the site. */
  purpose: z.enum(["proof", "address"]),
  /** ALIAS is also called ANAME or CNAME flattening. */
  type: z.enum(["TXT", "CNAME", "ALIAS", "A"]),
  /** Of the domain or the name that redirects to it; without its registered domain: `@`, `www`, `_mainstreet-verify`. */
  name: z.string(),
  /** The same in full, as some registrars want it. */
  fullName: z.string(),
  value: z.string(),
  /** Instead of the record before it in the list, where that type is not offered. */
  isAlternative: z.boolean(),
  /** What to know about this type of record; '' for nothing. */
  note: z.string(),
  /** Whether the last check found it; null while nothing was checked. */
  isFound: z.boolean().nullable(),
  /** The record that stands there until now and goes, of a site that moves to another host; '' for none. */
  replaces: z.string().default(""),
});
export type DnsRecord = z.infer<typeof dnsRecord>;
