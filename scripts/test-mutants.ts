// `npm run test:mutants [-- <words of a mutant>]`: puts one deliberate fault after the other into a copy of the product and expects the
// test that is named with it to fail. A fault that no test finds, or whose text no longer occurs in the source, fails the run. The copy is
// of what is staged in git; before that, the named tests must pass without a fault.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mutants } from "./mutants/all.ts";
import { findTests, faultPaths, readSources } from "./mutants/find-fault.ts";
import type { Mutant } from "./mutants/mutant.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

type Result = { name: string; isPassed: boolean };

const copy = copyProduct();
const report = join(copy, "report.json");
try {
  process.exitCode = (await runAll(chosenMutants(process.argv.slice(2)))) ? 0 : 1;
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}

/** A folder with the staged files and the installed packages; packages of workspaces link to the copy. */
function copyProduct(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), "mainstreet-mutants-"));
  execFileSync("git", ["checkout-index", "--all", `--prefix=${folder}/`], { cwd: root });
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  fs.mkdirSync(join(to, "@mainstreet"), { recursive: true });
  for (const name of fs.readdirSync(from))
    if (![".cache", "@mainstreet"].includes(name)) fs.symlinkSync(join(from, name), join(to, name));
  for (const name of fs.readdirSync(join(from, "@mainstreet")))
    fs.symlinkSync(join(folder, name), join(to, "@mainstreet", name));
  return folder;
}

function chosenMutants(words: string[]): Mutant[] {
  const chosen = mutants.filter(({ breaks }) => words.every((word) => breaks.includes(word)));
  if (chosen.length === 0) throw new Error(`No mutant with the words ${words.join(" ")}.`);
  return chosen;
}

async function runAll(chosen: Mutant[]): Promise<boolean> {
  let problems = 0;
  const note = ({ breaks, file, title }: Mutant, verdict: string) => {
    if (verdict !== "caught") problems += 1;
    console.log(`${verdict}: ${breaks} (${file}: ${title})`);
  };
  const sound: Result[] = [];
  const short = chosen.filter(({ isLong }) => !isLong);
  for (const file of new Set(short.map((mutant) => mutant.file)))
    sound.push(...(await run({ file })));
  for (const mutant of chosen) if (mutant.isLong) sound.push(...(await run(mutant)));
  for (const mutant of chosen)
    if (stateOf(sound, mutant) !== "passed") note(mutant, "DOES NOT PASS without the fault");
  for (const mutant of chosen)
    note(mutant, await tryMutant(mutant).catch((error: unknown) => String(error)));
  console.log(`${chosen.length} mutants, ${problems} problems.`);
  return problems === 0;
}

async function tryMutant(mutant: Mutant): Promise<string> {
  const path = fileOf(mutant);
  const source = fs.readFileSync(path, "utf8");
  fs.writeFileSync(
    path,
    source.replace(mutant.find, () => mutant.replace),
  );
  try {
    const state = stateOf(await run(mutant), mutant);
    return state === "failed" ? "caught" : `SURVIVED, the test ${state}`;
  } finally {
    fs.writeFileSync(path, source);
  }
}

/** The only file that contains the fault's text. */
function fileOf({ find }: Mutant): string {
  const [path = "", ...more] = faultPaths(find, readSources(copy));
  if (path === "" || more.length > 0)
    throw new Error(`DOES NOT APPLY once: ${[path, ...more].join(", ")}`);
  return join(copy, path);
}

/** The result of the tests with a title: "failed" if one of several (the rows of a table) fails. */
function stateOf(results: Result[], { title }: Mutant): "passed" | "failed" | "did not run" {
  const own = results.filter(({ name }) => name.includes(title));
  if (own.length === 0) return "did not run";
  return own.every(({ isPassed }) => isPassed) ? "passed" : "failed";
}

type Wanted = Pick<Mutant, "file" | "isLong"> & { title?: string };

/** Runs the tests of a file, or those with a title, in the copy. */
async function run({ file, title, isLong }: Wanted): Promise<Result[]> {
  const [path, ...more] = findTests(copy).filter((one) => basename(one) === file);
  if (path === undefined || more.length > 0) throw new Error(`There is not one ${file}.`);
  const pattern = title?.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const size = isLong || file.includes(".long.") ? { TEST_SIZE: "long" } : {};
  return path.startsWith("e2e/")
    ? runInBrowser(file, { pattern, size })
    : runInNode(path, { pattern, size });
}

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

/** `size`: of the tests, as the environment has it. */
type Run = { pattern: string | undefined; size: Record<string, string> };

async function runInNode(path: string, { pattern, size }: Run): Promise<Result[]> {
  const isOnDatabase = /\.(?:concurrency|integration|long)\./.test(path);
  const project = isOnDatabase ? (path.startsWith("server/") ? "postgres" : "pglite") : "unit";
  const options = [`--project=${project}`, "--reporter=json", `--outputFile=${report}`, path];
  if (pattern !== undefined) options.push("--testNamePattern", pattern);
  const written = await reportOf(
    [join(copy, "node_modules/vitest/vitest.mjs"), "run", ...options],
    { size },
  );
  const { testResults }: VitestReport = JSON.parse(written);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ fullName, status }) => ({ name: fullName, isPassed: status === "passed" }));
}

type Suite = { specs: { title: string; ok: boolean }[]; suites?: Suite[] };

async function runInBrowser(file: string, { pattern = "", size }: Run): Promise<Result[]> {
  execFileSync("npm", ["run", "-s", "build", "-w", "web"], { cwd: copy, stdio: "ignore" });
  const options = ["test", "--project=pglite", "--reporter=json", file, "--grep", pattern];
  const cli = join(copy, "node_modules/@playwright/test/cli.js");
  const written = await reportOf([cli, ...options], { cwd: join(copy, "e2e"), size });
  const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  const { suites }: { suites: Suite[] } = JSON.parse(written);
  return suites.flatMap(specsOf).map(({ title, ok }) => ({ name: title, isPassed: ok }));
}

/** The report that a test runner writes, whatever its exit code. */
async function reportOf(
  program: string[],
  { cwd = copy, size }: { cwd?: string; size: Run["size"] },
): Promise<string> {
  fs.rmSync(report, { force: true });
  const env = { ...process.env, ...size, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawn(process.execPath, program, { cwd, env, stdio: "ignore" });
  await once(child, "exit");
  return fs.readFileSync(report, "utf8");
}
