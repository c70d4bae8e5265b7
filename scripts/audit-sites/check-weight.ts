import { gzipSync } from "node:zlib";
import { tradeOf } from "../../generator/src/trades/trade-of.ts";
import type { BuiltSite, Document, Finding, AuditedPage } from "./built-site.ts";
import { buildSite, documentsOf, fileOf, findingsAt, auditedPages } from "./built-site.ts";
import { attributeOf, elementsOf } from "./page-tree.ts";

/** GS-15, GS-20, GS-21. */
const MAX_COMPRESSED = 14_000;
const MAX_STYLE = 16_900;
/** By how much a form may increase the size of a page (decision 333). */
const MAX_FORM = { compressed: 1_500, style: 1_300 };
const MAX_FIRST_VIEW = 40_000;
const MAX_REQUESTS = 4;
const MAX_DRAWING = 4_000;
/** GS-12. */
const LEAST_WORDS = 350;
const MOST_WORDS = 2_000;

/**
 * What makes a page too large or too slow: bytes, style sheets, requests, drawings; and pages that are too short, too long or cannot be
 * listed.
 */
export function checkWeight(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) => [
    ...documentsOf(built).flatMap((page) => findingsAt(page, [...bytes(page), ...blocking(page)])),
    ...formWeight(built),
    ...auditedPages(built).flatMap((page) =>
      findingsAt(page, [...firstView(built, page), ...substance(page)]),
    ),
  ]);
}

/** What the form adds to the first page, as it is sent. */
function formWeight(built: BuiltSite): Finding[] {
  if (built.site.form === null) return [];
  const [page] = auditedPages(built);
  const [without] = auditedPages(buildSite({ ...built.site, form: null }));
  if (page === undefined || without === undefined) return [];
  const added = gzipSync(page.html).length - gzipSync(without.html).length;
  return findingsAt(page, over("bytes compressed of a form", added, MAX_FORM.compressed));
}

function bytes({ html }: Document): string[] {
  const compressed = gzipSync(html).length;
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css.length);
  const style = styles.reduce((sum, length) => sum + length, 0);
  const drawings = [...html.matchAll(/<svg.*?<\/svg>/gs)].map(
    ([drawing]) => gzipSync(drawing).length,
  );
  const hasForm = html.includes("<form ");
  return [
    ...over("bytes compressed", compressed, MAX_COMPRESSED),
    ...over("characters of CSS", style, MAX_STYLE + (hasForm ? MAX_FORM.style : 0)),
    ...drawings.flatMap((size) => over("bytes of a drawing", size, MAX_DRAWING)),
  ];
}

const over = (what: string, value: number, limit: number): string[] =>
  value > limit ? [`${value} ${what}, more than ${limit}`] : [];

/** Whatever delays the first paint after the document is loaded. */
function blocking({ html }: Document): string[] {
  return elementsOf(html).flatMap((element) => {
    const { tagName } = element;
    const isSheet = tagName === "link" && attributeOf(element, "rel") === "stylesheet";
    const isRemote = tagName === "script" && attributeOf(element, "src") !== undefined;
    return isSheet || isRemote || tagName === "iframe" ? [`waits for a ${tagName}`] : [];
  });
}

/** The document and what it loads at once: fonts named for preloading, pictures that do not wait to be near the screen. */
function firstView(built: BuiltSite, { html, path: from }: AuditedPage): string[] {
  const wanted = elementsOf(html).flatMap((element) => {
    const isLazy = attributeOf(element, "loading") === "lazy";
    if (element.tagName === "img") return isLazy ? [] : [attributeOf(element, "src") ?? ""];
    const isPreload = attributeOf(element, "rel") === "preload";
    return isPreload ? [attributeOf(element, "href") ?? ""] : [];
  });
  const sizes = wanted.map((href) => {
    const { pathname } = new URL(href, `https://site.invalid/${from}`);
    return sizeOf(built, pathname.slice(1));
  });
  const total = sizes.reduce((sum, size) => sum + size, gzipSync(html).length);
  return [
    ...over("requests for the first view", wanted.length + 1, MAX_REQUESTS),
    ...over("bytes for the first view", total, MAX_FIRST_VIEW),
  ];
}

function sizeOf(built: BuiltSite, path: string): number {
  const asset = built.generated.assets.find((other) => other.path === path);
  return Buffer.byteLength(asset?.base64 ?? fileOf(built, path) ?? "", asset && "base64");
}

/** A page about a known city must be indexable; lists of links are not checked. */
function substance({ site, words, indexing, kind }: AuditedPage): string[] {
  if (site.facts === null || kind === "index") return [];
  if (tradeOf(site) === null) return [];
  return [
    ...(words < LEAST_WORDS || words > MOST_WORDS ? [`${words} words`] : []),
    ...(indexing.indexable ? [] : indexing.reasons),
  ];
}
