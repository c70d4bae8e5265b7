import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const TESTS = [
  "{contract,emulators,generator,scripts,server,web}/**/*.test.ts",
  "e2e/{stories,support}/**/*.ts",
];

/** What stands for a value in a text made of one. */
const BLANK = "§";

/** Whether `tests` name a text by its key (`texts.group.key`), or hold its words, whatever values stand in them. */
function isNamed(tests: string, key: string, text: unknown): boolean {
  if (new RegExp(`\\btexts\\.${key}\\b`).test(tests)) return true;
  if (typeof text !== "function") return tests.includes(String(text));
  const wordsFor = (value: unknown) => String(Reflect.apply(text, undefined, [value, value]));
  const pieces = wordsFor(BLANK)
    .split(BLANK)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(pieces.join(".+?")).test(tests) || tests.includes(wordsFor(1));
}

test("every text that a user may read is named by a test", () => {
  const exclude = ["**/node_modules/**", "scripts/texts-tested.test.ts"];
  const paths = globSync(TESTS, { cwd: root, exclude });
  const tests = paths.map((path) => readFileSync(`${root}${path}`, "utf8")).join("\n");
  const unnamed = Object.entries(texts).flatMap(([group, entries]) =>
    Object.entries(entries)
      .filter(([name, text]) => !isNamed(tests, `${group}.${name}`, text))
      .map(([name]) => `${group}.${name}`),
  );
  expect(unnamed).toEqual([]);
});

test("a text is named by its key or by its words, and by nothing less", () => {
  const copied = (n: number) => `Copied ${n} ${n === 1 ? "URL" : "URLs"}`;
  const isFound = (tests: string) => isNamed(tests, "lists.copied", copied);
  expect(isFound("expect(said).toBe(texts.lists.copied(2))")).toBe(true);
  expect(isFound('toHaveText("Copied 12 URLs")')).toBe(true);
  expect(isFound('toHaveText("Copied 1 URL")')).toBe(true);
  expect(isFound("texts.lists.copiedAll")).toBe(false);
  expect(isFound('toHaveText("Copied URLs")')).toBe(false);
  expect(isNamed('toHaveText("Page not found")', "shell.notFound", "Not found.")).toBe(false);
});
