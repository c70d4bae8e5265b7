import { countFacts } from "../local-facts.ts";
import type { Indexing, Site } from "../site.ts";
import { isReachable } from "./contact.ts";

const MIN_FACTS = 8;
const MIN_WORDS = 700;
/** More like a sibling than this, a page is a near-copy (GS §3). */
export const MAX_LIKENESS = 0.4;

/** What keeps a page from being listed, by what would help: another place, more to say, another draw, a way to reach anyone. */
export type IndexingProblem = {
  kind: "place" | "facts" | "words" | "likeness" | "contact";
  reason: string;
};

/** Every reason against listing the page, in plain words (GS-12). */
export function indexingProblems(site: Site, words: number): IndexingProblem[] {
  const checks: [isMissing: boolean, kind: IndexingProblem["kind"], reason: string][] = [
    [
      site.facts === null,
      "place",
      `We have no place data for ${site.city || "this city"}, so the page has no local facts. Check the spelling of city and state.`,
    ],
    [
      site.facts !== null && countFacts(site.facts) < MIN_FACTS,
      "facts",
      "We know too little about this city to set the page apart from others.",
    ],
    [
      words < MIN_WORDS,
      "words",
      `The page has ${words} words, and one below ${MIN_WORDS} is too thin to list.`,
    ],
    [
      (site.likeness ?? 0) > MAX_LIKENESS,
      "likeness",
      `The page is too much like another of your pages for this service: ${percent(site.likeness)} of its wording is the same.`,
    ],
    [
      !isReachable(site),
      "contact",
      "The page has no phone number or email address to reach anyone.",
    ],
  ];
  return checks.flatMap(([isMissing, kind, reason]) => (isMissing ? [{ kind, reason }] : []));
}

/** Whether search engines may list the page; the user's override wins. */
export function judgeIndexing(site: Site, words: number): Indexing {
  const reasons = indexingProblems(site, words).map(({ reason }) => reason);
  return { indexable: reasons.length === 0 || site.indexAnyway, reasons };
}

const percent = (likeness: number | null) => `${Math.round((likeness ?? 0) * 100)} %`;
