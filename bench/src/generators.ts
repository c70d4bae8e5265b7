import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Figure, Report } from "./figure.ts";
import { manySites } from "./many-sites.ts";
import { type Run, runProgram } from "./peers/run-program.ts";
import { hugo, type Peer } from "./peers/site-generators.ts";
import { makeTogether, program, type SiteMaker, startSiteMaker } from "./peers/site-makers.ts";
import { takeTurns } from "./peers/take-turns.ts";
import { timesOf } from "./peers/times-of.ts";
import { withWorkFolder } from "./peers/work-folder.ts";

const SITES = 1_000;
const ROUNDS = 7;
/** How many times as much as ours each peer takes at least. */
const LEAST: Readonly<Record<string, { wall: number; cpu?: number }>> = {
  Hugo: { wall: 3 },
};

type Turns = ReadonlyMap<string, Run[]>;
type Weight = { files: number; bytes: number };

/** Our generator against Hugo, on the same work, written to memory. */
export function generators(): Promise<Report> {
  return withWorkFolder(async (folder) => {
    const sites = manySites(SITES);
    const file = join(folder, "sites.jsonl");
    await writeFile(file, `${sites.map((site) => JSON.stringify(site)).join("\n")}\n`);
    const peers = [await hugo(folder, sites)];
    const out = join(folder, "ours");
    const turns = await takeAllTurns({ file, out, peers });
    const weights = [await weigh(out), ...(await Promise.all(present(peers).map(weighPeer)))];
    return { figures: figuresOf(peers, turns), ratios: [], notes: notesOf(peers, weights) };
  });
}

const present = (peers: readonly Peer[]) => peers.filter(({ version }) => version !== undefined);

type Work = { file: string; out: string; peers: readonly Peer[] };

/** Ours runs already, as a server does: one process for each core, warmed up by the same work. */
async function takeAllTurns({ file, out, peers }: Work): Promise<Turns> {
  const makers = Array.from({ length: availableParallelism() }, () => startSiteMaker(file));
  try {
    await makeAfresh(makers, out);
    await makeAfresh(makers, out);
    return await takeTurns(
      new Map([
        ["ours", () => makeAfresh(makers, out)],
        ["ours, started anew", () => makeFromStart(file, out)],
        ...present(peers).map(({ name, build }) => [name, build] as const),
      ]),
      ROUNDS,
    );
  } finally {
    await Promise.all(makers.map(({ stop }) => stop()));
  }
}

async function makeAfresh(makers: readonly SiteMaker[], folder: string): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return { ...(await makeTogether(makers, { sites: SITES, folder })), said: "" };
}

/** One process from its start to its end, nothing compiled beforehand. */
async function makeFromStart(file: string, folder: string): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const order = `echo "0 ${SITES} $1" | "$2" "$3" "$4"`;
  return runProgram(["bash", "-c", order, "bash", folder, process.execPath, program, file]);
}

async function weigh(folder: string): Promise<Weight> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const weighPeer = ({ out }: Peer) => weigh(out);

function figuresOf(peers: readonly Peer[], turns: Turns): Figure[] {
  const of = (name: string) => turns.get(name) ?? [];
  const anew = "ours, started anew";
  return present(peers).flatMap(({ name }) => [
    ...timesOf(`${name} over ours`, { ours: of("ours"), theirs: of(name) }, LEAST[name] ?? {}),
    ...timesOf(`${name} over ${anew}`, { ours: of(anew), theirs: of(name) }, {}),
  ]);
}

function notesOf(peers: readonly Peer[], [ours, ...theirs]: readonly Weight[]): string[] {
  const each = ({ files, bytes }: Weight) =>
    `${files} files, ${(bytes / SITES / 1_000).toFixed(1)} KB a site`;
  return [
    `${SITES} sites to a folder in memory. Ours: ${ours ? each(ours) : ""}.`,
    ...present(peers).map(({ name, version }, index) => {
      const weight = theirs[index];
      return `${name} (${version}): ${weight ? each(weight) : ""}.`;
    }),
    ...peers
      .filter(({ version }) => version === undefined)
      .map(({ name, source }) => `${name} is not here and was skipped: ${source}`),
    "Text files only: pictures and the face are copies on either side. Facts were looked up and put in words beforehand, for all.",
    "Peers render one project of all sites, with the same sentences on each; ours chooses them for each site.",
    `Ours are ${availableParallelism()} processes that run already, one for each core, as the product's do; "started anew" is a single one from its start to its end.`,
  ];
}
