import { expect, test } from "vitest";
import { findClaims } from "./claims.ts";

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
