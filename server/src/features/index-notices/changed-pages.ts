import type { Indexing } from "@mainstreet/generator/site";
import type { KeptPageRecord } from "../campaigns/kept-page.ts";
import type { CampaignRow } from "../campaigns/queries.ts";

type Rendered = {
  siteUrl: string;
  /** Folders of the pages, relative to the site's first page, and whether search engines may list them. */
  pages: { path: string; indexing: Pick<Indexing, "indexable"> }[];
  contentDigest: string;
  /** Only for a site of many pages. */
  keptPages?: Record<string, KeptPageRecord> | undefined;
};

type Before = Pick<CampaignRow, "contentDigest" | "deploymentUrl" | "keptPages">;

/** Addresses of the pages whose content differs from what the last deployment published, among those that may be listed. */
export function changedPages(before: Before, rendered: Rendered): string[] {
  const { siteUrl, pages, contentDigest, keptPages } = rendered;
  const isMoved = before.deploymentUrl !== siteUrl;
  const isChanged = (path: string) =>
    keptPages === undefined
      ? contentDigest !== before.contentDigest
      : keptPages[path]?.digest !== before.keptPages[path]?.digest;
  return pages
    .filter(({ path, indexing }) => indexing.indexable && (isMoved || isChanged(path)))
    .map(({ path }) => siteUrl + path);
}
