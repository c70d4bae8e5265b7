import { createPageIndex } from "./page-index.ts";
import type { Shingles } from "./shingles.ts";

/** The likeness of every two pages, in the order (0,1), (0,2), … (1,2), …; of a thousand pages in a second. */
export function likenessOfAll(pages: readonly Shingles[]): Float64Array {
  const index = createPageIndex();
  const all = new Float64Array((pages.length * (pages.length - 1)) / 2);
  pages.forEach((page, later) => {
    index.likenessToEach(page).forEach((likeness, earlier) => {
      all[position(earlier, later, pages.length)] = likeness;
    });
    index.add(page);
  });
  return all;
}

/** Where the pair of the pages `one` and `other`, one before other, stands among all pairs of `count` pages. */
const position = (one: number, other: number, count: number) =>
  (one * (2 * count - one - 1)) / 2 + (other - one - 1);
