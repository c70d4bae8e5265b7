import { matchTrade } from "@mainstreet/generator/trades/matching/match-trade";
import { isMisspelling } from "../../platform/edit-distance.ts";

/** Words that say nothing of what the service is, as long as another one does; in the singular. */
const GENERIC = new Set(["service", "company", "contractor", "pro"]);

/**
 * Whether `next` is another spelling of the service `paid` (decision 166): the same words but for case, punctuation, spaces,
 * plurals and generic ones; or, within one trade or out of none, each word at most a slip away.
 */
export function isSameService(paid: string, next: string): boolean {
  const [before, after] = [wordsOf(paid), wordsOf(next)];
  if (before.join("") === after.join("")) return true;
  const [tradeBefore, tradeAfter] = [matchTrade(paid), matchTrade(next)];
  // A known trade is not left by a slip. That an unknown one becomes known is what a correction does.
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
