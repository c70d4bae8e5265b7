import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The line that a program wrote in response to a line of input, and the seconds that took. */
type Reply = { wall: number; line: string };

export type LongRunningProgram = {
  pid: number;
  send: (line: string) => Promise<Reply>;
  /** The next line that the program writes, without input. */
  next: () => Promise<string>;
  stop: () => Promise<void>;
};

/** The flag that `npm start` sets. */
const AS_STARTED = "--max-semi-space-size=8";

/** Starts a program of ours that runs until it is stopped, as the product does, and writes one line for each line of input. */
export function startProgram(program: string, args: readonly string[]): LongRunningProgram {
  const child = spawn(process.execPath, [AS_STARTED, program, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  async function next(): Promise<string> {
    const { value } = await lines.next();
    if (typeof value !== "string") throw new Error("The program ended without a reply.");
    return value;
  }
  return {
    pid: child.pid ?? 0,
    async send(input) {
      const startedAt = performance.now();
      child.stdin.write(`${input}\n`);
      const line = await next();
      return { wall: (performance.now() - startedAt) / 1_000, line };
    },
    next,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
