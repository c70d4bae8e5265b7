import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** What a program took, in seconds of the clock and of CPU with all its threads and children, and what it said. */
export type Run = { wall: number; cpu: number; said: string };

type Where = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Node tells nothing of a child's CPU time, but bash does, on the last line of its standard error. */
const TIMED = `TIMEFORMAT="%U %S"; time "$@"`;

/** Runs a program to its end, its start included. Throws Error with what it said when it fails. */
export async function runProgram(command: readonly string[], where: Where = {}): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn("bash", ["-c", TIMED, "bash", ...command], {
    ...where,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  const wall = (performance.now() - startedAt) / 1_000;
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${complaint.slice(-1_500)}`);
  const [user, system] = complaint.trimEnd().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  return { wall, cpu: (user ?? Number.NaN) + (system ?? Number.NaN), said };
}

/** What the program prints as its version, in one line; undefined when it is not on this machine. */
export async function versionOf(command: readonly string[]): Promise<string | undefined> {
  const said = await runProgram(command).catch(() => undefined);
  return said?.said.split("\n")[0];
}
