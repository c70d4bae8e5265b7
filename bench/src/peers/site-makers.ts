import { fileURLToPath } from "node:url";
import { z } from "zod";
import { startProgram } from "./long-running-program.ts";

/** The program that makes sites, requested by lines on its standard input. */
export const program = fileURLToPath(new URL("./make-sites.ts", import.meta.url));
const result = z.object({ cpu: z.number(), memory: z.number() });

/** Which sites, by their numbers, and the folder; without one they stay in memory. */
type SiteRange = { first: number; end: number; folder?: string };
/** Seconds of the clock and of CPU, and the most memory that the process ever held, in MB. */
export type MakeResult = { wall: number; cpu: number; memory: number };

export type SiteMaker = {
  make: (range: SiteRange) => Promise<MakeResult>;
  stop: () => Promise<void>;
};

/** Starts a process that makes sites from the lines of a file on request. */
export function startSiteMaker(file: string): SiteMaker {
  const { send, stop } = startProgram(program, [file]);
  return {
    async make({ first, end, folder = "" }) {
      const { wall, line } = await send(`${first} ${end} ${folder}`);
      return { wall, ...result.parse(JSON.parse(line)) };
    },
    stop,
  };
}

/** Makes that many sites with all processes in parallel, each with its share. */
export async function makeInParallel(
  makers: readonly SiteMaker[],
  { sites, folder }: { sites: number; folder: string },
): Promise<MakeResult> {
  const startedAt = performance.now();
  const share = Math.ceil(sites / makers.length);
  const made = await Promise.all(
    makers.map(({ make }, index) =>
      make({ first: index * share, end: Math.min(sites, (index + 1) * share), folder }),
    ),
  );
  return {
    wall: (performance.now() - startedAt) / 1_000,
    cpu: made.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: made.reduce((sum, { memory }) => sum + memory, 0),
  };
}
