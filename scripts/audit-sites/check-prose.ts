import { sentencesOf } from "../../generator/src/prose/claims.ts";
import { isLong, readingGrade, wordsOf } from "../../generator/src/prose/readability.ts";
import type { BuiltSite, Finding, AuditedPage } from "./built-site.ts";
import { findingsAt, auditedPages } from "./built-site.ts";
import { blocksOf, firstOf } from "./page-tree.ts";

const MAX_GRADE = 9;
const LONG_SHARE = 0.05;
/** A name that occurs more often than once in this many words is keyword stuffing (GS-11). */
const WORDS_PER_CITY = 60;
/** The same for the service, whose name is often a common word: "painting". */
const WORDS_PER_SERVICE = 40;
/** Occurrences that are allowed on a page of few words: heading, title of the contact section and the like. */
const ALWAYS_ALLOWED = 9;

/** How pages read: grade, long sentences, doubled words, stuffed names, grammar of names (GS-11 and docs/generated-sites.md §3). */
export function checkProse(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) =>
    auditedPages(built).flatMap((page) => {
      const main = firstOf(page.html, "main");
      const blocks = main === undefined ? [] : blocksOf(main);
      return findingsAt(page, [...readability(blocks), ...names(page, blocks)]);
    }),
  );
}

function readability(blocks: readonly string[]): string[] {
  const sentences = blocks.filter((block) => /[.?!]["”’)]?$/.test(block)).flatMap(sentencesOf);
  const grade = readingGrade(sentences);
  const long = sentences.filter(isLong);
  const doubled = blocks.flatMap((block) => block.match(/\b(\p{L}{2,}) \1\b/giu) ?? []);
  return [
    ...(grade > MAX_GRADE ? [`reads at grade ${grade.toFixed(1)}`] : []),
    ...(long.length > sentences.length * LONG_SHARE ? long.map((text) => `long: ${text}`) : []),
    ...doubled.filter((words) => !isName(words)).map((words) => `doubled: ${words}`),
  ];
}

/** "Walla Walla". */
const isName = (words: string) => /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(words);

const allowed = (times: number) => Math.max(ALWAYS_ALLOWED, times);

function names({ site, words: counted, kind }: AuditedPage, blocks: readonly string[]): string[] {
  // A list of links consists of names.
  if (kind === "index") return [];
  const wording = blocks.join("\n");
  const times = (name: string) => wording.split(name).length - 1;
  const words = Math.max(counted, blocks.flatMap(wordsOf).length);
  const { city, service } = site;
  return [
    ...(times(city) > allowed(words / WORDS_PER_CITY) ? [`${city} ${times(city)} times`] : []),
    ...(times(service) > allowed(words / WORDS_PER_SERVICE)
      ? [`${service} ${times(service)} times`]
      : []),
    ...(wording.includes(`${city}’s`) || wording.includes(`${city}'s`)
      ? [`${city} in possessive`]
      : []),
    ...(wording.match(/\bthe The\b|\ba (?!one\b)[aeio]\w+|\{\w+\}/g) ?? []).map(
      (slip) => `slip: ${slip}`,
    ),
  ];
}
