import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freshSites } from "../sample-site.ts";
import type { Run } from "./run-program.ts";
import { type StandIn, withStandIn } from "./start-stand-in.ts";
import { takeTurns } from "./take-turns.ts";
import type { Folders, Uploader } from "./uploaders.ts";

/** One file in a hundred: the page of every twentieth site. */
const CHANGED_EVERY = 20;

/** What there is to be brought to the bucket; `changing`: the files that are altered before the second upload of a turn. */
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

/** All files brought to an empty bucket, and then those that changed, with the requests that took. */
export type UploadTurn = {
  cold: Run;
  changed: Run;
  requests: Readonly<Record<string, number>>;
  /** CPU time of the stand-in during the first upload, in seconds. */
  standInCpu: number;
};

async function uploadTwice(uploader: Uploader, work: Work, standIn: StandIn): Promise<UploadTurn> {
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

/** The turns of all uploaders, against a stand-in that answers after `latencyMs`. */
export function uploadTurns(
  uploaders: ReadonlyMap<string, Uploader>,
  { work, latencyMs, rounds }: Plan,
): Promise<Map<string, UploadTurn[]>> {
  return withStandIn(latencyMs, (standIn) => {
    const turns = [...uploaders].map(
      ([name, uploader]) => [name, () => uploadTwice(uploader, work, standIn)] as const,
    );
    return takeTurns(new Map(turns), rounds);
  });
}
