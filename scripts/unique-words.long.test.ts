import { expect, test } from "vitest";
import { summary, uniqueShares } from "./unique-words.ts";

/** The aim is 30 % with evidence; the pages reach 25 %, and these bounds keep that. */
test.each([
  { words: 40, least: 24 },
  { words: 0, least: 1 },
])("of 200 cities of a business, with six pieces of $words words", ({ words, least }) => {
  const shares = uniqueShares(200, words);
  const provenance = summary(shares.map((one) => one.provenance));
  const shingles = summary(shares.map((one) => one.shingles));
  console.log(JSON.stringify({ words, provenance, shingles }));
  expect(provenance.mean).toBeGreaterThanOrEqual(least);
  expect(shingles.mean).toBeGreaterThanOrEqual(provenance.mean);
});
