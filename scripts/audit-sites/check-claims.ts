import { findClaims, findFirmVoice } from "../../generator/src/prose/claims.ts";
import type { BuiltSite, Document, Finding } from "./built-site.ts";
import { findingsAt, auditedPages } from "./built-site.ts";
import { attributeOf, blocksOf, elementsOf, firstOf } from "./page-tree.ts";

/** Stars and the words of ratings and their markup; no page of ours shows any (GS-6). */
const RATINGS = /[★☆⭐]|\b\d(?:\.\d)? (?:out of|\/) 5\b|aggregateRating|ratingValue|"Review"/i;

/** Sentences with unproven claims about the firm or the city (GS-5), and ratings of any kind (GS-6). */
export function checkClaims(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) =>
    auditedPages(built).flatMap((page) =>
      findingsAt(page, [
        ...statedBy(page, typedTexts(built)).flatMap(findClaims),
        ...(speaksAsFirm(built) ? [] : statedBy(page, typedTexts(built)).flatMap(findFirmVoice)),
        ...(page.html.match(RATINGS) ?? []).map((mark) => `a rating: ${mark}`),
      ]),
    ),
  );
}

const speaksAsFirm = ({ site: { company, business } }: BuiltSite): boolean =>
  company.name !== "" && (business?.services.length ?? 0) > 0;

/** Texts of page and head, without those that the user typed, for which the user is responsible. */
function statedBy({ html }: Document, typed: readonly string[]): string[] {
  const body = firstOf(html, "body");
  const descriptions = elementsOf(html)
    .filter((element) => attributeOf(element, "name") === "description")
    .map((element) => attributeOf(element, "content") ?? "");
  const texts = [...(body === undefined ? [] : blocksOf(body)), ...descriptions, titleOf(html)];
  return texts.map((text) => typed.reduce((rest, own) => rest.replaceAll(own, " "), text));
}

function titleOf(html: string): string {
  return (
    firstOf(html, "title")
      ?.childNodes.map((node) => ("value" in node ? node.value : ""))
      .join("") ?? ""
  );
}

function typedTexts({ site }: BuiltSite): string[] {
  const { metaTitle, metaDescription, company, cta, openingHours, reviewProfileUrl } = site;
  const host = URL.parse(reviewProfileUrl)?.host;
  const review = host === undefined ? "" : `Read reviews on ${host}`;
  const typed = [
    metaTitle,
    metaDescription,
    company.name,
    cta,
    ...openingHours.split("\n"),
    review,
  ];
  const services = "relatedServices" in site ? site.relatedServices : [];
  const described = services.flatMap(({ description }) => description.split("\n"));
  return [...typed, ...described].filter(Boolean);
}
