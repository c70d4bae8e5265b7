import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { mutants } from "./mutants/all.ts";
import { findTests, faultPaths, readSources } from "./mutants/find-fault.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("the text of every mutant occurs exactly once in the sources", () => {
  const sources = readSources(root);
  const placed = mutants.map(({ breaks, find }) => ({ breaks, places: faultPaths(find, sources) }));
  expect(placed.filter(({ places }) => places.length !== 1)).toEqual([]);
});

test("the file of every mutant is the name of exactly one test file", () => {
  const names = findTests(root).map((path) => basename(path));
  const isClear = (file: string) => names.filter((name) => name === file).length === 1;
  expect(mutants.map(({ file }) => file).filter((file) => !isClear(file))).toEqual([]);
});
