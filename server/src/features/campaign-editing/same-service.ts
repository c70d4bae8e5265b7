import { matchTrade } from "@mainstreet/generator/trades/matching/match-trade";
import { isMisspelling } from "../../platform/edit-distance.ts";

/** Words, in the singular, that are ignored as long as another word names the service. */
const GENERIC = new Set(["service", "company", "contractor", "pro"]);

/**
 * Whether `next` is another spelling of the service `paid` (decision 166): the same words apart from case, punctuation, spaces, plurals
 * and generic words; or, within one trade or starting from no known trade, each word with one typing error at most.
 */
export function isSameService(paid: string, next: string): boolean {
  const [before, after] = [wordsOf(paid), wordsOf(next)];
  if (before.join("") === after.join("")) return true;
  const [tradeBefore, tradeAfter] = [matchTrade(paid), matchTrade(next)];
  // A typing error does not change one known trade into another. But a correction can turn an unknown service into a known trade.
  if (tradeBefore !== tradeAfter && tradeBefore !== null) return false;
  return before.length === after.length
    ? before.every(
        (word, index) => word === after[index] || isMisspelling(word, after[index] ?? ""),
      )
    : isMisspelling(before.join(""), after.join(""));
}

function wordsOf(service: string): string[] {
  const words = service
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
  const telling = words.filter((word) => !GENERIC.has(word));
  return telling.length > 0 ? telling : words;
}
