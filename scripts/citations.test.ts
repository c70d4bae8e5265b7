import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const find = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }).toSorted();

const parts = "{bench,contract,e2e,emulators,generator,router,scripts,server,web}";
const pages = find("*.md", "docs/**/*.md", `${parts}/**/*.md`);
const sources = find("*.{json,ts}", `${parts}/**/*.{css,html,js,ts,tsx}`, ".oxlintrc.json").filter(
  (path) => path !== "scripts/citations.test.ts",
);

/**
 * Names that are no pages of ours: pages of other projects that ours name as a source, pages that an operator writes, and the pattern of a
 * decision's file name.
 */
const NOT_OURS =
  /(^|\/)(contact|pricing|privacy|refunds|terms|pg|queues|scoring|ask-before-http-adoption-guide|NNN-title)\.md$/;

/** "## 3. Title" and "### 3.2 Title": a section by its number. */
const sectionsOf = (page: string): string[] =>
  [...read(page).matchAll(/^##+ (\d+(?:\.\d+)?[a-z]?)[. ]/gm)].map(([, number = ""]) => number);

const decisions = new Set(
  find("docs/decisions/[0-9]*.md").map((path) => basename(path).slice(0, 3)),
);
const openReadings = new Set(read("docs/decisions/README.md").match(/\bD\d+\b/g));
const requirements = new Set(read("docs/generated-sites.md").match(/(?<=\*\*)GS-\d+/g));
const laterDecisions = new Set(read("docs/conventions.md").match(/(?<=\*\*)D\d+/g));

/** A page is named by its path from the root, or from the folder of the page that names it. */
function pathOf(named: string, from: string): string | undefined {
  return [named, join(dirname(from), named)].find((path) => existsSync(join(root, path)));
}

function problemsOfPages(path: string, text: string): string[] {
  const named = text.matchAll(/(?<![\w*/.-])([\w./-]*\w\.md)\b(?: §(\d+(?:\.\d+)?[a-z]?))?/g);
  return [...named].flatMap(([, page = "", section]) => {
    if (NOT_OURS.test(page)) return [];
    const found = pathOf(page, path);
    if (found === undefined) return [`no page ${page}`];
    return section === undefined || sectionsOf(found).includes(section.replace(/\.$/, ""))
      ? []
      : [`no section ${section} in ${page}`];
  });
}

function problemsOfNumbers(text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, number = ""]) => number);
  const isUnknown = (known: Set<string>) => (number: string) => !known.has(number);
  const spec = new Set(sectionsOf("docs/specification.md"));
  const unknown = [
    ...all(/\b[Ss]pec(?:ification)? §(\d+)/g).filter(isUnknown(spec)),
    ...all(/\b(GS-\d+)/g).filter(isUnknown(requirements)),
    ...all(/\bdecisions? (\d{3})\b/gi).filter(isUnknown(decisions)),
    ...all(/\bdecisions? (D\d+)\b/gi).filter(
      isUnknown(new Set([...openReadings, ...laterDecisions])),
    ),
  ];
  return unknown.map((number) => `nothing has the number ${number}`);
}

const problemsOf = (path: string, text: string): string[] =>
  [...problemsOfPages(path, text), ...problemsOfNumbers(text)].map((it) => `${path}: ${it}`);

test("every page, section, requirement and decision that code or a document cites exists", () => {
  expect([...sources, ...pages].flatMap((path) => problemsOf(path, read(path)))).toEqual([]);
});

test("every relative link of a document leads to a file", () => {
  const broken = pages.flatMap((page) =>
    [
      ...read(page)
        .replaceAll(/`[^`]*`/g, "")
        .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
    ]
      .map(([, link = ""]) => link)
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every decision is in the index once, has a number of its own, and names what replaced it", () => {
  const index = read("docs/decisions/README.md").split("## Index by subject")[1] ?? "";
  const records = find("docs/decisions/[0-9]*.md").map((path) => basename(path));
  const isListedOnce = (record: string) =>
    index.split(`- [${record.slice(0, 3)}](${record})`).length === 2;
  expect(records.filter((record) => !isListedOnce(record))).toEqual([]);
  expect(new Set(records.map((record) => record.slice(0, 3))).size).toBe(records.length);
  const superseded = records.flatMap((record) => {
    const [, by] =
      /Status: Superseded by \[(\d{3})\]/i.exec(read(`docs/decisions/${record}`)) ?? [];
    return by === undefined ? [] : [{ record, by }];
  });
  const lineOf = (record: string) =>
    index.split("\n").find((it) => it.startsWith(`- [${record.slice(0, 3)}]`)) ?? "";
  const isMarked = ({ record, by }: { record: string; by: string }) =>
    decisions.has(by) && /superseded by/.test(lineOf(record)) && lineOf(record).includes(by);
  expect(superseded.filter((it) => !isMarked(it))).toEqual([]);
});

test("a citation that leads nowhere is found", () => {
  const problems = (text: string) => problemsOf("contract/src/limits.ts", text);
  expect(problems("docs/conventions.md, spec §9, GS-8, decision 104 and decision D4")).toEqual([]);
  expect(problems("docs/providers.md §1.3")).toEqual([]);
  expect(problems("design.md §4")).toHaveLength(1);
  expect(problems("docs/providers.md §9.9")).toHaveLength(1);
  expect(problems("spec §12")).toHaveLength(1);
  expect(problems("GS-99")).toHaveLength(1);
  expect(problems("decision 999")).toHaveLength(1);
  expect(problems("decision D99")).toHaveLength(1);
});
