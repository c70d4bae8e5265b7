import { expect, test } from "vitest";
import { summary, uniqueShares } from "./unique-words.ts";

/** Shares in percent, over all pages; a firm with eight services instead of two reaches 26 (docs/generated-sites.md). */
test.each([
  { words: 40, least: 30 },
  { words: 0, least: 1 },
])("of 200 cities of a business, with six pieces of $words words", ({ words, least }) => {
  const shares = uniqueShares(200, words);
  const provenance = summary(shares.map((one) => one.provenance));
  const shingles = summary(shares.map((one) => one.shingles));
  console.log(JSON.stringify({ words, provenance, shingles }));
  expect(provenance.mean).toBeGreaterThanOrEqual(least);
  expect(shingles.mean).toBeGreaterThanOrEqual(provenance.mean);
});
