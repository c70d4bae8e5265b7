import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Site } from "@mainstreet/generator/site";
import { type PeerRow, peerRow, type PeerSection, peerSections } from "./peer-data.ts";

/** The input of the peers: one of our sites for what all pages share, and a row for each site. */
export type PeerWork = { sample: Site; sections: PeerSection[]; rows: PeerRow[] };

/** The same sites as work for peers. Throws RangeError when there are none. */
export function peerWork(sites: readonly Site[]): PeerWork {
  const [first] = sites;
  if (first === undefined) throw new RangeError("No sites");
  const sample = { ...first, design: { theme: "civic", palette: "harbor" } };
  return { sample, sections: peerSections(sample), rows: sites.map(peerRow) };
}

/** Writes a project's files. */
export async function writeProject(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
