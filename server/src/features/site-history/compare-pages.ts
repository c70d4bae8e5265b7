import { COMPARED_PAGES, type PageChange } from "@mainstreet/contract/site-versions";
import { diffArrays } from "diff";
import type { Db } from "../../platform/db/database.ts";
import { pageLines } from "./page-text.ts";
import { readBlobs } from "./read-blobs.ts";
import type { FileHashes } from "./tables.ts";

/** How many unchanged lines are shown before and after a change. */
const CONTEXT = 1;
/** When two pages differ in more lines than this, all lines count as removed and added. It also limits the time. */
const MAX_EDITS = 2_000;

type Compared = { userId: string; before: FileHashes; after: FileHashes };

/** The pages that differ between two versions, and what changed in the text of the first of them. */
export async function comparePages(
  db: Db,
  { userId, before, after }: Compared,
): Promise<{ pages: PageChange[]; morePages: number }> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => path.endsWith(".html") && before[path] !== after[path])
    .toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
  const shown = paths.slice(0, COMPARED_PAGES);
  const hashes = shown.flatMap((path) => [before[path] ?? [], after[path] ?? []].flat());
  const blobs = await readBlobs(db, userId, hashes);
  const linesOf = (hash: string | undefined) =>
    pageLines(blobs.get(hash ?? "")?.toString("utf8") ?? "");
  const pages = shown.map((path) => ({
    path: addressOf(path),
    change: changeOf(before[path], after[path]),
    lines: changedLines(linesOf(before[path]), linesOf(after[path])),
  }));
  return { pages, morePages: paths.length - shown.length };
}

/** The path of a page below the address of the site. */
const addressOf = (path: string): string => path.replace(/(^|\/)index\.html$/, "$1");

function changeOf(before: string | undefined, after: string | undefined): PageChange["change"] {
  if (before === undefined) return "added";
  return after === undefined ? "removed" : "changed";
}

type Line = PageChange["lines"][number];

/** The lines that were removed or added, each with its neighbours. */
function changedLines(before: string[], after: string[]): Line[] {
  const parts = diffArrays(before, after, { maxEditLength: MAX_EDITS });
  const lines: Line[] = parts
    ? parts.flatMap(({ added, removed, value }) =>
        value.map((text) => ({ change: added ? "added" : removed ? "removed" : "same", text })),
      )
    : [
        ...before.map((text): Line => ({ change: "removed", text })),
        ...after.map((text): Line => ({ change: "added", text })),
      ];
  const isNear = (at: number) =>
    lines
      .slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1)
      .some(({ change }) => change !== "same");
  return lines.filter((_, at) => isNear(at));
}
