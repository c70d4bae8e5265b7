import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { areFree, freePorts } from "../../e2e/support/free-ports.ts";
import { EMULATOR_PORTS, SANDBOX_PORTS } from "../../scripts/sandbox-ports.ts";
import manifest from "../../package.json" with { type: "json" };

/** `readyMs`: from starting the process until its health check returned 200. */
export type Sandbox = {
  url: string;
  netlifyUrl: string;
  pid: number;
  readyMs: number;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE_MS = 120_000;

/** Runs the work with a data directory that is deleted afterwards. */
export async function withDataDir(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-bench-"));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/**
 * Starts the product by the line of `npm start`, on free ports, without limits on its user; `env` is added to this process's own
 * environment. Throws Error if it ends before it is ready.
 */
export async function runSandbox(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Sandbox> {
  const port = await freePorts(SANDBOX_PORTS);
  const startedAt = performance.now();
  const child = spawn("sh", ["-c", manifest.scripts.start], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: "off",
      SIGNUP_CREDITS: "1000",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.resume();
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(child, url);
  return {
    url,
    netlifyUrl: `http://127.0.0.1:${port + EMULATOR_PORTS.netlify}`,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: () => stop(child, port),
  };
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  for (const startedAt = performance.now(); !(await isHealthy(url)); await pause(10)) {
    if (child.exitCode !== null) throw new Error("The sandbox did not start.");
    if (performance.now() - startedAt < PATIENCE_MS) continue;
    child.kill("SIGKILL");
    throw new Error("The sandbox did not become ready.");
  }
}

function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(child: ChildProcess, port: number): Promise<void> {
  child.kill("SIGTERM");
  // The emulators end with the pipe, a moment after the server.
  while (!(await areFree(port, SANDBOX_PORTS))) await pause(20);
}
