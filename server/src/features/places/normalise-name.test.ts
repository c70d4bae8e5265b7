import { expect, test } from "vitest";
import { normaliseName, prefixKeys } from "./normalise-name.ts";

test.each([
  ["St. Louis", "Saint Louis"],
  ["Ste. Genevieve", "Sainte Genevieve"],
  ["Ft Worth", "Fort Worth"],
  ["Mt. Pleasant", "Mount Pleasant"],
  ["O'Fallon", "O Fallon"],
  ["O’Fallon", "Ofallon"],
  ["Coeur d'Alene", "COEUR D ALENE"],
  ["Winston-Salem", "winston salem"],
  ["La Cañada Flintridge", "La Canada Flintridge"],
  ["ʻEwa Beach", "Ewa Beach"],
  ["Washington, D.C.", "Washington DC"],
  ["McLean", "Mc Lean"],
])("%s and %s are one name", (one, other) => {
  expect(normaliseName(one)).toBe(normaliseName(other));
});

test.each([
  ["Stanton", "Saint Anton"],
  ["Salem", "Winston-Salem"],
])("%s and %s stay two", (one, other) => {
  expect(normaliseName(one)).not.toBe(normaliseName(other));
});

test("a half-typed abbreviation may be a whole word or the start of one", () => {
  expect(prefixKeys("st")).toEqual(["saint", "st"]);
  expect(prefixKeys("st lou")).toEqual(["saintlou"]);
  expect(prefixKeys("  ")).toEqual([]);
});
