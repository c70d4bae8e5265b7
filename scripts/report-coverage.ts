import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// `npm run report:coverage`: which tests prove which part of docs/specification.md. A test's title ends in the numbers of the parts
// that it proves, as in "… [spec 2.3, 8]": a section's own, or the section's and the position of the heading in it.

export type Part = { id: string; name: string };
export type TitledTest = { path: string; title: string; ids: string[] };

/** The parts of the specification, by its headings. */
export function specificationParts(markdown: string): Part[] {
  const parts: Part[] = [];
  let [section, nth] = ["", 0];
  for (const [, level = "", text = ""] of markdown.matchAll(/^(##|###) (.+)$/gm)) {
    if (level === "##") {
      [section, nth] = [/^\d+/.exec(text)?.[0] ?? "", 0];
      parts.push({ id: section, name: text.replace(/^\d+\. /, "") });
    } else {
      nth += 1;
      parts.push({ id: `${section}.${nth}`, name: text });
    }
  }
  return parts;
}

/** The tests in a file whose titles name parts of the specification. */
export function testsIn(path: string, source: string): TitledTest[] {
  const titles = source.matchAll(/(["'`])(.*) \[spec ([\d., ]+)\]\1/g);
  return [...titles].map(([, , title = "", ids = ""]) => ({ path, title, ids: ids.split(", ") }));
}

/** Part by part, the tests that name it. */
export function reportCoverage(parts: Part[], tests: TitledTest[]): string {
  const sections = parts.map(({ id, name }) => {
    const own = tests.filter(({ ids }) => ids.includes(id));
    const lines = own.map(({ path, title }) => `  ${path}: ${title}`);
    return `${id} ${name}: ${own.length} tests\n${lines.join("\n")}`;
  });
  const known = new Set(parts.map(({ id }) => id));
  const wrong = tests.filter(({ ids }) => ids.some((id) => !known.has(id)));
  const unknown = wrong.map(({ path, title }) => `No such part: ${path}: ${title}`);
  return [...sections, ...unknown].join("\n");
}

if (import.meta.main) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
  const places = [
    "{contract,emulators,generator,router,scripts,server,web}/**/*.test.{ts,tsx}",
    "e2e/tests/**/*.ts",
  ];
  const paths = globSync(places, { cwd: root, exclude: ["**/node_modules/**"] }).toSorted();
  const tests = paths.flatMap((path) => testsIn(path, read(path)));
  console.log(reportCoverage(specificationParts(read("docs/specification.md")), tests));
}
