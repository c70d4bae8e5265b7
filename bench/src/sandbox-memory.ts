import { setTimeout as pause } from "node:timers/promises";
import type { Report } from "./figure.ts";
import { type ResidentMemory, residentMemory } from "./resident-memory.ts";
import { runSandbox, withDataDir } from "./run-sandbox.ts";
import { signUp } from "./use-api.ts";

const RESTARTS = 3;
const IDLE_MS = 10_000;

/** How much memory the sandbox uses ten seconds after it was started again on the data of a user with three sites. */
export async function sandboxMemory(): Promise<Report> {
  const found: ResidentMemory[] = [];
  await withDataDir(async (dataDir) => {
    await makeThreeSites(dataDir);
    for (let n = 0; n < RESTARTS; n += 1) found.push(await measureRestarted(dataDir));
  });
  return reportOf(found);
}

async function makeThreeSites(dataDir: string): Promise<void> {
  const sandbox = await runSandbox(dataDir);
  try {
    const visitor = await signUp(sandbox.url);
    for (const service of ["Plumbing", "Roof Repair", "Pest Control"])
      await visitor.deployedUrl(await visitor.createSite(service));
  } finally {
    await sandbox.stop();
  }
}

async function measureRestarted(dataDir: string): Promise<ResidentMemory> {
  const sandbox = await runSandbox(dataDir);
  try {
    await pause(IDLE_MS);
    return await residentMemory(sandbox.pid);
  } finally {
    await sandbox.stop();
  }
}

function reportOf(found: ResidentMemory[]): Report {
  const kinds = new Set(found.map(({ kind }) => kind));
  return {
    figures: [
      {
        name: "sandbox after a restart, idle",
        unit: "MB",
        samples: found.map(({ processes }) => sum(processes)),
        limit: { kind: "binding", most: 600 },
      },
      {
        name: "of that, the server with its database",
        unit: "MB",
        samples: found.map(({ processes: [server = 0] }) => server),
      },
      {
        name: "of that, the emulators",
        unit: "MB",
        samples: found.map(({ processes: [, ...others] }) => sum(others)),
      },
    ],
    ratios: [],
    notes: [`${[...kinds].join(", ")} of the processes of "npm start", 1 MB = 1,048,576 bytes.`],
  };
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
