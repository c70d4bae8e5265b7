import { expect, test } from "vitest";
import { matchingCommands } from "./palette-commands.ts";

const labels = (typed: string) => matchingCommands(typed).map(({ label }) => label);

test("nothing typed offers everything", () => {
  expect(labels(" ")).toContain("Dashboard");
  expect(labels("")).toContain("Sign out");
});

test("every typed word begins a word of the label, in any order and case", () => {
  expect(labels("SET")).toEqual(["Settings"]);
  expect(labels("site new")).toEqual(["Create New Site"]);
  expect(labels("scheme d")).toEqual(["Dark color scheme"]);
});

test("the middle of a word finds nothing", () => {
  expect(labels("ettings")).toEqual([]);
  expect(labels("plumbing")).toEqual([]);
});
