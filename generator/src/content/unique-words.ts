import type { Site } from "../site.ts";
import { countAll, countPageWords, printed } from "./indexing.ts";
import type { AreaSection, PageContent, Section } from "./page-content.ts";

/** Words beyond these of one piece of evidence count neither way: one long text is no substitute for several. */
export const MAX_WORDS_AN_ITEM = 40;

/** Words of a page that stand on none of the firm's pages for other cities, by where they come from. */
export type UniqueWords = {
  /** Of all words of the page, 0 to 1. */
  share: number;
  localFacts: number;
  evidence: number;
  /** Pieces of evidence of this city that the page shows. */
  pieces: number;
  /** All words of the page that count. */
  total: number;
};

/**
 * Which words of a page no sibling has, by where they come from: local facts of this city and evidence of this city alone.
 * The trade's texts, the engine's sentences and the business's record are those of every sibling, with other names in them.
 * Words that the owner wrote in the preview are not counted yet.
 */
export function countUniqueWords(
  { evidence }: Pick<Site, "evidence">,
  content: PageContent,
): UniqueWords {
  const ofCity = new Set(evidence.filter(({ city }) => city !== "").map(({ id }) => id));
  const items = content.sections.flatMap((section) => cityItems(section, ofCity));
  const lengths = items.map((item) => countAll(printed(item)));
  const counted = lengths.map((words) => Math.min(words, MAX_WORDS_AN_ITEM));
  const localFacts = sum(content.sections.filter(isArea).map(countLocalFacts));
  const total = countPageWords(content) - sum(lengths) + sum(counted);
  const unique = localFacts + sum(counted);
  return {
    share: total === 0 ? 0 : unique / total,
    localFacts,
    evidence: sum(counted),
    pieces: items.length + countPhotos(content, ofCity),
    total,
  };
}

const isArea = (section: Section): section is AreaSection => section.kind === "area";

/** Labels are the engine's, and the places that the business named are those of all its pages. */
const countLocalFacts = ({ facts, zips, nearby }: AreaSection): number =>
  countAll(facts.map(({ text }) => text)) + countAll(printed({ zips, nearby }));

/** The printed pieces of evidence of this city; those of all cities stand on every page. */
function cityItems(section: Section, ofCity: ReadonlySet<string>): { key: string }[] {
  const isOfCity = ({ key }: { key: string }) => ofCity.has(key.replace(/^\w+\./, ""));
  if (section.kind === "jobs") return section.items.filter(isOfCity);
  if (section.kind === "quotes") return section.items.filter(isOfCity);
  if (section.kind === "prices") return section.items.filter(isOfCity);
  return section.kind === "people" ? section.items.filter(isOfCity) : [];
}

/** Photos have no words, but they are something to show for this city. */
function countPhotos({ sections }: PageContent, ofCity: ReadonlySet<string>): number {
  const photos = sections.flatMap((section) => (section.kind === "jobs" ? section.photos : []));
  return photos.filter(({ key }) => ofCity.has(key.replace(/^\w+\.(.*)\.\d+$/, "$1"))).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
