import { expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import { sampleSite } from "./test-support.ts";
import { neutral } from "./trades/neutral/pack.ts";

/** GS-5: claims about the firm or the city that nobody has shown to be true. */
const CLAIMS =
  /\b(?:licensed|insured|bonded|certified|24\/7|same[- ]day|emergency response|minutes|years|since \d+|best|top-rated|trusted by|award|guarantee|warranty|free estimate|discount|family[- ]owned|locally owned|our \w+|BBB|stars?|reviews?|testimonials?|landmarks?|neighborhoods?|we|us)\b|#1|[$€£₹]\s?\d|\d\s?(?:dollars|USD)/i;

/** GS-9: the neutral pack names the tools and things of no trade. */
const TRADE_WORDS =
  /\b(?:pipes?|faucets?|drains?|roofs?|wires?|wiring|lawns?|mowers?|trucks?|vans?|engines?|furnaces?|homes?|houses?|technicians?|contractors?|crews?|installers?|repairs?)\b/i;

const BRITISH =
  /\b\w*(?:colour|favour|licence|neighbour|centre|cheque|metre|organis|recognis)\w*\b|\bcancelled\b/i;

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const { leads, headings, intros, prep, askBefore, process, priceFactors, faqs } = neutral;
const sentences = textsOf({
  leads,
  headings,
  intros,
  prep,
  askBefore,
  process,
  priceFactors,
  faqs,
});

test("the neutral pack has three ways or more to say each thing, none twice", () => {
  const slots = [
    ...prep,
    ...[...askBefore, ...process, ...priceFactors].map(({ text }) => text),
    ...faqs.map(({ answer }) => answer),
  ];
  expect(slots.filter((slot) => slot.length < 3)).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each([
  ["claims", CLAIMS],
  ["names things of a trade", TRADE_WORDS],
  ["uses British spelling", BRITISH],
  ["doubles a word", /\b(\w+) \1\b/i],
])("no sentence of it %s", (_, banned) => {
  expect(sentences.filter((sentence) => banned.test(sentence))).toEqual([]);
});

test.each([
  "Licensed & insured plumbers",
  "Open 24/7",
  "#1 in Winston-Salem",
  "Serving families since 1998",
  "Five stars from our customers",
  "From $49",
  "Read our reviews",
  "We come within 30 minutes",
])("the list of claims would catch %j", (sentence) => {
  expect(sentence).toMatch(CLAIMS);
});

test("its sentences are short: at most 25 words in 95 of 100", () => {
  const lengths = sentences
    .flatMap((text) => text.split(/(?<=[.?!”])\s+/))
    .map((sentence) => sentence.split(/\s+/).length)
    .toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThanOrEqual(25);
});

test("a printed page makes no claim either", () => {
  for (const siteKey of ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"]) {
    const [page] = generateSite(sampleSite({ siteKey })).files;
    const seen = (page?.text ?? "").replace(/<(style|script).*?<\/\1>|<[^>]*>/gs, " ");
    // "U.S. Census Bureau" in the credit is no "us".
    expect(seen.replaceAll("U.S.", "").match(CLAIMS)).toBeNull();
  }
});

test("the city and the service are named now and then, not stuffed", () => {
  for (const siteKey of ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"]) {
    const { files, words: count } = generateSite(sampleSite({ siteKey }));
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(files[0]?.text ?? "") ?? [];
    const seen = main.replace(/<[^>]*>/g, "");
    expect(seen.split("Winston-Salem").length - 1).toBeLessThanOrEqual(count / 60);
    expect(seen.split("Plumbing").length - 1).toBeLessThanOrEqual(count / 80);
  }
});
