import type { Report } from "./figure.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { runSandbox, withDataDir } from "./run-sandbox.ts";
import { signUp } from "./use-api.ts";

const STARTS = 5;

/** How long the sandbox takes from its start to its first good response, on the data of a user with a site. */
export async function warmStart(): Promise<Report> {
  const first: number[] = [];
  const warm: { wall: number; cpu: number }[] = [];
  await withDataDir(async (dataDir) => {
    const sandbox = await runSandbox(dataDir);
    first.push(sandbox.readyMs / 1_000);
    const visitor = await signUp(sandbox.url);
    await visitor.deployedUrl(await visitor.createSite("Plumbing"));
    await sandbox.stop();
    for (let n = 0; n < STARTS; n += 1) warm.push(await startAgain(dataDir));
  });
  return {
    figures: [
      {
        name: "warm start to ready",
        unit: "s",
        samples: warm.map(({ wall }) => wall),
        limit: { kind: "aim", most: 3 },
      },
      {
        name: "warm start, CPU of the server and its database",
        unit: "s",
        samples: warm.map(({ cpu }) => cpu),
      },
      { name: "first start to ready, empty data directory", unit: "s", samples: first },
    ],
    ratios: [],
    notes: ["Wall time of the line of npm start, without the web build before it, to health 200."],
  };
}

/** The seconds it took, on the clock and of CPU: on a busy machine only the latter is meaningful. */
async function startAgain(dataDir: string): Promise<{ wall: number; cpu: number }> {
  const { readyMs, pid, stop } = await runSandbox(dataDir);
  const cpu = await processCpuSeconds(pid);
  await stop();
  return { wall: readyMs / 1_000, cpu };
}
