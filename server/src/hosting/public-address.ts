import type { Prepared } from "./provider.ts";

/**
 * The one address of a site, by which its pages, the lists and the search engines know it (decision D27): the https address of its
 * place, else what the host gives.
 */
export function publicAddress({
  siteUrl,
  httpsUrl,
}: Pick<Prepared, "siteUrl" | "httpsUrl">): string {
  return httpsUrl ?? siteUrl;
}
