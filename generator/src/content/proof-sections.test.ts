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

test("photos of evidence for all cities are on the pages of one city, and its words on all", () => {
  const picture = { hash: "a".repeat(64), width: 900, height: 700, widths: [900], alt: "Ana" };
  const forAll = { id: "1", city: "", state: "", photoPlace: { city: "durham", state: "NC" } };
  const person = { kind: "person" as const, name: "Ana", role: "Owner", text: "", picture };
  const photo = { kind: "photo" as const, picture };
  const job = {
    kind: "job" as const,
    title: "Line",
    month: "2026-05",
    text: "",
    pictures: [picture],
  };
  const evidence = [person, photo, job].map((one) => ({ ...one, ...forAll }));
  const shown = (city: string) =>
    evidenceOf(sampleSite({ city, evidence })).map(
      (one) => `${one.kind} ${JSON.stringify(one).split(picture.hash).length - 1}`,
    );
  expect(shown("Durham").toSorted()).toEqual(["job 1", "person 1", "photo 1"]);
  expect(shown("Cary").toSorted()).toEqual(["job 0", "person 0"]);
});
