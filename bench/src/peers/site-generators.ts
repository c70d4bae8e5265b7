import { rm } from "node:fs/promises";
import { join } from "node:path";
import { hugoProject } from "./hugo-project.ts";
import { peerWork, writeProject } from "./peer-work.ts";
import { type Run, runProgram, programVersion } from "./run-program.ts";
import type { Site } from "@mainstreet/generator/site";

/** Another generator: `build` makes all sites from scratch; its version is undefined where it is not installed. */
export type Peer = {
  name: string;
  version: string | undefined;
  /** How it is installed. */
  source: string;
  build: () => Promise<Run>;
  /** The folder of the finished sites. */
  out: string;
};

/** Hugo as Debian has it, with a project for these sites in the folder. */
export async function hugo(folder: string, sites: readonly Site[]): Promise<Peer> {
  const cwd = join(folder, "hugo");
  const out = join(cwd, "public");
  await writeProject(cwd, hugoProject(peerWork(sites)));
  return {
    name: "Hugo",
    version: await programVersion(["hugo", "version"]),
    source: "apt-get install -y --no-install-recommends hugo",
    out,
    build: () =>
      intoEmptyFolder(out, () => runProgram(["hugo", "--quiet", "--destination", out], { cwd })),
  };
}

/** Removes the last build first, outside of what is timed. */
async function intoEmptyFolder(out: string, build: () => Promise<Run>): Promise<Run> {
  await rm(out, { recursive: true, force: true });
  return build();
}
