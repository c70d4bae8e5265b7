import { similarity, shinglesOf } from "../../generator/src/similarity/shingles.ts";
import type { BuiltSite, Finding, AuditedPage } from "./built-site.ts";
import { findingsAt, auditedPages } from "./built-site.ts";
import { attributeOf, elementsOf } from "./page-tree.ts";

/** GS-29. */
const MAX_SIMILARITY = 0.4;
const MAX_DEPTH = 2;
const MIN_IN_LINKS = 3;
const MAX_LINKS = 100;

/** Of sites with many pages: pages that are too similar, too deep, linked too seldom, or have too many links (GS-29). */
export function checkInside(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) => {
    const pages = auditedPages(built);
    return pages.length === 1 ? [] : [...likePages(pages), ...structure(pages)];
  });
}

/** Pages that are too similar. Lists of links are left out, since search engines do not list them. */
function likePages(pages: readonly AuditedPage[]): Finding[] {
  const read = pages
    .filter(({ kind }) => kind !== "index")
    .map((page) => ({ page, shingles: shinglesOf(page.site, page.html) }));
  return read.flatMap((one, index) =>
    read.slice(index + 1).flatMap((other) => {
      const score = similarity(one.shingles, other.shingles);
      const what = `a similarity of ${score.toFixed(3)} to ${other.page.path}`;
      return score > MAX_SIMILARITY ? findingsAt(one.page, [what]) : [];
    }),
  );
}

function structure(pages: readonly AuditedPage[]): Finding[] {
  const targets = new Map(pages.map((page) => [page, targetsOf(page)]));
  const depths = depthsFrom("index.html", pages, targets);
  return pages.flatMap((page) => {
    const links = hrefsOf(page).length;
    const inLinks = pages.filter((other) => other !== page && targets.get(other)?.has(page.path));
    const depth = depths.get(page.path) ?? Infinity;
    return findingsAt(page, [
      ...(depth > MAX_DEPTH ? [`${depth} clicks from the first page`] : []),
      ...(inLinks.length < MIN_IN_LINKS ? [`only ${inLinks.length} pages lead here`] : []),
      ...(links > MAX_LINKS ? [`${links} links`] : []),
    ]);
  });
}

const hrefsOf = ({ html }: AuditedPage) =>
  elementsOf(html).flatMap((element) =>
    element.tagName === "a" ? (attributeOf(element, "href") ?? []) : [],
  );

/** The site's own documents that a page links to. */
function targetsOf(page: AuditedPage): Set<string> {
  const paths = hrefsOf(page).flatMap((href) => {
    const url = URL.parse(href, `https://site.invalid/${page.path}`);
    return url?.host === "site.invalid"
      ? [url.pathname.slice(1).replace(/(?:^|\/)$/, "$&index.html")]
      : [];
  });
  return new Set(paths);
}

/** The number of clicks from the first page to each page. */
function depthsFrom(
  start: string,
  pages: readonly AuditedPage[],
  targets: ReadonlyMap<AuditedPage, ReadonlySet<string>>,
): Map<string, number> {
  const depths = new Map([[start, 0]]);
  for (const [path, depth] of depths) {
    const page = pages.find((other) => other.path === path);
    for (const target of (page && targets.get(page)) ?? [])
      if (!depths.has(target)) depths.set(target, depth + 1);
  }
  return depths;
}
