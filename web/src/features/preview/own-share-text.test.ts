import { expect, test } from "vitest";
import { ownShareText } from "./own-share-text.ts";

const words = { share: 0, localFacts: 0, evidence: 0, ownTexts: 0, total: 600 };

test("the share of words is a sentence that names where they come from", () => {
  expect(ownShareText(words)).toMatch(/^No words of this page are its own/);
  expect(ownShareText({ ...words, share: 0.024, localFacts: 14 })).toBe(
    "Of 100 words, 2 are on this page alone: local facts. The others would suit a page for another city too.",
  );
  expect(
    ownShareText({ ...words, share: 0.31, localFacts: 14, evidence: 120, ownTexts: 50 }),
  ).toContain(
    "31 are on this page alone: local facts, what the firm shows in this city, and what you wrote.",
  );
});
