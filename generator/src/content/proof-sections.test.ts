import { expect, test } from "vitest";
import { sampleEvidence, sampleSite } from "../test-support.ts";
import { evidenceOf } from "./proof-sections.ts";

const shownIn = (pageCity: string, typed: string) => {
  const evidence = sampleEvidence.slice(0, 1).map((one) => ({ ...one, city: typed }));
  return evidenceOf(sampleSite({ city: pageCity, evidence })).length;
};

test.each([
  ["Winston-Salem", "Winston Salem"],
  ["Winston-Salem", "winston  salem"],
  ["St. Louis", "Saint Louis"],
  ["Fort Worth", "Ft. Worth"],
  ["Mount Airy", "Mt Airy"],
  ["O'Fallon", "O Fallon"],
  ["La Cañada", "La Canada"],
])("evidence of %s is shown where it was typed %s", (pageCity, typed) => {
  expect(shownIn(pageCity, typed)).toBe(1);
});

test.each([
  ["Winston-Salem", "Salem"],
  ["St. Louis", "Louis"],
  ["Stanton", "Saintanton"],
])("evidence of another city is not: %s, %s", (pageCity, typed) => {
  expect(shownIn(pageCity, typed)).toBe(0);
});
