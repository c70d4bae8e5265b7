import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/**
 * The environment of the server's programs, which are TypeScript: without this cache, the one of `quick-imports.ts`, Node loads its
 * compiler for each of them.
 */
export const programEnv = {
  PATH: process.env["PATH"],
  NODE_ENV: "test",
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/server", import.meta.url)),
};

/** What Node runs for an operator's program, as `npm run operator`, `audit` and `backup` do. */
export function operatorProgram(name: "operator" | "audit" | "backup"): string[] {
  const quickImports = import.meta.resolve("../src/platform/quick-imports.ts");
  return ["--import", quickImports, fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))];
}

/** The server as its own process, as production runs it, so that a test can kill it. */
export type ServerProcess = {
  url: string;
  /** The address at which it receives forms; undefined for a process that receives none. */
  leadsUrl: string | undefined;
  child: ChildProcess;
  /** Resolves when the process is gone, with the signal that ended it, if one did. */
  gone: Promise<NodeJS.Signals | null>;
  /** Sends the program a message, and waits until it acknowledges it. */
  tell(message: string): Promise<void>;
};

type Listening = { url: string; leadsUrl?: string };

/** Starts the server, or another program that is a server, and waits until it listens. `settings` are named as in the environment. */
export async function startServerProcess(
  settings: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...programEnv, PORT: "0", LOG_LEVEL: "error", RATE_LIMITS: "off", ...settings },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const gone = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null);
  const ready = once(child, "message").then(([message]) => message as Listening);
  const started = await Promise.race([ready, gone.then(() => undefined)]);
  if (!started)
    throw new Error("The server ended before it listened; the reason is printed above.");
  const tell = async (message: string) => {
    const answered = once(child, "message");
    child.send(message);
    await answered;
  };
  return { url: started.url, leadsUrl: started.leadsUrl, child, gone, tell };
}
