import type { IncomingHttpHeaders } from "node:http";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** This very machine: its domain is listed, and it may use http. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.includes(hostname);

/**
 * Why the checkout does not open for the site that a browser comes from; undefined when it may. As at the real service, the
 * domain must be listed, which takes a Referer header (docs/providers.md §3.4).
 */
export function refusalOfDomain(
  headers: IncomingHttpHeaders,
  listedDomains: readonly string[],
): string | undefined {
  const site = URL.parse(headers.referer ?? "");
  if (site === null) return "The request names no referrer, so its domain is not known.";
  if (isLoopback(site.hostname)) return undefined;
  const isListed = site.protocol === "https:" && listedDomains.includes(site.hostname);
  return isListed ? undefined : `The domain ${site.hostname} is not whitelisted.`;
}
