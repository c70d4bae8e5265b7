import type { Report } from "./figure.ts";
import { runSandbox, withDataDir } from "./run-sandbox.ts";
import { signUp } from "./use-api.ts";

const STARTS = 5;

/** How long the sandbox takes from its start to its first good answer, on the data of a user with a site. */
export async function warmStart(): Promise<Report> {
  const first: number[] = [];
  const warm: number[] = [];
  await withDataDir(async (dataDir) => {
    const sandbox = await runSandbox(dataDir);
    first.push(sandbox.readyMs / 1_000);
    const visitor = await signUp(sandbox.url);
    await visitor.deployedUrl(await visitor.createSite("Plumbing"));
    await sandbox.stop();
    for (let n = 0; n < STARTS; n += 1) warm.push(await secondsToReady(dataDir));
  });
  return {
    figures: [
      {
        name: "warm start to ready",
        unit: "s",
        samples: warm,
        limit: { kind: "aim", most: 3 },
      },
      { name: "first start to ready, empty data directory", unit: "s", samples: first },
    ],
    ratios: [],
    notes: ["Wall time of the line of npm start, without the web build before it, to health 200."],
  };
}

async function secondsToReady(dataDir: string): Promise<number> {
  const { readyMs, stop } = await runSandbox(dataDir);
  await stop();
  return readyMs / 1_000;
}
