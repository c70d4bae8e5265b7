import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** What a program said to an order, in one line, and after how many seconds. */
type Answer = { wall: number; said: string };

export type StandingProgram = {
  pid: number;
  ask: (order: string) => Promise<Answer>;
  /** The next line that it writes by itself. */
  next: () => Promise<string>;
  stop: () => Promise<void>;
};

/** As `npm start` has it. */
const AS_STARTED = "--max-semi-space-size=8";

/** Starts a program of ours that runs until it is stopped, as the product does, and answers each line with one line. */
export function startProgram(program: string, args: readonly string[]): StandingProgram {
  const child = spawn(process.execPath, [AS_STARTED, program, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  async function next(): Promise<string> {
    const { value } = await answers.next();
    if (typeof value !== "string") throw new Error("The program ended without an answer.");
    return value;
  }
  return {
    pid: child.pid ?? 0,
    async ask(order) {
      const startedAt = performance.now();
      child.stdin.write(`${order}\n`);
      const said = await next();
      return { wall: (performance.now() - startedAt) / 1_000, said };
    },
    next,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
