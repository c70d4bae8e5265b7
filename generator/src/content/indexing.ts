import type { LocalFacts } from "../local-facts.ts";
import type { PagePlan } from "../plan-page.ts";
import type { Indexing, Site } from "../site.ts";
import { countWords } from "../text.ts";
import type { LocalFact, Trade } from "../trades/trade.ts";
import { factsOfTrade } from "./area.ts";
import { isReachable } from "./contact.ts";
import type { PageContent, Section } from "./page-content.ts";

/** The county and the ZIP codes are enough. */
const MIN_FACTS = 2;
const MIN_WORDS = 350;
/** More like another page of the account than this, a page is a near-duplicate (docs/generated-sites.md §3). */
export const MAX_SIMILARITY = 0.4;

/** A reason why a page is not listed; its kind is what would help: another place, more text, another attempt, a way to reach the firm. */
export type IndexingProblem = {
  kind: "place" | "facts" | "words" | "likeness" | "contact";
  reason: string;
};

/** Every reason against listing the page, in plain words (GS-12). `words`: its {@link countPageWords}. */
export function indexingProblems(
  { site, trade }: PagePlan,
  content: PageContent,
  words: number,
): IndexingProblem[] {
  const { facts, city, likeness } = site;
  const problems: IndexingProblem[] = [];
  if (facts === null) {
    problems.push(unknownPlace(city));
  } else if (countFacts(facts, trade) < MIN_FACTS) {
    const reason = "We know too little about this city to set the page apart from others.";
    problems.push({ kind: "facts", reason });
  }
  problems.push(
    ...(trade === null
      ? noTradeProblems(site, countOwnWords(content))
      : tooFewWordsProblems(words)),
  );
  if ((likeness ?? 0) > MAX_SIMILARITY) {
    const reason = `The page is too much like another of your pages for this service: ${percent(likeness)} of its wording is the same.`;
    problems.push({ kind: "likeness", reason });
  }
  if (!isReachable(site)) problems.push(UNREACHABLE);
  return problems;
}

/** For a service of no known trade only the firm's own words count: the page has no others worth reading. */
const noTradeProblems = ({ service }: Site, ownWords: number): IndexingProblem[] =>
  ownWords >= MIN_WORDS ? [] : [noTradeProblem(service, ownWords)];

function tooFewWordsProblems(words: number): IndexingProblem[] {
  if (words >= MIN_WORDS) return [];
  const reason = `The page has ${words} words, and one below ${MIN_WORDS} is too thin to list.`;
  return [{ kind: "words", reason }];
}

/** The problem of a page of no trade that shows too few words of the firm's own. */
export function noTradeProblem(service: string, ownWords: number): IndexingProblem {
  const reason = `We have no text about “${service}”, so the page shows only the firm’s own words: ${ownWords} of the ${MIN_WORDS} that a page needs to be listed.`;
  return { kind: "words", reason };
}

export const UNREACHABLE: IndexingProblem = {
  kind: "contact",
  reason: "The page has no phone number or email address to reach anyone.",
};

/** The problem of a page about a city that the place data do not know. */
export function unknownPlace(city: string): IndexingProblem {
  const reason = `We have no place data for ${city || "this city"}, so the page has no local facts. Check the spelling of city and state.`;
  return { kind: "place", reason };
}

/** A page that could be listed before stays listed, unless nobody can be reached or its place is unknown. */
const ALWAYS_COUNTS: readonly IndexingProblem["kind"][] = ["contact", "place"];

/** The problems that keep the page from being listed. */
export function countingProblems(
  { wasIndexed }: Site,
  problems: readonly IndexingProblem[],
): readonly IndexingProblem[] {
  return wasIndexed ? problems.filter(({ kind }) => ALWAYS_COUNTS.includes(kind)) : problems;
}

/** Whether search engines may list a page with these problems; the user's override wins. */
export function indexingOf(site: Site, problems: readonly IndexingProblem[]): Indexing {
  const counting = countingProblems(site, problems);
  return {
    indexable: counting.length === 0 || site.indexAnyway,
    reasons: counting.map(({ reason }) => reason),
  };
}

const percent = (likeness: number | null) => `${Math.round((likeness ?? 0) * 100)} %`;

/**
 * Which of the trade's facts are unknown here, by name. Where a city has no role or no state line nearby, that fact does not count as
 * unknown.
 */
function unknownFacts(facts: LocalFacts, shown: readonly LocalFact[]): string[] {
  const known: [LocalFact, string, boolean][] = [
    ["county", "county", facts.county !== null],
    ["zips", "ZIP codes", facts.zips.total > 0],
    ["largeCity", "nearest big city", facts.nearestLarge !== null],
    ["counties", "neighboring counties", facts.neighbouringCounties.length > 0],
    ["nearby", "nearby places", facts.nearby.length > 0],
  ];
  return known
    .filter(([kind, , isKnown]) => shown.includes(kind) && !isKnown)
    .map(([, name]) => name);
}

/** How many separate facts a page of the trade prints from these (GS-12 asks for two). */
export function countFacts(facts: LocalFacts, trade: Trade | null): number {
  const shown = factsOfTrade(trade);
  const counts: Record<LocalFact, number> = {
    county: facts.county === null ? 0 : 1,
    seat: facts.role === null ? 0 : 1,
    zips: facts.zips.total > 0 ? 1 : 0,
    nearby: facts.nearby.length,
    counties: facts.neighbouringCounties.length > 0 ? 1 : 0,
    largeCity: facts.nearestLarge === null ? 0 : 1,
    otherState: facts.otherState === null ? 0 : 1,
  };
  return sum(shown.map((kind) => counts[kind]));
}

/** How many local facts a page prints, and which are missing, in the user's words. */
export function printedFacts({ site: { facts }, trade }: PagePlan): {
  printed: number;
  missing: string[];
} {
  if (facts === null) return { printed: 0, missing: ["all local facts"] };
  return { printed: countFacts(facts, trade), missing: unknownFacts(facts, factsOfTrade(trade)) };
}

/** Words of the page's content; neither links to other pages nor the few labels that a theme adds are counted. */
export function countPageWords({ hero, sections }: PageContent): number {
  const { eyebrow, heading, lead, proof } = hero;
  const first = [eyebrow, heading, ...printed(lead), proof?.text ?? ""];
  return countAll(first) + sum(sections.filter(isReading).map(sectionWords));
}

/** Counts words that only this firm can have: about itself, its services, its jobs, its customers, and what the owner wrote. */
function countOwnWords({ sections, ownTexts }: PageContent): number {
  const own = sections.filter(isOwn);
  const counted = new Set<string>(own.map(({ id }) => id));
  const elsewhere = ownTexts.filter(({ key }) => !counted.has(key.split(".", 1)[0] ?? ""));
  // Each text counts once, however often the page shows it.
  const texts = new Set(elsewhere.map(({ text }) => text));
  return countAll([...texts]) + sum(own.map((section) => countAll(sectionTexts(section))));
}

const OWN: readonly Section["kind"][] = ["jobs", "quotes", "prices", "people", "about"];
/** Whether a section holds the firm's own words only. */
const isOwn = (section: Section): boolean =>
  OWN.includes(section.kind) || (section.kind === "services" && section.isOffered);

/** Whether a section is text to read: a form is filled in. */
const isReading = ({ kind }: Section) => kind !== "form";

const sectionWords = (section: Section) =>
  countAll([section.title, ...printed(section.intro)]) + countAll(sectionTexts(section));

/** Fields that are printed as text, unlike keys, addresses and the data of maps. */
const PRINTED = new Set(
  "title text price steps place when customer source asOf name role label paragraphs items situations facts zips listed nearby served hours holidays address notes lines parts".split(
    " ",
  ),
);

/** Every text of a section; links to other pages and maps have none. */
export function sectionTexts(section: Section): string[] {
  const links: readonly Section["kind"][] = ["hub", "directory", "nearest", "offers"];
  if (links.includes(section.kind)) return [];
  const { title: _, intro: __, ...content } = section;
  return printed(content);
}

/** The texts among the printed fields of a value. */
export function printed(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(printed);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    PRINTED.has(name) ? printed(inner) : [],
  );
}

export const countAll = (texts: readonly string[]) => sum(texts.map(countWords));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
