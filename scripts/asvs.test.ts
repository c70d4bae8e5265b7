import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/asvs.md"), "utf8");

/** Requirements of levels 1 and 2 by chapter, V1 to V17 (docs/security.md §6). */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const STATES = ["met", "n/a", "operator", "argued", "exception"];

const rows = page
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = "", level, state = "", reason = "", tests = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const links = [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = ""]) => path);
    return { number, level, state, reason, links };
  });

test("each requirement of ASVS 5.0.0 at levels 1 and 2 has one row, with a reason", () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const counts = COUNTS.map(
    (_, index) => rows.filter(({ number }) => number.startsWith(`${index + 1}.`)).length,
  );
  expect(counts).toEqual(COUNTS);
  expect(rows.filter(({ state, reason }) => !STATES.includes(state) || reason === "")).toEqual([]);
  for (const state of STATES) {
    const count = rows.filter((row) => row.state === state).length;
    expect(page).toContain(`${count} ${state}`);
  }
});

test("each requirement that applies names a test that exists", () => {
  const applying = rows.filter(({ state }) => state !== "n/a");
  expect(applying.filter(({ links }) => links.length === 0)).toEqual([]);
  const isTest = (path: string) =>
    /\.(test|spec)\.tsx?$/.test(path) && existsSync(join(root, path));
  expect(applying.flatMap(({ links }) => links).filter((path) => !isTest(path))).toEqual([]);
});
