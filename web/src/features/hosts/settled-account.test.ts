import { expect, test } from "vitest";
import { settledAccount } from "./settled-account.ts";

test("what was chosen stands as long as it is there, or nothing is known", () => {
  expect(settledAccount("a", ["a", "b"], "b")).toBe("a");
  expect(settledAccount("gone", ["a", "b"], undefined)).toBe("");
  expect(settledAccount("a", undefined, "b")).toBe("a");
});

test("without a choice it is the one used last, and none where none was used", () => {
  expect(settledAccount("", ["a", "b"], "b")).toBe("b");
  expect(settledAccount("", ["a", "b"], "gone")).toBe("");
  expect(settledAccount("", ["a", "b"], null)).toBe("");
  expect(settledAccount("", ["a"], null)).toBe("");
  expect(settledAccount("", ["a"], undefined)).toBe("");
  expect(settledAccount("", [], "a")).toBe("");
});
