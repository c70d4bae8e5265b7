import { expect, test } from "vitest";
import { comparedWords, DOUBTFUL_SCORE, JUNK_SCORE, scoreText } from "./score-text.ts";

test.each([
  ["Call (336) 555-0199 or +1 336 555 0199 now", "call _phone or _phone now"],
  ["See www.foo.com, foo-bar.com/x or https://a.b/c", "see _link _link or _link"],
  ["Mail <dana.reyes@gmail.com> or me@x.org today", "mail _mail or _mail today"],
  ["Up to $250,000, 20% off, 1,900 sq ft", "up to _money _percent off _number sq ft"],
])("what differs from sender to sender is one word: %s", (text, words) => {
  expect(comparedWords(text).join(" ")).toBe(words);
});

test("a text without a known word is neither", () => {
  expect(scoreText("zzyzx qwrtp")).toBe(0);
});

test("offers to a business are above customers who use the same words", () => {
  const offer =
    "Our SEO agency will get your website more leads from Google. Reply for a free audit.";
  const customer = "Found your website on Google. Do you have time for a leaking faucet this week?";
  expect(scoreText(offer)).toBeGreaterThan(JUNK_SCORE);
  expect(scoreText(customer)).toBeLessThan(DOUBTFUL_SCORE);
});
