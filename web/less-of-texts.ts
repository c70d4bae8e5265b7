import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ESTree, Plugin } from "vite";

type Node = ESTree.Node;
type Entry = { name: string; value: Node; start: number; end: number };

/** Leaves out of the browser's copy of `contract/src/texts.ts` what only the server says: a tenth of a page's first load. */
export const lessOfTexts: Plugin = {
  name: "less-of-texts",
  apply: "build",
  transform: {
    filter: { id: /contract\/src\/texts\.ts$/ },
    handler(code) {
      const isUsed = usage();
      const groups = entriesOf(textsIn(this.parse(code, { lang: "ts" })));
      let rest = code;
      // A group in a file of its own is kept whole.
      const here = groups.filter(({ value }) => value.type !== "Identifier");
      for (const { name, value } of here.toReversed())
        for (const text of entriesOf(value).toReversed())
          if (!isUsed(name, text.name)) rest = rest.slice(0, text.start) + rest.slice(text.end);
      return rest;
    },
  },
};

/** Whether a file of the browser's names a text, or takes its group apart and has a word of its name. */
function usage(): (group: string, name: string) => boolean {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const all = globSync("{web,contract}/src/**/*.{ts,tsx}", { cwd })
    .filter((path) => !/(\.test\.tsx?|contract\/src\/texts\.ts)$/.test(path))
    .map((path) => ({ path, code: readFileSync(`${cwd}${path}`, "utf8") }));
  all.forEach(assertPlain);
  // What nobody here imports is the server's.
  const isImported = (name = "") =>
    all.some(({ code }) => new RegExp(`"(@mainstreet/contract/|\\./)${name}(\\.ts)?"`).test(code));
  const files = all.filter(
    ({ path }) => !path.startsWith("contract/") || isImported(/([\w-]+)\.ts$/.exec(path)?.[1]),
  );
  return (group, name) =>
    files.some(
      ({ code }) =>
        new RegExp(`\\btexts\\.${group}\\.${name}\\b`).test(code) ||
        (new RegExp(`\\btexts\\.${group}\\b(?!\\.)`).test(code) &&
          new RegExp(`\\b${name}\\b`).test(code)),
    );
}

/** A text reached in any other way than by its name would be missing in the browser, and only there. */
function assertPlain({ path, code }: { path: string; code: string }): void {
  const named = code.replaceAll(/\{[^{}.]*\}\s*=\s*texts\.\w+;/g, "");
  const [odd] = /(?<![-/])\btexts(?:(?=[;)[\]}])|\.\w+\b(?!\.\w))/.exec(named) ?? [];
  if (odd !== undefined)
    throw new Error(
      `${path}: write texts.<group>.<name>, or take names from texts.<group>; found "${odd}".`,
    );
}

function textsIn(program: ESTree.Program): Node {
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.id.type === "Identifier" && declared.id.name === "texts" && declared.init)
      return declared.init;
  }
  throw new Error("contract/src/texts.ts declares no texts");
}

/** The properties of an object as it is written. Each goes on to where the next begins. */
function entriesOf(node: Node): Entry[] {
  const object = node.type === "TSAsExpression" ? node.expression : node;
  if (object.type !== "ObjectExpression") throw new Error("texts are an object of objects");
  const properties = object.properties.filter((property) => property.type === "Property");
  return properties.map(({ key, value, start }, index) => ({
    name: key.type === "Identifier" ? key.name : "",
    value,
    start,
    end: properties[index + 1]?.start ?? object.end - 1,
  }));
}
