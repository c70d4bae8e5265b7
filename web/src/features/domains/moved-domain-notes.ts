import { countOf } from "@mainstreet/contract/count";
import type { DeploymentType } from "@mainstreet/contract/deployment";

type Move = {
  /** How many sites have domains, and how many move. */
  domains: number;
  sites: number;
  from: DeploymentType;
  to: DeploymentType;
};

/** What will happen to the domains of sites that move, shown before anything is done. */
export function movedDomainNotes({ domains, sites, from, to }: Move): string[] {
  if (domains === 0) return [];
  const isOne = sites === 1;
  if (to === "aws")
    return [
      isOne
        ? "This site has its own domain, and a bucket cannot have one. Choose Netlify or Cloudflare, or remove the domain first."
        : `${countOf(domains, "site")} with own domains will stay where they are: a bucket cannot have them.`,
    ];
  const notes = [
    isOne
      ? "Its domain moves too and stays the address of the site. Visitors get it at the host before until you set the new DNS records, which the Domain card shows once the site is published. Only then does the old host let go."
      : `${countOf(domains, "site")} with own domains: each domain moves too and stays the address. Visitors get it at the host before until you set its new DNS records, which the page of the site shows. Only then does the old host let go.`,
    "Some visitors follow old DNS records for as long as their TTL says. Set it to 5 minutes one day before you change them.",
  ];
  if (from === "netlify" && to === "netlify")
    notes.push(
      "Netlify gives a domain to one site only, so the old site lets go just before the new one takes it. For some seconds visitors get Netlify's “not found”, and until the new certificate is made, mostly some minutes, a warning of their browser.",
    );
  return notes;
}
