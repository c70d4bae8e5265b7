import type { Quality } from "@mainstreet/contract/page-quality";

/** The share of a page's words that are on no other page of the firm, in a sentence. */
export function ownShareText(words: NonNullable<Quality["uniqueWords"]>): string {
  const hundredths = Math.round(words.share * 100);
  if (hundredths === 0)
    return "No words of this page are its own: all of them could stand on a page for another city.";
  const sources = [
    words.localFacts > 0 ? "local facts" : "",
    words.evidence > 0 ? "what the firm shows in this city" : "",
    words.ownTexts > 0 ? "what you wrote" : "",
  ].filter(Boolean);
  const list = new Intl.ListFormat("en-US").format(sources);
  return `Of 100 words, ${hundredths} are on this page alone: ${list}. The others would suit a page for another city too.`;
}
