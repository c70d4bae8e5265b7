import { editDistance } from "../edit-distance.ts";

/** Longer names are no typing errors, and comparing them takes time. */
const LONGEST = 40;

/**
 * The candidate that needs the fewest edits to become `name`, the first of equals; undefined when half of the name would have to be edited.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let fewest = Math.max(3, Math.ceil(name.length / 2));
  for (const candidate of candidates) {
    const edits = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (edits >= fewest) continue;
    nearest = candidate;
    fewest = edits;
  }
  return nearest;
}
