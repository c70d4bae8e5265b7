import type { Prepared } from "./provider.ts";

/**
 * The one address of a site that its pages, the lists and the search engines use (decision D27): its own domain, else the https address of
 * its place, else the host's own address.
 */
export function publicAddress({
  siteUrl,
  httpsUrl,
  domainUrl,
}: Pick<Prepared, "siteUrl" | "httpsUrl" | "domainUrl">): string {
  return domainUrl ?? httpsUrl ?? siteUrl;
}
