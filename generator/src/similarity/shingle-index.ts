import type { Shingles } from "./shingles.ts";

/** Pages by their runs of words, so that a further page is compared with all of them at once. */
export type ShingleIndex = {
  add: (page: Shingles) => void;
  /** The similarity of the page to each one added, in the order in which they were added; the same values as those of `similarity`. */
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

/** The similarity of every two pages: of each page to all before it. It takes a second for a thousand pages. */
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
