import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const guides = globSync(
  [
    "{README,CONTRIBUTING,SECURITY,CHANGELOG}.md",
    "docs/{architecture,conventions,glossary,operations}.md",
    "docs/recipes/*.md",
  ],
  { cwd: root },
).filter((path) => path !== "docs/recipes/README.md");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The scripts of the root, or of a workspace. */
function scriptsOf(workspace = "."): string[] {
  const manifest: unknown = JSON.parse(read(join(workspace, "package.json")));
  return isRecord(manifest) && isRecord(manifest["scripts"])
    ? Object.keys(manifest["scripts"])
    : [];
}

const FOLDERS = "bench|contract|docs|e2e|emulators|generator|router|scripts|server|web";

/** Paths from the root in code marks or links; `<word>` stands for any one name. */
const pathsIn = (markdown: string): string[] =>
  [...markdown.matchAll(new RegExp(`[\`(]((?:${FOLDERS})/[^\`\\s)]*)[\`)]`, "g"))].map(
    ([, path = ""]) => path,
  );

/** Names of files in code marks that do not begin at the root: `log-in.ts`, `*texts.ts`. */
const shortNamesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`\s]+\.(?:ts|tsx|css))`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(`^(?:${FOLDERS})/`).test(name));

const exists = (path: string): boolean =>
  path.includes("<")
    ? globSync(path.replaceAll(/<[^>]*>/g, "*"), { cwd: root }).length > 0
    : existsSync(join(root, path));

/** `-table.ts` is the end of a name. */
const isFileName = (name: string): boolean =>
  globSync(`{${FOLDERS.replaceAll("|", ",")}}/{src,data}/**/*${name}`, { cwd: root }).some(
    (path) => /^[-*]/.test(name) || basename(path) === name,
  );

/** "npm run build -w web" names a script of web. */
const commandsIn = (markdown: string) =>
  [...markdown.matchAll(/npm run (?:-s )?([\w:-]+)(?: -w ([\w-]+))?/g)].map(
    ([, script = "", workspace]) => ({ script, workspace }),
  );

test.each(guides)("every path that %s names exists", (guide) => {
  expect(pathsIn(read(guide)).filter((path) => !exists(path))).toEqual([]);
});

test("every short name of a file in the README is that of a file, and has no folder", () => {
  const names = shortNamesIn(read("README.md"));
  expect(names).toContain("log-in.ts");
  expect(names.filter((name) => name.includes("/") || !isFileName(name))).toEqual([]);
});

test.each(guides)("every npm script that %s names exists", (guide) => {
  const unknown = commandsIn(read(guide)).filter(
    ({ script, workspace }) => !scriptsOf(workspace).includes(script),
  );
  expect(unknown).toEqual([]);
});

test("every row of the map names a path, and the map names every folder of the root", () => {
  const readme = read("README.md");
  const rows = readme.split("| I want to change")[1]?.split("\n\n")[0]?.split("\n").slice(2) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(rows.filter((row) => pathsIn(row).length === 0)).toEqual([]);
  expect(pathsIn(readme).length).toBeGreaterThan(20);
  const parts = FOLDERS.split("|").filter((folder) => !readme.includes(`| \`${folder}/\``));
  expect(parts).toEqual([]);
});

test("a path or a script that does not exist is found", () => {
  expect(pathsIn("see `server/src/nowhere.ts`").filter(exists)).toEqual([]);
  expect(exists("server/src/features/<word>/routes.ts")).toBe(true);
  expect(exists("server/src/<word>/nowhere.ts")).toBe(false);
  expect(shortNamesIn("see `netlify/nowhere.ts`, `server/src/main.ts`")).toEqual([
    "netlify/nowhere.ts",
  ]);
  expect(isFileName("nowhere.ts")).toBe(false);
  expect(commandsIn("`npm run outline -w web`")).toEqual([{ script: "outline", workspace: "web" }]);
});
