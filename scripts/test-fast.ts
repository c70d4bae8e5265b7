// `npm run test:fast`: types, lint, format, unused code and unit tests. Two lanes for two cores; a part that passes prints one line, a part
// that fails prints all of its output, and a failure does not stop the other parts.
import { spawn } from "node:child_process";
import { once } from "node:events";

const lanes = [
  [
    ["unit tests", "vitest", "run", "--project", "unit"],
    ["format", "oxfmt", "--check"],
    ["unused code", "knip"],
  ],
  [
    // Lint has one thread and begins first: the parts after it can use the processor that the other lane leaves free.
    ["lint", "oxlint", "--type-aware", "--deny-warnings"],
    // The four checkers of the default each compute what all of them need, which on two cores only repeats work.
    ["types", "tsc", "-b", "--checkers", "1"],
  ],
];

// tsc and oxlint's type checker are written in Go, whose garbage collector takes a quarter of their time on short runs: with these settings
// it starts only at two gigabytes.
const goSettings = { GOGC: "off", GOMEMLIMIT: "2GiB" };
const env = { ...process.env, ...goSettings, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" };

// Each thread of oxlint's type checker repeats checks that several threads need: two take 28 s of processor time, and one takes 19.
const settingsOf = (name: string) => (name === "lint" ? { ...env, GOMAXPROCS: "1" } : env);

let failed = 0;
await Promise.all(lanes.map(runInSequence));
process.exitCode = failed === 0 ? 0 : 1;

async function runInSequence(parts: string[][]): Promise<void> {
  for (const [name = "", program = "", ...options] of parts) {
    const begin = performance.now();
    const output = await failureOf(settingsOf(name), program, options);
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    if (output === undefined) {
      console.log(`passed  ${name}, ${seconds} s`);
    } else {
      failed += 1;
      console.log(`FAILED  ${name}, ${seconds} s\n${output}`);
    }
  }
}

/** The output of a program that failed. npm has put the programs on the path. */
async function failureOf(
  environment: NodeJS.ProcessEnv,
  program: string,
  options: string[],
): Promise<string | undefined> {
  const child = spawn(program, options, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, "close");
  return code === 0 ? undefined : Buffer.concat(output).toString();
}
