import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../emulators/src/main.ts", import.meta.url));

/** Compiled code, kept from start to start: 0.34 s instead of 0.86 until the emulators listen. */
const compiled = fileURLToPath(new URL("../node_modules/.cache/emulators", import.meta.url));

export type Emulators = { netlifyUrl: string; s3Url: string; cashfreeUrl: string };
/** The emulators listen on `port` and the two after it. */
type Place = { port: number; dataDir: string };

/**
 * Starts the Netlify, S3 and Cashfree emulators as one process, which ends when this one does, however that happens.
 * If it ends first, so does this process, by SIGTERM: a sandbox without its providers only looks alive.
 * @throws Error when it does not start; it has printed the reason by then.
 */
export async function startEmulators({ port, dataDir }: Place): Promise<Emulators> {
  const ports = ["netlify", "s3", "cashfree"].flatMap((name, index) => [
    `--${name}-port`,
    String(port + index),
  ]);
  // Detached: Ctrl-C must not reach the emulators while the server still finishes its deployments on them.
  const child = spawn(
    process.execPath,
    [program, ...ports, "--data-dir", dataDir, "--parent-pipe"],
    {
      env: { NODE_COMPILE_CACHE: compiled, ...process.env },
      stdio: ["pipe", "pipe", "inherit"],
      detached: true,
    },
  );
  const { value: line } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (typeof line !== "string") throw new Error("The emulators did not start.");
  child.on("exit", () => {
    console.error("The emulators ended unexpectedly, so Mainstreet stops too.");
    process.kill(process.pid, "SIGTERM");
  });
  return JSON.parse(line);
}
