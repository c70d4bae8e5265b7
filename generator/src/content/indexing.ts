import { countFacts } from "../local-facts.ts";
import type { Indexing, Site } from "../site.ts";
import { isReachable } from "./contact.ts";

const MIN_FACTS = 8;
const MIN_WORDS = 700;
/** More like a sibling than this, a page is a near-copy (GS §3). */
export const MAX_LIKENESS = 0.4;

/** Whether search engines may list the page; each reason says plainly what is missing (GS-12). */
export function judgeIndexing(site: Site, words: number): Indexing {
  const checks: [isMissing: boolean, reason: string][] = [
    [
      site.facts === null,
      `We have no place data for ${site.city || "this city"}, so the page has no local facts. Check the spelling of city and state.`,
    ],
    [
      site.facts !== null && countFacts(site.facts) < MIN_FACTS,
      "We know too little about this city to set the page apart from others.",
    ],
    [
      words < MIN_WORDS,
      `The page has ${words} words, and one below ${MIN_WORDS} is too thin to list.`,
    ],
    [
      (site.likeness ?? 0) > MAX_LIKENESS,
      `The page is too much like another of your pages for this service: ${percent(site.likeness)} of its wording is the same.`,
    ],
    [!isReachable(site), "The page has no phone number or email address to reach anyone."],
  ];
  const reasons = checks.flatMap(([isMissing, reason]) => (isMissing ? [reason] : []));
  return { indexable: reasons.length === 0 || site.indexAnyway, reasons };
}

const percent = (likeness: number | null) => `${Math.round((likeness ?? 0) * 100)} %`;
