import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** The emulators as `npm start` runs them: a process of their own, which can be killed. */
type Child = ChildProcessByStdio<Writable, Readable, Readable>;
type Started = { netlifyUrl: string; s3Url: string; child: Child };

export type Processes = {
  folder: string;
  /** Starts a process with these options and nothing else. */
  run(...options: string[]): Child;
  /** Starts a process on the folder and waits until it listens. */
  start(): Promise<Started>;
  /** Ends the processes that still run and removes the folder. */
  close(): Promise<void>;
};

const main = join(import.meta.dirname, "main.ts");

/** Emulator processes that share one data folder. */
export function openProcesses(): Processes {
  const folder = mkdtempSync(join(tmpdir(), "emulators-"));
  const children: Child[] = [];
  function run(...options: string[]): Child {
    const child = spawn(process.execPath, [main, ...options], { stdio: ["pipe", "pipe", "pipe"] });
    children.push(child);
    return child;
  }
  return {
    folder,
    run,
    async start() {
      const child = run("--data-dir", folder, "--parent-pipe");
      const [line] = await once(createInterface(child.stdout), "line");
      return { ...JSON.parse(line), child };
    },
    async close() {
      for (const child of children) await kill(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Kills a process and waits for its end; does nothing if it has already ended. */
export async function kill(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
