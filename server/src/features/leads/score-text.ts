import { readFileSync } from "node:fs";

/**
 * A text above this is junk (decision 392). Above it are also 4 of the 1,667 customers' texts in our examples; each was left out of the
 * learning when it was scored.
 */
export const JUNK_SCORE = 4;
/** A text above this may be junk, and is when other sites get much of it as well. */
export const DOUBTFUL_SCORE = 1.8;

/** A term is a word or a pair of words. Each number of a term has a score; that two terms share a number hardly matters among so many. */
const TERMS = 2 ** 20;
/** The weight of a term that occurred in one kind of text and never in the other. */
const SMOOTHING = 0.3;

let scores: Float32Array | undefined;

/**
 * How much a text is like those that are sent to businesses, and not like those of customers: naive Bayes over words and pairs of
 * words, learned from the texts of `server/data/leads` (Manning, Raghavan, Schütze, Introduction to Information Retrieval, 13.2).
 * Around -20 to 20, of any length; 0 for a text without a known word.
 */
export function scoreText(text: string): number {
  scores ??= learn(examples("junk"), examples("people"));
  let sum = 0;
  let known = 0;
  for (const term of termsOf(text)) {
    const score = scores[term] ?? 0;
    sum += score;
    if (score !== 0) known += 1;
  }
  return sum / Math.sqrt(Math.max(1, known));
}

/**
 * A pattern that may begin anywhere has a look-behind, so that it starts only once in a run of such characters: a text of one long word
 * takes no longer than another.
 */
const LINK_WORD =
  /https?:\/\/\S+|(?<![a-z0-9-])(?:www\.\S+|[a-z0-9-]{2,}\.(?:com|net|org|io|co|ai|us)\b\S*)/g;
const ADDRESS = /(?<!\S)[^\s@/]+@\S+/g;
const SUM = /[$€£]\s?\d[\d,.]*\s?[km]?\b/g;
const PERCENT = /(?<![\d,.])\d[\d,.]*\s?%/g;
const PHONE = /[+(]?\d[\d\s().-]{8,}\d/g;
const NUMBER = /\d[\d,.:]*/g;

/** The words of a text, where what differs from sender to sender is one word: links, addresses, sums, numbers. */
export function comparedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(ADDRESS, " _mail ")
    .replaceAll(LINK_WORD, " _link ")
    .replaceAll(SUM, " _money ")
    .replaceAll(PERCENT, " _percent ")
    .replaceAll(PHONE, " _phone ")
    .replaceAll(NUMBER, " _number ");
  return plain.match(/_?\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
}

/** One text a line. */
const examples = (name: "junk" | "people"): string[] =>
  readFileSync(new URL(`../../../data/leads/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** The weight of each term: the logarithm of how much more often it occurs in junk. */
function learn(junk: readonly string[], people: readonly string[]): Float32Array {
  const [inJunk, inPeople] = [countTerms(junk), countTerms(people)];
  return new Float32Array(TERMS).map((_, term) => {
    const [junkCount = 0, peopleCount = 0] = [inJunk[term], inPeople[term]];
    if (junkCount + peopleCount === 0) return 0;
    return Math.log(rateOf(junkCount, junk.length) / rateOf(peopleCount, people.length));
  });
}

const rateOf = (count: number, texts: number): number =>
  (count + SMOOTHING) / (texts + 2 * SMOOTHING);

/** In how many texts each term is. */
function countTerms(texts: readonly string[]): Uint16Array {
  const counts = new Uint16Array(TERMS);
  for (const text of texts)
    for (const term of termsOf(text.replaceAll("\\n", "\n")))
      counts[term] = (counts[term] ?? 0) + 1;
  return counts;
}

/** The numbers of the words of a text and of its pairs of words, each once. */
function termsOf(text: string): Set<number> {
  const words = comparedWords(text);
  return new Set(
    words.flatMap((word, at) => [word, `${words[at - 1] ?? ""} ${word}`]).map(numberOf),
  );
}

/** FNV-1a, folded to the number of terms. */
function numberOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1)
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % TERMS;
}
