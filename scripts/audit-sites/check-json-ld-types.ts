import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuiltSite, Finding } from "./built-site.ts";
import { auditedPages } from "./built-site.ts";
import { structuredTexts } from "./structured-data.ts";

const root = join(import.meta.dirname, "../..");

const OPTIONS = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--pretty", "false"];

/**
 * Properties and types that schema.org does not know, by its TypeScript types: one run of the compiler for all pages. Data of
 * the same shape are compiled once.
 */
export async function checkJsonLdTypes(sites: readonly BuiltSite[]): Promise<Finding[]> {
  const all = sites
    .flatMap(auditedPages)
    .flatMap((page) => structuredTexts(page).map((json) => ({ where: page.where, json })));
  const data = [...new Map(all.map((one) => [shapeOf(one.json), one])).values()];
  // Within the repository, so that the types are found.
  const file = join(root, `node_modules/.cache/audit-sites/structured-data-${process.pid}.ts`);
  await mkdir(dirname(file), { recursive: true });
  const lines = data.map(({ json }, index) => `export const page${index}: Graph = ${json};`);
  await writeFile(file, `${['import type { Graph } from "schema-dts";', ...lines].join("\n")}\n`);
  const output = await compile(file);
  return output.flatMap(({ line, message }) => {
    const at = data[line - 2];
    return [{ where: at?.where ?? "structured data", what: message }];
  });
}

/** The JSON without its texts, except the names of types. */
const shapeOf = (json: string) =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    typeof value === "string" && !key.startsWith("@") ? "" : value,
  ).replace(/"@id":"[^"]*"/g, "@id");

type Message = { line: number; message: string };

function compile(file: string): Promise<Message[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Message[]>();
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const resolution = ["--module", "esnext", "--moduleResolution", "bundler", "--types", ""];
  execFile(
    process.execPath,
    [compiler, ...OPTIONS, ...resolution, file],
    { cwd: root, maxBuffer: 2 ** 26 },
    (error, stdout, stderr) => {
      const messages = [...stdout.matchAll(/^\S+\((\d+),\d+\): error (.*)$/gm)].map(
        ([, line, message = ""]) => ({ line: Number(line), message }),
      );
      if (error !== null && messages.length === 0) reject(new Error(stdout + stderr));
      else resolve(messages);
    },
  );
  return promise;
}
