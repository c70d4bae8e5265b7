import { type Shingles, shinglesOfWords, similarity } from "../similarity/shingles.ts";
import { stemOf } from "./matching/match-trade.ts";
import type { Trade } from "./trade.ts";

const MASK = "_";

/** All texts of a pack that a page may print, with the path to each. */
export function tradeTexts(trade: Trade): [path: string, text: string][] {
  const { leads, ctas, titles, descriptions, services, emergency } = trade;
  const problems = trade.problems.map(({ title, text }) => ({ title, text }));
  const questions = trade.questions.map(({ question, answer }) => ({ question, answer }));
  const printed = { leads, ctas, titles, descriptions, services, problems, questions, emergency };
  return textsIn(printed, trade.slug);
}

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "source" ? [] : textsIn(inner, `${path}.${key}`),
  );
}

/** Words that only a trade's own pack has so often: its names, and those of its services. */
function ownWords({ names, typed, services }: Trade): Set<string> {
  const named = [...Object.values(names), ...typed, ...services.map(({ name }) => name)];
  return new Set(named.flatMap(wordsOf).filter((word) => word.length > 3));
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z’']+/g) ?? []).map(stemOf);

/** A pack's runs of words with the words of its trade masked, so that exchanging them makes no pack different. */
export function packShingles(trade: Trade): Shingles {
  const own = ownWords(trade);
  const runs = tradeTexts(trade).flatMap(([, text]) => [
    ...shinglesOfWords(
      wordsOf(text)
        .map((word) => (own.has(word) ? MASK : word))
        .filter((word, index, all) => word !== MASK || all[index - 1] !== MASK),
    ),
  ]);
  return Uint32Array.from(new Set(runs)).toSorted();
}

/** How similar two packs are without the words of their trades, 0 to 1. */
export const packSimilarity = (one: Trade, other: Trade): number =>
  similarity(packShingles(one), packShingles(other));
