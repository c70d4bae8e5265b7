import { plainTextsOf } from "../own-texts/plain-texts.ts";
import type { Site } from "../site.ts";
import { countAll, printed } from "./indexing.ts";
import type { AreaSection, PageContent, Section } from "./page-content.ts";

/** Further words of one piece of evidence or own text are not counted at all, as one long text does not replace several. */
export const MAX_WORDS_AN_ITEM = 40;

/** Words of a page that are on none of the firm's pages for other cities, by their origin. */
export type UniqueWords = {
  /** Their share of all words of the page, 0 to 1. */
  share: number;
  localFacts: number;
  /** Words of evidence of this city. */
  evidence: number;
  /** Words that the owner wrote for this page. */
  ownTexts: number;
  /** All words of the page that count. */
  total: number;
};

/**
 * Which words of a page are on none of the firm's pages for other cities, by their origin: local facts of this city, evidence of this city
 * alone, and what the owner wrote on this page. The trade's texts, the engine's sentences and the business's record are the same on all
 * these pages, with other names in them. `words`: all words of the page (`countPageWords`).
 */
export function countUniqueWords(
  { evidence, overrides }: Pick<Site, "evidence" | "overrides">,
  content: PageContent,
  words: number,
): UniqueWords {
  const ofCity = new Set(evidence.filter(({ city }) => city !== "").map(({ id }) => id));
  const pieces = content.sections.flatMap((section) => cityItems(section, ofCity));
  const fromEvidence = capped(pieces.map((item) => countAll(printed(item))));
  const isOfCity = ({ key }: { key: string }) => ofCity.has(idOf(key));
  const repeated = textsOfManyPages(overrides);
  const owned = content.ownTexts.filter((one) => !isOfCity(one) && !repeated.has(one.text));
  const fromOwner = capped(
    [...new Set(owned.map(({ text }) => text))].map((one) => countAll([one])),
  );
  const localFacts = sum(content.sections.filter(isArea).map(countLocalFacts));
  const unique = localFacts + fromEvidence.counted + fromOwner.counted;
  const total = words - fromEvidence.beyond - fromOwner.beyond;
  return {
    share: total === 0 ? 0 : unique / total,
    localFacts,
    evidence: fromEvidence.counted,
    ownTexts: fromOwner.counted,
    total,
  };
}

/** What the owner wrote alike on several pages of one site. */
function textsOfManyPages(overrides: Site["overrides"]): Set<string> {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const page of Object.values(overrides))
    for (const text of new Set(plainTextsOf(page).map((one) => one.text)))
      (once.has(text) ? again : once).add(text);
  return again;
}

function capped(lengths: readonly number[]): { counted: number; beyond: number } {
  const counted = sum(lengths.map((words) => Math.min(words, MAX_WORDS_AN_ITEM)));
  return { counted, beyond: sum(lengths) - counted };
}

const isArea = (section: Section): section is AreaSection => section.kind === "area";

/** Labels are the engine's, and the places that the business named are those of all its pages. */
const countLocalFacts = ({ facts, zips, nearby }: AreaSection): number =>
  countAll(facts.map(({ text }) => text)) + countAll(printed({ zips, nearby }));

const idOf = (key: string) => key.split(".")[1] ?? "";

/** The printed pieces of evidence of this city; those of all cities are on every page. */
function cityItems(section: Section, ofCity: ReadonlySet<string>): { key: string }[] {
  const isOfCity = ({ key }: { key: string }) => ofCity.has(idOf(key));
  if (section.kind === "jobs") return section.items.filter(isOfCity);
  if (section.kind === "quotes") return section.items.filter(isOfCity);
  if (section.kind === "prices") return section.items.filter(isOfCity);
  return section.kind === "people" ? section.items.filter(isOfCity) : [];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
