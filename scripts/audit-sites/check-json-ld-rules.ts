import { parsePhone } from "../../generator/src/content/contact.ts";
import { tradeOf } from "../../generator/src/trades/trade-of.ts";
import type { BuiltSite, Finding, AuditedPage } from "./built-site.ts";
import { findingsAt, auditedPages } from "./built-site.ts";
import { attributeOf, blocksOf, elementsOf, firstOf } from "./page-tree.ts";
import { isNode, type LinkedData, nodesIn, structuredTexts } from "./structured-data.ts";

/** Self-serving or retired: a page of ours never carries any of these (GS-6, GS-15). */
const REFUSED =
  /"(?:aggregateRating|review|reviews|ratingValue|starRating|priceRange)"|"(?:FAQPage|Review|AggregateRating)"/;

/**
 * Google's rules for local businesses (docs/generated-sites.md §1), and ours: name, address and phone are equal to the page's, and nothing
 * is made up (GS-13 to GS-15).
 */
export function checkJsonLdRules(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) => {
    const pages = auditedPages(built);
    const known = pages.flatMap((page) => structuredTexts(page).flatMap(identitiesIn));
    return pages.flatMap((page) => {
      const texts = structuredTexts(page);
      if (texts.length !== 1)
        return findingsAt(page, [`${texts.length} blocks of structured data`]);
      const graph: unknown = JSON.parse(texts[0] ?? "");
      const nodes = nodesIn(graph);
      return findingsAt(page, [
        ...(REFUSED.exec(texts[0] ?? "") ?? []).map((word) => `carries ${word}`),
        ...identities(page, nodes, known),
        ...pageNode(page, nodes),
        ...crumbs(page, nodes),
        ...firm(built, page, nodes),
        ...phones(page, nodes),
      ]);
    });
  });
}

const identitiesIn = (json: string) =>
  idsOf(nodesIn(JSON.parse(json)).filter((node) => "@id" in node && isWhole(node)));

const PAGE_TYPES: unknown[] = ["WebPage", "CollectionPage"];
const typeOf = (node: LinkedData) => node["@type"];
const isWhole = (node: LinkedData) => Object.keys(node).length > 1;

const idsOf = (nodes: readonly LinkedData[]) => nodes.map((node) => String(node["@id"]));

/** Each node of the graph has its own address on this site; every node that is referred to is on one of the site's pages. */
function identities({ site }: AuditedPage, nodes: readonly LinkedData[], known: readonly string[]) {
  const named = nodes.filter((node) => "@id" in node);
  const whole = idsOf(named.filter(isWhole));
  const referred = idsOf(named.filter((node) => !isWhole(node)));
  return [
    ...whole.filter((id, index) => whole.indexOf(id) < index).map((id) => `@id twice: ${id}`),
    ...whole.filter((id) => !id.startsWith(site.siteUrl)).map((id) => `@id elsewhere: ${id}`),
    ...referred.filter((id) => !known.includes(id)).map((id) => `refers to nothing: ${id}`),
  ];
}

/** Pages below the first one have breadcrumbs. */
function crumbs({ kind, path, site }: AuditedPage, nodes: readonly LinkedData[]): string[] {
  const list = nodes.find((node) => typeOf(node) === "BreadcrumbList")?.["itemListElement"];
  const items = Array.isArray(list) ? list.filter(isNode) : [];
  const here = site.siteUrl + path.replace(/index\.html$/, "");
  const isRight = items[0]?.["item"] === site.siteUrl && items.at(-1)?.["item"] === here;
  return kind === "home" || isRight ? [] : ["no breadcrumbs from the first page to this one"];
}

function pageNode({ html }: AuditedPage, nodes: readonly LinkedData[]): string[] {
  const node = nodes.find((other) => PAGE_TYPES.includes(typeOf(other)));
  const description = elementsOf(html).find((tag) => attributeOf(tag, "name") === "description");
  const title = firstOf(html, "title")?.childNodes.map((text) =>
    "value" in text ? text.value : "",
  );
  const canonical = elementsOf(html).filter((tag) => attributeOf(tag, "rel") === "canonical");
  const [link] = canonical;
  const pairs: [name: string, stated: unknown, shown: string | undefined][] = [
    ["name", node?.["name"], title?.join("")],
    ["description", node?.["description"], description && attributeOf(description, "content")],
    ["url", node?.["url"], link && attributeOf(link, "href")],
  ];
  return [
    ...(canonical.length === 1 ? [] : [`${canonical.length} canonical links`]),
    ...pairs
      .filter(([, stated, shown]) => stated !== shown)
      .map(([name]) => `WebPage: another ${name}`),
  ];
}

/** A business where a name was typed, else a service; with the fields that were typed and no others (GS-14). */
function firm(built: BuiltSite, page: AuditedPage, nodes: readonly LinkedData[]): string[] {
  const { company, siteUrl } = page.site;
  const type = tradeOf(built.site)?.schemaType ?? "LocalBusiness";
  const business = nodes.find((node) => typeOf(node) === type);
  if (page.kind === "index") return [];
  if (company.name === "")
    return nodes.some((node) => "address" in node || "geo" in node) || business !== undefined
      ? ["a business that nobody named"]
      : nodes.filter((node) => typeOf(node) === "Service").flatMap(served);
  if (business === undefined) return ["no business of the trade's type"];
  const body = firstOf(page.html, "body");
  const seen = body === undefined ? "" : blocksOf(body).join("\n");
  const typed = page.kind === "home" ? Object.values(company.address).filter(Boolean) : [];
  const address = business["address"];
  const stated = isNode(address) ? Object.values(address).map(String) : [];
  const extra = stated.filter((value) => !["PostalAddress", "US", ...typed].includes(value));
  return [
    ...(business["name"] === company.name && seen.includes(company.name) ? [] : ["another name"]),
    ...(String(business["url"]).startsWith(siteUrl) ? [] : ["another url"]),
    ...[...extra, ...typed.filter((value) => !stated.includes(value))].map(
      (value) => `address: ${value}`,
    ),
    ...typed.filter((value) => !seen.includes(value)).map((value) => `not on the page: ${value}`),
    ...("geo" in business && company.latitude === null ? ["a position nobody gave"] : []),
    ...(page.kind === "home" ? served(business) : []),
  ];
}

const served = (node: LinkedData): string[] =>
  "areaServed" in node && isNode(node["areaServed"]) !== Array.isArray(node["areaServed"])
    ? []
    : ["no area served"];

/** National help lines that the advice may contain. */
const HELP_LINES = new Set(["18002221222"]);

/** The digits of a number, with the country code added where it was left out. */
const digits = (text: string) => text.replace(/\D/g, "").replace(/^(?=\d{10}$)/, "1");

/** One number everywhere, in one form (GS-13). */
function phones({ site, html, kind }: AuditedPage, nodes: readonly LinkedData[]): string[] {
  const phone = parsePhone(site.phone);
  const body = firstOf(html, "body");
  const seen = body === undefined ? "" : blocksOf(body).join("\n");
  const own = digits(phone?.number ?? "");
  const shown = (seen.match(/\+?\(?\b\d{3}\)?[ -.]\d{3}[ -.]\d{4}\b/g) ?? []).filter(
    (text) => !HELP_LINES.has(digits(`1${digits(text).slice(-10)}`)),
  );
  const dialled = elementsOf(html).flatMap(
    (tag) => attributeOf(tag, "href")?.match(/^tel:(.*)/)?.[1] ?? [],
  );
  const stated = nodes.flatMap((node) => ("telephone" in node ? [String(node["telephone"])] : []));
  return [
    ...shown.filter((text) => text !== phone?.text).map((text) => `a number shown: ${text}`),
    ...[...dialled, ...stated]
      .filter((text) => digits(text) !== own)
      .map((text) => `a number: ${text}`),
    ...(phone !== null && stated.length === 0 && kind !== "index"
      ? ["no telephone in the structured data"]
      : []),
    ...(phone !== null && dialled.length === 0 ? ["no number to call"] : []),
  ];
}
