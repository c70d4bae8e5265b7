import { fileURLToPath } from "node:url";
import { z } from "zod";
import { startProgram } from "./standing-program.ts";

/** What makes them: a process that takes orders on its standard input. */
export const program = fileURLToPath(new URL("./make-sites.ts", import.meta.url));
const answer = z.object({ cpu: z.number(), memory: z.number() });

/** Which sites, by their numbers, and where to: nowhere means in memory only. */
type Order = { first: number; end: number; folder?: string };
/** Seconds of the clock and of CPU, and the most memory that the process ever held, in MB. */
export type Made = { wall: number; cpu: number; memory: number };

export type SiteMaker = { make: (order: Order) => Promise<Made>; stop: () => Promise<void> };

/** Starts a process that makes sites from the lines of a file when it is told to. */
export function startSiteMaker(file: string): SiteMaker {
  const { ask, stop } = startProgram(program, [file]);
  return {
    async make({ first, end, folder = "" }) {
      const { wall, said } = await ask(`${first} ${end} ${folder}`);
      return { wall, ...answer.parse(JSON.parse(said)) };
    },
    stop,
  };
}

/** So many sites made by all of them together, each its share. */
export async function makeTogether(
  makers: readonly SiteMaker[],
  { sites, folder }: { sites: number; folder: string },
): Promise<Made> {
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
