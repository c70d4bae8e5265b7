import { DEPLOYMENT_TYPES, type DeploymentType } from "../deployment.ts";
import type { HostDescription } from "../hosts/host.ts";
import { hosts } from "../hosts/registry.ts";

const domainsAt = (type: DeploymentType): HostDescription["ownDomains"] => hosts[type].ownDomains;

/** The hosts where sites can have own domains: "Netlify or Cloudflare". */
export function domainHosts(type: Intl.ListFormatType): string {
  const possible = DEPLOYMENT_TYPES.filter((host) => domainsAt(host).arePossible);
  const labels = possible.map((host) => hosts[host].label);
  return new Intl.ListFormat("en-GB", { type }).format(labels);
}

/** What cannot have an own domain at a host, as texts name it: "a bucket"; undefined where sites can have one. */
export function placeWithoutDomains(host: DeploymentType): string | undefined {
  const domains = domainsAt(host);
  return domains.arePossible ? undefined : domains.place;
}

/** What visitors see while a domain moves between two accounts of a host; undefined where they see nothing. */
export function domainGap(host: DeploymentType): string | undefined {
  const domains = domainsAt(host);
  return domains.arePossible ? domains.gap : undefined;
}
