import { setTimeout as pause } from "node:timers/promises";
import type { Report } from "./figure.ts";
import { runSandbox, type Sandbox, withDataDir } from "./run-sandbox.ts";
import { signUp, type ApiUser } from "./use-api.ts";

const WARM_UP = 2;
const SITES = 20;

/** How long a site takes from the create request to its page being served, one after another. */
export async function createToLive(): Promise<Report> {
  const seconds: number[] = [];
  await withDataDir(async (dataDir) => {
    const sandbox = await runSandbox(dataDir);
    try {
      const visitor = await signUp(sandbox.url);
      for (let n = 0; n < WARM_UP + SITES; n += 1)
        seconds.push(await secondsToLive(sandbox, visitor));
    } finally {
      await sandbox.stop();
    }
  });
  return {
    figures: [
      {
        name: "create request to live page",
        unit: "s",
        samples: seconds.slice(WARM_UP),
        limit: { kind: "aim", most: 1 },
      },
    ],
    ratios: [],
    notes: [
      "POST /api/campaigns until the page answers 200, on PGlite and the Netlify emulator, whose deploys take 50 ms to process.",
    ],
  };
}

async function secondsToLive({ netlifyUrl }: Sandbox, visitor: ApiUser): Promise<number> {
  const startedAt = performance.now();
  const url = await visitor.deployedUrl(await visitor.createSite("Plumbing"));
  const page = `${netlifyUrl}/__site/${new URL(url).host}/`;
  while (!(await isServed(page))) await pause(10);
  return (performance.now() - startedAt) / 1_000;
}

async function isServed(page: string): Promise<boolean> {
  const response = await fetch(page);
  await response.text();
  return response.status === 200;
}
