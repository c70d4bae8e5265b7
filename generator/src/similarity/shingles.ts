import { hash32 } from "../hash.ts";
import type { Site } from "../site.ts";
import { maskedWords } from "./masked-words.ts";

const LENGTH = 5;

/** A page's runs of five words, each as a hash of 32 bits; sorted, none twice. */
export type Shingles = Uint32Array;

/** The runs of words by which the similarity of a page is measured (docs/generated-sites.md §3): `page` is the text of its `index.html`. */
export function shinglesOf(site: Site, page: string): Shingles {
  return shinglesOfWords(maskedWords(site, page));
}

/** A text of fewer than five words has one run: itself. */
export function shinglesOfWords(words: readonly string[]): Shingles {
  const hashes = words.map((word) => hash32(word));
  const count = Math.max(1, hashes.length - LENGTH + 1);
  const runs = new Set<number>();
  for (let start = 0; start < count; start += 1) {
    let run = start + LENGTH;
    let hash = 0;
    while (run-- > start) hash = (Math.imul(hash, 0x01000193) ^ (hashes[run] ?? 0)) >>> 0;
    runs.add(hash);
  }
  return Uint32Array.from(runs).toSorted();
}

/** Jaccard's measure: runs that both pages have, of all that either has; 0 to 1. */
export function similarity(one: Shingles, other: Shingles): number {
  let both = 0;
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) both += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return both / (one.length + other.length - both);
}
