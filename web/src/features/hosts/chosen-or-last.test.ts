import { expect, test } from "vitest";
import { chosenOrLast } from "./chosen-or-last.ts";

test("the chosen account stays while it exists or is not loaded", () => {
  expect(chosenOrLast("a", ["a", "b"], "b")).toBe("a");
  expect(chosenOrLast("gone", ["a", "b"], undefined)).toBe("");
  expect(chosenOrLast("a", undefined, "b")).toBe("a");
});

test("without a choice the account used last is chosen, or none where none was used", () => {
  expect(chosenOrLast("", ["a", "b"], "b")).toBe("b");
  expect(chosenOrLast("", ["a", "b"], "gone")).toBe("");
  expect(chosenOrLast("", ["a", "b"], null)).toBe("");
  expect(chosenOrLast("", ["a"], null)).toBe("");
  expect(chosenOrLast("", ["a"], undefined)).toBe("");
  expect(chosenOrLast("", [], "a")).toBe("");
});
