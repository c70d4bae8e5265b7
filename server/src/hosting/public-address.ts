import type { Prepared } from "./provider.ts";

/**
 * The one address of a site, by which its pages, the lists and the search engines know it (decision D27): its own domain, else the
 * https address of its place, else what the host gives.
 */
export function publicAddress({
  siteUrl,
  httpsUrl,
  domainUrl,
}: Pick<Prepared, "siteUrl" | "httpsUrl" | "domainUrl">): string {
  return domainUrl ?? httpsUrl ?? siteUrl;
}
