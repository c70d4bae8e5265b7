import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freshSites } from "../sample-site.ts";
import type { Run } from "./run-program.ts";
import { type StandIn, withStandIn } from "./start-stand-in.ts";
import { alternate } from "./alternate.ts";
import type { Folders, Uploader } from "./uploaders.ts";

/** One file in a hundred: the page of every twentieth site. */
const CHANGED_EVERY = 20;

/** The files to upload; `changing`: those that are altered before the second upload of a round. */
export type Work = Folders & { files: number; changing: string[] };

/** So many sites of 5 files and 22 KB (docs/performance.md §1), in a folder each. */
export async function writeWork(folder: string, count: number): Promise<Work> {
  const sites = join(folder, "sites");
  const all = freshSites(count);
  for (const { key, files } of all) {
    await mkdir(join(sites, key), { recursive: true });
    for (const { path, content } of files) await writeFile(join(sites, key, path), content);
  }
  return {
    sites,
    settings: join(folder, "rclone.conf"),
    files: all.reduce((sum, { files }) => sum + files.length, 0),
    changing: all
      .filter((_, index) => index % CHANGED_EVERY === 0)
      .map(({ key }) => join(sites, key, "index.html")),
  };
}

/** An upload of all files to an empty bucket, then of the changed ones, and the requests of the latter. */
export type UploadRound = {
  cold: Run;
  changed: Run;
  requests: Readonly<Record<string, number>>;
  /** CPU time of the stand-in during the first upload, in seconds. */
  standInCpu: number;
};

async function uploadTwice(uploader: Uploader, work: Work, standIn: StandIn): Promise<UploadRound> {
  await standIn.reset("wipe");
  await uploader.forget();
  const cold = await uploader.upload(standIn.url);
  const { cpuMs } = await standIn.stats();
  for (const page of work.changing) await appendFile(page, "<!-- changed -->\n");
  await standIn.reset();
  const changed = await uploader.upload(standIn.url);
  const { requests } = await standIn.stats();
  return { cold, changed, requests, standInCpu: cpuMs / 1_000 };
}

type Plan = { work: Work; latencyMs: number; rounds: number };

/** The rounds of all uploaders, against a stand-in that responds after `latencyMs`. */
export function uploadInRounds(
  uploaders: ReadonlyMap<string, Uploader>,
  { work, latencyMs, rounds }: Plan,
): Promise<Map<string, UploadRound[]>> {
  return withStandIn(latencyMs, (standIn) => {
    const contenders = [...uploaders].map(
      ([name, uploader]) => [name, () => uploadTwice(uploader, work, standIn)] as const,
    );
    return alternate(new Map(contenders), rounds);
  });
}
