import { countWords } from "../phrase.ts";
import type { AreaSection, PageContent, Section } from "./page-content.ts";

/** Words of the page's content; neither links to other pages nor the few labels that a theme adds are counted. */
export function countPageWords({ eyebrow, heading, lead, sections }: PageContent): number {
  const hero = countWords(eyebrow) + countWords(heading) + lead.words;
  return sections.reduce((sum, section) => sum + wordsOf(section), hero);
}

function wordsOf(section: Section): number {
  return section.title.words + section.intro.words + inside(section);
}

function inside(section: Section): number {
  switch (section.kind) {
    case "area":
      return areaWords(section);
    case "signs":
    case "checklist":
      return total(section.items);
    case "actions":
      return section.situation.words + total(section.items);
    case "asks":
      return total(section.items) + total(section.notes.map(({ text }) => text));
    case "about":
      return section.paragraphs.reduce((sum, text) => sum + countWords(text), 0);
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
      return total(section.items);
  }
}

function total(items: readonly { words: number }[]): number {
  let words = 0;
  for (const item of items) words += item.words;
  return words;
}

/** Each nearby place comes with its state, a distance, "miles" and a direction. */
const WORDS_OF_A_DISTANCE = 4;

function areaWords({ facts, nearby, zips }: AreaSection): number {
  const lines = facts.reduce(
    (sum, { label, text }) => sum + countWords(label) + countWords(text),
    0,
  );
  const places = nearby.reduce((sum, { name }) => sum + countWords(name) + WORDS_OF_A_DISTANCE, 0);
  return lines + places + zips.listed.length;
}
