import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Figure, Report } from "./figure.ts";
import { manySites } from "./many-sites.ts";
import { type Run, runProgram } from "./peers/run-program.ts";
import { hugo, type Peer } from "./peers/site-generators.ts";
import { makeInParallel, program, type SiteMaker, startSiteMaker } from "./peers/site-makers.ts";
import { alternate } from "./peers/alternate.ts";
import { timesOf } from "./peers/times-of.ts";
import { withWorkFolder } from "./peers/work-folder.ts";

const SITES = 1_000;
const ROUNDS = 7;
/** The least multiple of our time that each peer must take. */
const LEAST: Readonly<Record<string, { wall: number; cpu?: number }>> = {
  Hugo: { wall: 3 },
};

type Runs = ReadonlyMap<string, Run[]>;
type Weight = { files: number; bytes: number };

/** Our generator against Hugo, on the same work, written to memory. */
export function generators(): Promise<Report> {
  return withWorkFolder(async (folder) => {
    const sites = manySites(SITES);
    const file = join(folder, "sites.jsonl");
    await writeFile(file, `${sites.map((site) => JSON.stringify(site)).join("\n")}\n`);
    const peers = [await hugo(folder, sites)];
    const out = join(folder, "ours");
    const runs = await runAll({ file, out, peers });
    const weights = [await weigh(out), ...(await Promise.all(present(peers).map(weighPeer)))];
    return { figures: figuresOf(peers, runs), ratios: [], notes: notesOf(peers, weights) };
  });
}

const present = (peers: readonly Peer[]) => peers.filter(({ version }) => version !== undefined);

type Work = { file: string; out: string; peers: readonly Peer[] };

/** Our processes run already, as those of a server do: one for each core, warmed up by the same work. */
async function runAll({ file, out, peers }: Work): Promise<Runs> {
  const makers = Array.from({ length: availableParallelism() }, () => startSiteMaker(file));
  try {
    await makeAll(makers, out);
    await makeAll(makers, out);
    return await alternate(
      new Map([
        ["ours", () => makeAll(makers, out)],
        ["ours, from a cold start", () => makeFromColdStart(file, out)],
        ...present(peers).map(({ name, build }) => [name, build] as const),
      ]),
      ROUNDS,
    );
  } finally {
    await Promise.all(makers.map(({ stop }) => stop()));
  }
}

async function makeAll(makers: readonly SiteMaker[], folder: string): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return { ...(await makeInParallel(makers, { sites: SITES, folder })), output: "" };
}

/** One process from its start to its end, without compiled code from earlier runs. */
async function makeFromColdStart(file: string, folder: string): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const script = `echo "0 ${SITES} $1" | "$2" "$3" "$4"`;
  return runProgram(["bash", "-c", script, "bash", folder, process.execPath, program, file]);
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

function figuresOf(peers: readonly Peer[], runs: Runs): Figure[] {
  const of = (name: string) => runs.get(name) ?? [];
  const cold = "ours, from a cold start";
  return present(peers).flatMap(({ name }) => [
    ...timesOf(`${name} over ours`, { ours: of("ours"), theirs: of(name) }, LEAST[name] ?? {}),
    ...timesOf(`${name} over ${cold}`, { ours: of(cold), theirs: of(name) }, {}),
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
    `Ours are ${availableParallelism()} processes that run already, one for each core, as the product's do; "from a cold start" is a single one from its start to its end.`,
  ];
}
