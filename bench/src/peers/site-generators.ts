import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { eleventyProject } from "./eleventy-project.ts";
import { hugoProject } from "./hugo-project.ts";
import { peerWork, writeProject } from "./peer-work.ts";
import { type Run, runProgram, versionOf } from "./run-program.ts";
import type { Site } from "@mainstreet/generator/site";

/** The newest whose dependencies all are in the registry (docs/performance.md §2). */
const ELEVENTY = "@11ty/eleventy@3.1.2";

/** Another generator: `build` makes all sites anew; its version is undefined where it is not to be had. */
export type Peer = {
  name: string;
  version: string | undefined;
  /** How it comes on the machine. */
  source: string;
  build: () => Promise<Run>;
  /** Where the sites are then. */
  out: string;
};

/** Hugo as Debian has it, with a project for these sites in the folder. */
export async function hugo(folder: string, sites: readonly Site[]): Promise<Peer> {
  const cwd = join(folder, "hugo");
  const out = join(cwd, "public");
  await writeProject(cwd, hugoProject(peerWork(sites)));
  return {
    name: "Hugo",
    version: await versionOf(["hugo", "version"]),
    source: "apt-get install -y --no-install-recommends hugo",
    out,
    build: () => afresh(out, () => runProgram(["hugo", "--quiet", "--destination", out], { cwd })),
  };
}

/** Eleventy from npm, installed into the folder, with a project for these sites. */
export async function eleventy(folder: string, sites: readonly Site[]): Promise<Peer> {
  const cwd = join(folder, "eleventy");
  const out = join(cwd, "_site");
  const program = join(cwd, "node_modules/@11ty/eleventy/cmd.cjs");
  const install = ["npm", "install", "--no-save", "--no-audit", "--no-fund", ELEVENTY];
  await mkdir(cwd, { recursive: true });
  await writeProject(cwd, eleventyProject(peerWork(sites)));
  const isThere = await runProgram(install, { cwd }).then(
    () => true,
    () => false,
  );
  const run = () => runProgram([process.execPath, program, "--quiet"], { cwd });
  return {
    name: "Eleventy",
    version: isThere ? ELEVENTY : undefined,
    source: `npm install ${ELEVENTY}`,
    out,
    build: () => afresh(out, run),
  };
}

/** What the last build left goes first, outside of what is timed. */
async function afresh(out: string, build: () => Promise<Run>): Promise<Run> {
  await rm(out, { recursive: true, force: true });
  return build();
}
