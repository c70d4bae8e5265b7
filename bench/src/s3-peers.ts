import type { Figure, Report } from "./figure.ts";
import { timesOf } from "./peers/times-of.ts";
import { programVersion } from "./peers/run-program.ts";
import { type UploadRound, uploadInRounds, type Work, writeWork } from "./peers/upload-rounds.ts";
import { awsSync, rclone, type Uploader, withOurUploader, WORKERS } from "./peers/uploaders.ts";
import { withWorkFolder } from "./peers/work-folder.ts";

const SITES = 1_000;
/** Rounds for warming up, which a worker of the product soon has behind it: until then its code is still being compiled. */
const WARMING_ROUNDS = 8;
/** Each of these rounds spends about 5 s waiting for latency alone. */
const SLOW_ROUNDS = 3;
const LATENCY_MS = 30;
/** How many requests our workers have in flight at once for one credential (server/src/hosting/aws/s3-connection.ts). */
const IN_FLIGHT = 32 * WORKERS;

type Peer = {
  name: string;
  version: readonly string[];
  make: (work: Work) => Uploader;
  /** The least multiple of our time that it must take. */
  least: number;
  rounds: number;
};

const PEERS: readonly Peer[] = [
  { name: "tuned rclone", version: ["rclone", "version"], make: rclone, least: 1.2, rounds: 15 },
  { name: "aws s3 sync", version: ["aws", "--version"], make: awsSync, least: 8, rounds: 3 },
];

const INSTALL = "apt-get install -y --no-install-recommends rclone awscli";

/** Our S3 client against the tools that a user would choose instead, on the same folder of sites and the same stand-in for S3. */
export async function s3Peers(): Promise<Report> {
  const versions = await Promise.all(PEERS.map(({ version }) => programVersion(version)));
  const here = PEERS.filter((_, index) => versions[index] !== undefined);
  return withWorkFolder(async (folder) => {
    const work = await writeWork(folder, SITES);
    return withOurUploader(work, async (ours) => {
      await roundsOf(ours, work, { latencyMs: 0, rounds: WARMING_ROUNDS });
      const fast: Figure[] = [];
      for (const peer of here) fast.push(...(await against(peer, ours, work)));
      const slow = await roundsOf(ours, work, { latencyMs: LATENCY_MS, rounds: SLOW_ROUNDS });
      return {
        figures: [...fast, ...slowFigures(slow, work)],
        ratios: [],
        notes: [...PEERS.map(({ name }, index) => noteOn(name, versions[index])), ...NOTES],
      };
    });
  });
}

type Rounds = { latencyMs: number; rounds: number };

async function roundsOf(ours: Uploader, work: Work, plan: Rounds): Promise<UploadRound[]> {
  return (await uploadInRounds(new Map([["ours", ours]]), { work, ...plan })).get("ours") ?? [];
}

/** A peer's times divided by ours in alternating rounds, with binding limits, and its times in seconds. */
async function against(
  { name, make, least, rounds }: Peer,
  uploader: Uploader,
  work: Work,
): Promise<Figure[]> {
  const both = new Map([
    ["ours", uploader],
    ["theirs", make(work)],
  ]);
  const results = await uploadInRounds(both, { work, latencyMs: 0, rounds });
  const of = (part: "cold" | "changed") => ({
    ours: results.get("ours")?.map((round) => round[part]) ?? [],
    theirs: results.get("theirs")?.map((round) => round[part]) ?? [],
  });
  return [
    ...timesOf(`${name} over ours, all files, no latency`, of("cold"), { wall: least }),
    ...timesOf(`${name} over ours, 1 % changed, no latency`, of("changed"), {}),
  ];
}

function slowFigures(ours: UploadRound[], { files, changing }: Work): Figure[] {
  const floor = (files * LATENCY_MS) / 1_000 / IN_FLIGHT;
  return [
    {
      name: `ours at ${LATENCY_MS} ms over the latency floor of ${floor.toFixed(1)} s (${files} files, ${IN_FLIGHT} in flight)`,
      unit: "times",
      samples: ours.map(({ cold }) => cold.wall / floor),
      limit: { kind: "binding", most: 1.6 },
    },
    {
      name: `ours at ${LATENCY_MS} ms, 1 % changed`,
      unit: "s",
      samples: ours.map(({ changed }) => changed.wall),
    },
    {
      name: "our requests of any kind when 1 % changed, for each changed file",
      unit: "times",
      samples: ours.map((round) => countOf(round) / changing.length),
      limit: { kind: "binding", most: 1 },
    },
    {
      name: "the stand-in itself, CPU during our upload of all files",
      unit: "s",
      samples: ours.map(({ standInCpu }) => standInCpu),
    },
  ];
}

const countOf = ({ requests }: UploadRound) =>
  Object.values(requests).reduce((sum, count) => sum + count, 0);

const noteOn = (name: string, version: string | undefined) =>
  version === undefined ? `${name} is not here and was skipped: ${INSTALL}` : `${name}: ${version}`;

const NOTES = [
  `${SITES} sites of 5 files and 22 KB in memory, read from there by all. Ours are ${WORKERS} workers, one for each core, that have published ${WARMING_ROUNDS * SITES} sites before; every upload of the peers is a process of its own.`,
  "Against a stand-in for S3 in another process that checks nothing but `If-Match` (bench/src/peers/s3-stand-in.ts): our emulator checks every signature and would bound the quicker ones.",
  "Ours sends pages compressed, as the peers do not. rclone uses all cores; `aws s3 sync` is one process, as it comes.",
];
