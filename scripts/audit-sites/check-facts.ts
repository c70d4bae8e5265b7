import type { PackPlace } from "../../server/src/features/places/place.ts";
import type { BuiltSite, Finding, AuditedPage } from "./built-site.ts";
import { findingsAt, auditedPages } from "./built-site.ts";
import { FACT_CHECKS, liesThere } from "./expected-facts.ts";
import { attributeOf, type Element, elementsIn, elementsOf, piecesOf } from "./page-tree.ts";
import { packPlaceOf } from "./place-record.ts";

/** An indexable page has at least this many facts (GS-12). */
const MIN_FACTS = 2;

const COUNTY = /\b(?:County|Parish|Borough|Municipality|Census Area)\b/;
const NEARBY = /(\S.*?), ([A-Z]{2})\W+(\d+ miles? (?:[NS][EW]?|[EW]))(?=\W|$)/g;

type Verdict = { right: number; wrong: string[] };

/** Recomputes every fact that a page prints from the place pack: finds facts that differ, and pages that print too few. */
export function checkFacts(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) => {
    const pages = auditedPages(built);
    const counties = pages.flatMap(({ site }) => packPlaceOf(site)?.county ?? []);
    return pages.flatMap((page) => factsOf(page, counties));
  });
}

function factsOf(page: AuditedPage, counties: readonly string[]): Finding[] {
  const { site, indexing } = page;
  const place = packPlaceOf(site);
  const elements = elementsOf(page.html);
  const area = elements.find((element) => attributeOf(element, "id") === "area");
  if (place === undefined || area === undefined)
    return findingsAt(page, [
      ...(area !== undefined ? ["facts about a city that the pack does not know"] : []),
      ...(indexing.indexable && !site.indexAnyway ? ["listed without local facts"] : []),
      ...strayCounties(elements, counties),
    ]);
  const verdicts = [...lines(area, place), zips(area, place), nearby(area, place)];
  const right = verdicts.reduce((sum, verdict) => sum + verdict.right, 0);
  return findingsAt(page, [
    ...verdicts.flatMap(({ wrong }) => wrong),
    ...strayCounties(elements, counties),
    ...(right < MIN_FACTS && indexing.indexable ? [`only ${right} facts`] : []),
  ]);
}

/** Each label with the text next to it. */
function labelled(area: Element): [label: string, printed: string][] {
  const terms = elementsIn(area).filter(({ tagName }) => tagName === "dt" || tagName === "dd");
  const texts = terms.map((term) => piecesOf(term).join(" "));
  return terms.flatMap((term, index) =>
    term.tagName === "dt" ? [[texts[index] ?? "", texts[index + 1] ?? ""]] : [],
  );
}

/** Labels of lines that are no facts, or are checked separately. */
const OTHER_LABELS = new Set(["ZIP codes", "Maps", "Also served"]);

function lines(area: Element, place: PackPlace): Verdict[] {
  return labelled(area)
    .filter(([label]) => !OTHER_LABELS.has(label))
    .map(([label, printed]) =>
      verdict(FACT_CHECKS[label]?.(printed, place) === true, `${label}: ${printed}`),
    );
}

const verdict = (isRight: boolean, printed: string): Verdict =>
  isRight ? { right: 1, wrong: [] } : { right: 0, wrong: [`not in the pack: ${printed}`] };

function zips(area: Element, { zctas }: PackPlace): Verdict {
  const [, printed] = labelled(area).find(([label]) => label === "ZIP codes") ?? [];
  // Not every trade prints ZIP codes.
  if (printed === undefined) return { right: 0, wrong: [] };
  const listed: string[] = printed.match(/\b\d{5}\b/g) ?? [];
  const more = Number(/\band (\d+) more\b/.exec(printed)?.[1] ?? 0);
  const wrong = listed.filter((zip) => !zctas.includes(zip));
  const isCounted = listed.length + more === zctas.length;
  return {
    right: listed.length > 0 && wrong.length === 0 ? 1 : 0,
    wrong: [
      ...wrong.map((zip) => `not in the pack: ZIP ${zip}`),
      ...(isCounted ? [] : [`${listed.length + more} ZIP codes instead of ${zctas.length}`]),
    ],
  };
}

function nearby(area: Element, place: PackPlace): Verdict {
  const found = elementsIn(area)
    .filter(({ tagName }) => tagName === "li" || tagName === "tr")
    .flatMap((item) => [...piecesOf(item).join(" ").matchAll(NEARBY)]);
  const verdicts = found.map(([, name = "", code = "", way = ""]) =>
    verdict(
      liesThere(place, { name: name.replace(/^\d+\s+/, ""), code, way }),
      `${name}, ${code} ${way}`,
    ),
  );
  return {
    right: verdicts.filter(({ right }) => right > 0).length,
    wrong: verdicts.flatMap(({ wrong }) => wrong),
  };
}

/** Counties in other texts of the page, or next to a drawing, that are not the county of one of the site's places. */
function strayCounties(elements: readonly Element[], counties: readonly string[]): string[] {
  const texts = elements
    .filter(
      ({ tagName, childNodes }) =>
        tagName !== "dd" && tagName !== "script" && childNodes.length > 0,
    )
    .flatMap(({ childNodes, tagName }) =>
      tagName === "style" || tagName === "dt"
        ? []
        : childNodes.map((node) => ("value" in node ? node.value : "")),
    );
  return texts
    .filter((text) => COUNTY.test(text) && !counties.some((county) => text.includes(county)))
    .map((text) => `another county: ${text.trim()}`);
}
