import type { IncomingHttpHeaders } from "node:http";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether the host is this machine, whose domain is listed and which may use http. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.includes(hostname);

/**
 * Why the checkout must not open for the site that opened it; undefined when it may. As at the real service, the domain must be listed; it
 * is read from the Referer header (docs/providers.md §3.4).
 */
export function refusalOfDomain(
  headers: IncomingHttpHeaders,
  listedDomains: readonly string[],
): string | undefined {
  const site = URL.parse(headers.referer ?? "");
  if (site === null) return "The request names no referrer, so its domain is not known.";
  if (isLoopbackHost(site.hostname)) return undefined;
  const isListed = site.protocol === "https:" && listedDomains.includes(site.hostname);
  return isListed ? undefined : `The domain ${site.hostname} is not whitelisted.`;
}
