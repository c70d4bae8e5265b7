import type { Shingles } from "./shingles.ts";

/** Pages by their runs of words, so that one more is compared with all of them at once. */
export type ShingleIndex = {
  add: (page: Shingles) => void;
  /** The similarity of the page to each one added, in the order they were added: as `similarity` gives it. */
  similarityToEach: (page: Shingles) => Float64Array;
};

export function createShingleIndex(): ShingleIndex {
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
    similarityToEach: (page) => {
      const shared = new Float64Array(sizes.length);
      for (const run of page)
        for (const other of holders.get(run) ?? []) shared[other] = (shared[other] ?? 0) + 1;
      return shared.map((both, other) => both / (page.length + (sizes[other] ?? 0) - both));
    },
  };
}

/** The similarity of every two pages: of each to all before it. Of a thousand pages in a second. */
export function similarityOfAll(pages: readonly Shingles[]): Float64Array {
  const index = createShingleIndex();
  return Float64Array.from(
    pages.flatMap((page) => {
      const toEarlier = index.similarityToEach(page);
      index.add(page);
      return [...toEarlier];
    }),
  );
}
