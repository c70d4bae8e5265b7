import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** What a program took, in seconds of the clock and of CPU with all its threads and children, and its output. */
export type Run = { wall: number; cpu: number; output: string };

type Where = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Node does not report a child's CPU time, but bash does, on the last line of its standard error. */
const TIMED = `TIMEFORMAT="%U %S"; time "$@"`;

/** Runs a program to its end, its start included. Throws Error with its error output when it fails. */
export async function runProgram(command: readonly string[], where: Where = {}): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn("bash", ["-c", TIMED, "bash", ...command], {
    ...where,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  const wall = (performance.now() - startedAt) / 1_000;
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${errors.slice(-1_500)}`);
  const [user, system] = errors.trimEnd().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  return { wall, cpu: (user ?? Number.NaN) + (system ?? Number.NaN), output };
}

/** What the program prints as its version, in one line; undefined when it is not on this machine. */
export async function programVersion(command: readonly string[]): Promise<string | undefined> {
  const run = await runProgram(command).catch(() => undefined);
  return run?.output.split("\n")[0];
}
