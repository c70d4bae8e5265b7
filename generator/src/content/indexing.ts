import { countFacts } from "../local-facts.ts";
import type { Indexing, Site } from "../site.ts";
import { isReachable } from "./contact.ts";

const MIN_FACTS = 8;
const MIN_WORDS = 700;
/** More like a sibling than this, a page is a near-copy (docs/generated-sites.md §3). */
export const MAX_LIKENESS = 0.4;

/** What keeps a page from being listed, by what would help: another place, more to say, another draw, a way to reach anyone. */
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
  if ((likeness ?? 0) > MAX_LIKENESS) {
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

/** Whether search engines may list the page; the user's override wins. */
export function judgeIndexing(site: Site, words: number): Indexing {
  const reasons = indexingProblems(site, words).map(({ reason }) => reason);
  return { indexable: reasons.length === 0 || site.indexAnyway, reasons };
}

const percent = (likeness: number | null) => `${Math.round((likeness ?? 0) * 100)} %`;
