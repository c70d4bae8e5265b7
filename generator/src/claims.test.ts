import { expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import { findClaims } from "./prose/claims.ts";
import { sampleSite } from "./test-support.ts";

test.each([
  "Licensed & insured plumbers",
  "Open 24/7",
  "#1 in Winston-Salem",
  "Serving families since 1998",
  "Five stars from our customers",
  "From $49",
  "Read our reviews",
  "They come within 30 minutes",
  "20 years of experience",
  "All work carries a warranty.",
])("the list of claims catches %j", (sentence) => {
  expect(findClaims(sentence)).toEqual([sentence]);
});

test.each([
  "Ask whether they are insured, and for proof of it.",
  "Is the work covered by a warranty?",
  "Let it run for ten minutes.",
  "An alarm lasts about ten years.",
])("and lets advice pass: %j (decision D16)", (sentence) => {
  expect(findClaims(sentence)).toEqual([]);
});

const keys = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"];

test("a printed page makes no claim", () => {
  for (const siteKey of keys) {
    const [page] = generateSite(sampleSite({ siteKey })).files;
    const seen = (page?.text ?? "").replace(/<(style|script).*?<\/\1>|<[^>]*>/gs, "\n");
    expect(seen.split("\n").flatMap(findClaims)).toEqual([]);
  }
});

test("the city and the service are named now and then, not stuffed", () => {
  for (const siteKey of keys) {
    const { files, words: count } = generateSite(sampleSite({ siteKey }));
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(files[0]?.text ?? "") ?? [];
    const seen = main.replace(/<[^>]*>/g, "");
    expect(seen.split("Winston-Salem").length - 1).toBeLessThanOrEqual(count / 60);
    expect(seen.split("Plumbing").length - 1).toBeLessThanOrEqual(count / 80);
  }
});
