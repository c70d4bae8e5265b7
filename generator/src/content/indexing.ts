import type { LocalFacts } from "../local-facts.ts";
import type { Indexing, Site } from "../site.ts";
import { countWords } from "../text.ts";
import { isReachable } from "./contact.ts";
import type { AreaSection, PageContent, Section, Titled } from "./page-content.ts";

const MIN_FACTS = 8;
const MIN_WORDS = 700;
/** More like another page of the account than this, a page is a near-duplicate (docs/generated-sites.md §3). */
export const MAX_SIMILARITY = 0.4;

/** What keeps a page from being listed, by what would help: another place, more text, another attempt, a way to reach the firm. */
export type IndexingProblem = {
  kind: "place" | "facts" | "words" | "likeness" | "contact";
  reason: string;
};

/** Every reason against listing the page, in plain words (GS-12). */
export function indexingProblems(site: Site, words: number): IndexingProblem[] {
  const { facts, city, likeness } = site;
  const problems: IndexingProblem[] = [];
  if (facts === null) {
    problems.push(unknownPlace(city));
  } else if (countFacts(facts) < MIN_FACTS) {
    const reason = "We know too little about this city to set the page apart from others.";
    problems.push({ kind: "facts", reason });
  }
  if (words < MIN_WORDS) {
    const reason = `The page has ${words} words, and one below ${MIN_WORDS} is too thin to list.`;
    problems.push({ kind: "words", reason });
  }
  if ((likeness ?? 0) > MAX_SIMILARITY) {
    const reason = `The page is too much like another of your pages for this service: ${percent(likeness)} of its wording is the same.`;
    problems.push({ kind: "likeness", reason });
  }
  if (!isReachable(site)) problems.push(UNREACHABLE);
  return problems;
}

export const UNREACHABLE: IndexingProblem = {
  kind: "contact",
  reason: "The page has no phone number or email address to reach anyone.",
};

/** Of a city that the place data do not know. */
export function unknownPlace(city: string): IndexingProblem {
  const reason = `We have no place data for ${city || "this city"}, so the page has no local facts. Check the spelling of city and state.`;
  return { kind: "place", reason };
}

/** Whether search engines may list a page with these problems; the user's override wins. */
export function indexingOf(site: Site, problems: readonly IndexingProblem[]): Indexing {
  return {
    indexable: problems.length === 0 || site.indexAnyway,
    reasons: problems.map(({ reason }) => reason),
  };
}

const percent = (likeness: number | null) => `${Math.round((likeness ?? 0) * 100)} %`;

const USUAL_FACTS = 6;

/** Which of the facts that most cities have are unknown, by name. A role or a state line is not missing where there is none. */
function unknownFacts(facts: LocalFacts): string[] {
  const unknown: string[] = [];
  if (facts.county === null) unknown.push("county");
  if (facts.timeZone === "") unknown.push("time zone");
  if (facts.zips.total === 0) unknown.push("ZIP codes");
  if (facts.nearestLarge === null) unknown.push("nearest big city");
  if (facts.neighbouringCounties.length === 0) unknown.push("neighboring counties");
  if (facts.sunset === null) unknown.push("sunset");
  return unknown;
}

/** How many separate facts a page can print from these (GS-3 asks for eight). */
export function countFacts(facts: LocalFacts): number {
  const usual = USUAL_FACTS - unknownFacts(facts).length;
  const rare = (facts.role === null ? 0 : 1) + (facts.otherState === null ? 0 : 1);
  const coordinates = facts.latitude === null ? 0 : 1;
  return coordinates + facts.nearby.length + usual + rare;
}

/** How many facts a page prints from these, and what is missing, in the user's words. */
export function printedFacts(facts: LocalFacts | null): { printed: number; missing: string[] } {
  if (facts === null) return { printed: 0, missing: ["all local facts"] };
  const nearby = facts.nearby.length === 0 ? ["nearby places"] : [];
  return { printed: countFacts(facts), missing: [...unknownFacts(facts), ...nearby] };
}

/** Words of the page's content; neither links to other pages nor the few labels that a theme adds are counted. */
export function countPageWords({ eyebrow, heading, lead, sections }: PageContent): number {
  return countAll([eyebrow, heading, lead]) + sum(sections.map(sectionWords));
}

function sectionWords(section: Section): number {
  return countAll([section.title, section.intro]) + contentWords(section);
}

function contentWords(section: Section): number {
  switch (section.kind) {
    case "area":
      return areaWords(section);
    case "signs":
    case "checklist":
      return countAll(section.items);
    case "actions":
      return countAll([section.situation, ...section.items]);
    case "asks":
      return countAll([...titledTexts(section.items), ...section.notes.map(({ text }) => text)]);
    case "about":
      return countAll(section.paragraphs);
    case "hub":
    case "directory":
    case "nearest":
    case "offers":
      return 0;
    case "services":
    case "steps":
    case "factors":
    case "faq":
    default:
      return countAll(titledTexts(section.items));
  }
}

const titledTexts = (items: readonly Titled[]) => items.flatMap(({ title, text }) => [title, text]);
const countAll = (texts: readonly string[]) => sum(texts.map(countWords));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Each nearby place comes with its state, a distance, "miles" and a direction. */
const WORDS_OF_A_DISTANCE = 4;

function areaWords({ facts, nearby, zips }: AreaSection): number {
  const lines = facts.flatMap(({ label, text }) => [label, text]);
  const places = nearby.map(({ name }) => countWords(name) + WORDS_OF_A_DISTANCE);
  return countAll(lines) + sum(places) + zips.listed.length;
}
