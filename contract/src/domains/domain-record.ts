import { z } from "zod";

/** A DNS record that the owner of a domain sets, or removes, where the domain is registered. */
export const dnsRecord = z.object({
  /** proof: shows who owns the domain · address: leads visitors to the site. */
  purpose: z.enum(["proof", "address"]),
  /** ALIAS is also called ANAME or CNAME flattening. */
  type: z.enum(["TXT", "CNAME", "ALIAS", "A"]),
  /**
   * The name of the record, for the domain or for the name that redirects to it, without its registered domain: `@`, `www`,
   * `_mainstreet-verify`.
   */
  name: z.string(),
  /** The same name in full, as some registrars require it. */
  fullName: z.string(),
  value: z.string(),
  /** Can be set instead of the record before it in the list, where a registrar does not offer that type. */
  isAlternative: z.boolean(),
  /** What to know about this type of record; '' for nothing. */
  note: z.string(),
  /** Whether the last check found it; null until the first check. */
  isFound: z.boolean().nullable(),
  /** For a site that moves to another host: the record that this one replaces; '' for none. */
  replaces: z.string().default(""),
});
export type DnsRecord = z.infer<typeof dnsRecord>;
