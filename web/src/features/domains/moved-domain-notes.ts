import { countOf } from "@mainstreet/contract/count";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import {
  domainGap,
  domainHosts,
  placeWithoutDomains,
} from "@mainstreet/contract/domains/domain-hosts";

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
  const place = placeWithoutDomains(to);
  if (place !== undefined)
    return [
      isOne
        ? `This site has its own domain, and ${place} cannot have one. Choose ${domainHosts("disjunction")}, or remove the domain first.`
        : `${countOf(domains, "site")} with own domains will stay where they are: ${place} cannot have them.`,
    ];
  const gap = from === to ? domainGap(to) : undefined;
  return [
    isOne
      ? "Its domain moves too and stays the address of the site. Visitors get it at the host before until you set the new DNS records, which the Domain card shows once the site is published. Only then does the old host let go."
      : `${countOf(domains, "site")} with own domains: each domain moves too and stays the address. Visitors get it at the host before until you set its new DNS records, which the page of the site shows. Only then does the old host let go.`,
    "Some visitors follow old DNS records for as long as their TTL says. Set it to 5 minutes one day before you change them.",
    ...(gap === undefined ? [] : [gap]),
  ];
}
