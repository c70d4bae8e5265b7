import { expect, test } from "vitest";
import { editDistance, isMisspelling } from "./edit-distance.ts";

test.each([
  ["", "abc", 3],
  ["same", "same", 0],
  ["durham", "durhm", 1],
  ["durham", "durhma", 1],
  ["kitten", "sitting", 3],
  ["plumbing", "pulmbing", 1],
])("from %s to %s it is %i", (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

test("short words have no misspelling, long ones two slips, and the first letter is right", () => {
  expect(isMisspelling("pest", "pet")).toBe(false);
  expect(isMisspelling("paving", "pavng")).toBe(true);
  expect(isMisspelling("paving", "pvng")).toBe(false);
  expect(isMisspelling("conditioning", "condtionng")).toBe(true);
  expect(isMisspelling("cooling", "tooling")).toBe(false);
});
