import type { BuiltSite, Finding, AuditedPage } from "./built-site.ts";
import { fileOf, findingsAt, auditedPages } from "./built-site.ts";
import { attributeOf, type Element, elementsOf, firstOf, piecesIn } from "./page-tree.ts";

/** GS-15. */
const MAX_TITLE = 60;
const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 155;

/**
 * What search engines and link previews read: lengths, one address everywhere (GS-15, GS-25), and which pages are listed in which files
 * (GS-12, GS-26).
 */
export function checkHead(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) =>
    auditedPages(built).flatMap((page) => {
      const elements = elementsOf(page.html);
      return findingsAt(page, [
        ...lengths(page, elements),
        ...addresses(page, elements),
        ...listing(built, page, elements),
        ...marks(elements),
      ]);
    }),
  );
}

const metasOf = (elements: readonly Element[], name: string) =>
  elements
    .filter((element) =>
      [attributeOf(element, "name"), attributeOf(element, "property")].includes(name),
    )
    .map((element) => attributeOf(element, "content") ?? "");

/** Texts that the user typed may have any length. A list of links may have a shorter description. */
function lengths({ html, site, kind }: AuditedPage, elements: readonly Element[]): string[] {
  const [description = ""] = metasOf(elements, "description");
  const title = firstOf(html, "title");
  const titleLength = title === undefined ? 0 : piecesIn(title).join("").length;
  const least = kind === "index" ? 1 : MIN_DESCRIPTION;
  const fits = description.length >= least && description.length <= MAX_DESCRIPTION;
  return [
    ...(site.metaTitle === "" && (titleLength === 0 || titleLength > MAX_TITLE)
      ? [`a title of ${titleLength} characters`]
      : []),
    ...(site.metaDescription === "" && !fits
      ? [`a description of ${description.length} characters`]
      : []),
  ];
}

function addresses({ site, path }: AuditedPage, elements: readonly Element[]): string[] {
  const own = site.siteUrl + path.replace(/index\.html$/, "");
  const canonical = elements
    .filter((element) => attributeOf(element, "rel") === "canonical")
    .map((element) => attributeOf(element, "href"));
  return [
    ...(canonical.join() === own ? [] : [`canonical ${canonical.join()}`]),
    ...(metasOf(elements, "og:url").join() === own ? [] : ["another og:url"]),
    ...(metasOf(elements, "og:image").join() === `${site.siteUrl}og.png`
      ? []
      : ["another og:image"]),
  ];
}

function listing(built: BuiltSite, page: AuditedPage, elements: readonly Element[]): string[] {
  const { site, indexing, path } = page;
  const own = site.siteUrl + path.replace(/index\.html$/, "");
  const isHidden = metasOf(elements, "robots").join() === "noindex";
  const isOnMap = (fileOf(built, "sitemap.xml") ?? "").includes(`<loc>${own}</loc>`);
  return [
    ...(isHidden === indexing.indexable
      ? [`noindex: ${isHidden}, may be listed: ${!isHidden}`]
      : []),
    ...(isOnMap === indexing.indexable ? [] : [`on the sitemap: ${isOnMap}`]),
  ];
}

function marks(elements: readonly Element[]): string[] {
  const language = elements.find(({ tagName }) => tagName === "html");
  return [
    ...(metasOf(elements, "theme-color").length === 2 ? [] : ["theme-color not given twice"]),
    ...(language && attributeOf(language, "lang") === "en-US" ? [] : ["not lang=en-US"]),
    ...(metasOf(elements, "twitter:card").length === 1 ? [] : ["no Twitter card"]),
  ];
}
