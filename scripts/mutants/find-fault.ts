import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["{contract,generator,server,web}/src/**/*.{ts,tsx}", "server/migrations/*.sql"];
const TESTS = ["{contract,generator,server,web}/**/*.test.ts", "e2e/tests/*.ts"];

/** The texts of the product's source files by their paths, each read once. */
export function readSources(root: string): ReadonlyMap<string, string> {
  const paths = globSync(SOURCES, { cwd: root }).filter((path) => !path.includes(".test."));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** The path of a file for each time that a fault's text occurs in it. */
export const faultPaths = (find: string, sources: ReadonlyMap<string, string>): string[] =>
  [...sources]
    .filter(([, text]) => text.includes(find))
    .flatMap(([path, text]) => Array<string>(text.split(find).length - 1).fill(path));

/** The paths of the tests that a mutant can name. */
export const findTests = (root: string): string[] => globSync(TESTS, { cwd: root });
