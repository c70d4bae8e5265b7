import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");

/** Every section of the spec, and every screen of its second one. */
const SECTIONS = [
  "§1 What the product does and for whom",
  "§2 Route table",
  "§2 Application shell",
  "§2 Login",
  "§2 Signup",
  "§2 Dashboard",
  "§2 Service lists",
  "§2 Campaign list per service",
  "§2 Campaign detail",
  "§2 Create",
  "§2 Settings",
  "§2 Credits",
  "§2 Payment result",
  "§3 Entities and their fields",
  "§4 States and transitions",
  "§5 Validation rules",
  "§6 Roles and permissions",
  "§7 The calls it makes",
  "§8 Error catalogue",
  "§9 Business constants and limits",
];

/** Where a line has no test: the issue that will bring it, or why there is nothing to prove. */
const WITHOUT_TEST = /^(issue [A-G]|open|nothing)$/;

type Row = { section: string; line: string; where: string; title: string };

/** The rows of the tables; an empty first cell goes on with the line above. */
function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = "";
  for (const text of markdown.split("\n")) {
    section = /^## (.*)$/.exec(text)?.[1] ?? section;
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, line = "", where = "", title = ""] = cells;
    if (cells.length !== 5 || where === "Where" || /^-+$/.test(where)) continue;
    rows.push({
      section,
      line: line || (rows.at(-1)?.line ?? ""),
      where: where.replaceAll("`", ""),
      title: title.replaceAll("\\|", "|"),
    });
  }
  return rows;
}

/** What is wrong with a row; undefined when its test is there. */
function faultOf({ line, where, title }: Row): string | undefined {
  if (line === "") return `a row without a line: ${where} ${title}`;
  if (WITHOUT_TEST.test(where)) return undefined;
  if (!existsSync(`${root}${where}`)) return `${line}: there is no ${where}`;
  const isNamed = ['"', "`"].some((quote) => read(where).includes(`${quote}${title}${quote},`));
  return isNamed && title !== "" ? undefined : `${line}: no test "${title}" in ${where}`;
}

const rows = rowsOf(read("docs/spec-coverage.md"));

test("every test that the spec's coverage names exists", () => {
  expect(rows.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
});

test("every section of the spec has lines, in the spec's order", () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS);
  expect(rows.length).toBeGreaterThan(200);
});

test("a row that names no file or no test of it is a fault", () => {
  const table = (row: string) =>
    rowsOf(`## §1\n\n| Line | Where | Test |\n| --- | --- | --- |\n${row}`);
  const faults = (row: string) => table(row).map(faultOf);
  expect(faults("| a line | `scripts/no-such.test.ts` | a title |")).toEqual([
    "a line: there is no scripts/no-such.test.ts",
  ]);
  expect(faults("| a line | `scripts/find-chromium.test.ts` | no such title |")).toEqual([
    'a line: no test "no such title" in scripts/find-chromium.test.ts',
  ]);
  expect(faults("| a line | issue D | |")).toEqual([undefined]);
});
