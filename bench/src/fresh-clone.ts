import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { areFree, freePorts } from "../../e2e/support/free-ports.ts";
import { SANDBOX_PORTS } from "../../scripts/sandbox-ports.ts";
import type { Report } from "./figure.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const PATIENCE_MS = 300_000;

/** How long a stranger waits from `git clone` to the dashboard, with nothing in npm's cache. Needs the network. */
export async function freshClone(): Promise<Report> {
  const place = await mkdtemp(join(tmpdir(), "mainstreet-clone-"));
  try {
    const clone = join(place, "mainstreet");
    const cloning = await timed(() => run("git", ["clone", "-q", root, clone]));
    const options = { cwd: clone, env: strangersEnv(), maxBuffer: 1 << 26 };
    const installing = await timed(() =>
      run("npm", ["ci", "--cache", join(place, "cache")], options),
    );
    const starting = await timed(() => startOnce(clone));
    return reportOf({ cloning, installing, starting });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function reportOf(took: Record<"cloning" | "installing" | "starting", number>): Report {
  const total = took.cloning + took.installing + took.starting;
  return {
    figures: [
      {
        name: "fresh clone to first page",
        unit: "s",
        samples: [total],
        limit: { kind: "aim", most: 60 },
      },
      { name: "of that, git clone", unit: "s", samples: [took.cloning] },
      { name: "of that, npm ci with an empty cache", unit: "s", samples: [took.installing] },
      { name: "of that, npm start to the dashboard's page", unit: "s", samples: [took.starting] },
    ],
    ratios: [],
    notes: ["Of the last commit, from this disk; npm ci depends on the registry's distance."],
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

/**
 * The environment without what `npm run` adds: a stranger's shell does not have our programs on its path, and its npm does not use our
 * folder.
 */
function strangersEnv(): NodeJS.ProcessEnv {
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const ownPath = path.filter((folder) => !folder.includes("node_modules"));
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:package|lifecycle|config_(?:local|global)_prefix)|INIT_CWD)/.test(name),
  );
  return { ...Object.fromEntries(own), PATH: ownPath.join(delimiter) };
}

/** Runs `npm start` in the clone until the dashboard's page responds, then ends it. */
async function startOnce(clone: string): Promise<void> {
  const port = await freePorts(SANDBOX_PORTS);
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...strangersEnv(), PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  try {
    await untilShown(child, `http://127.0.0.1:${port}/`);
  } finally {
    await endAll(child, port);
  }
}

async function untilShown(child: ChildProcess, url: string): Promise<void> {
  for (const startedAt = performance.now(); !(await isShown(url)); await pause(50)) {
    if (child.exitCode !== null) throw new Error("npm start ended.");
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error("No page came.");
  }
}

function isShown(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => response.ok && (await response.text()).includes('<div id="root">'),
    () => false,
  );
}

/** npm, its shell and the server are one group of processes. */
async function endAll(child: ChildProcess, port: number): Promise<void> {
  const ended = child.exitCode === null ? once(child, "exit") : undefined;
  if (child.pid && ended) process.kill(-child.pid, "SIGTERM");
  await ended;
  while (!(await areFree(port, SANDBOX_PORTS))) await pause(50);
}
