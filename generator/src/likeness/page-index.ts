import type { Shingles } from "./shingles.ts";

/** Pages by their runs of words, so that one more is compared with all of them at once. */
export type PageIndex = {
  add: (page: Shingles) => void;
  /** How like the page is to each one added, in the order they were added: as `likeness` gives it. */
  likenessToEach: (page: Shingles) => Float64Array;
};

export function createPageIndex(): PageIndex {
  const sizes: number[] = [];
  const holders = new Map<number, number[]>();
  return {
    add: (page) => {
      for (const run of page) {
        const known = holders.get(run);
        if (known === undefined) holders.set(run, [sizes.length]);
        else known.push(sizes.length);
      }
      sizes.push(page.length);
    },
    likenessToEach: (page) => {
      const shared = new Float64Array(sizes.length);
      for (const run of page)
        for (const other of holders.get(run) ?? []) shared[other] = (shared[other] ?? 0) + 1;
      return shared.map((both, other) => both / (page.length + (sizes[other] ?? 0) - both));
    },
  };
}
