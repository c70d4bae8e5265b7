import { similarity, shinglesOf } from "../../generator/src/similarity/shingles.ts";
import type { BuiltSite, Finding } from "./built-site.ts";
import { fileOf } from "./built-site.ts";

const MAX_SIMILARITY = 0.15;

/** Pages of two trades that share more than a little (docs/generated-sites.md §3). Services without a pack share one, and are not compared. */
export function checkStrangers(sites: readonly BuiltSite[]): Finding[] {
  const pages = sites.map((built) => ({
    ...built,
    shingles: shinglesOf(built.site, fileOf(built, "index.html") ?? ""),
  }));
  return pages.flatMap((one, index) =>
    pages.slice(index + 1).flatMap((other) => {
      if (one.generated.trade === other.generated.trade) return [];
      const score = similarity(one.shingles, other.shingles);
      const where = `${one.site.service} and ${other.site.service}`;
      return score > MAX_SIMILARITY ? [{ where, what: `a similarity of ${score.toFixed(3)}` }] : [];
    }),
  );
}
